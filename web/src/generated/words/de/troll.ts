// Made of messages/de by build/words.ts. Do not edit.

export const actionsLeft = (said: { n: number }): string => `${said.n === 1 ? `noch ${said.n} Aktion` : `noch ${said.n} Aktionen`}`;

export const adventurers = (said: { n: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `deine ${said.n} Abenteurer` : `die ${said.n} Abenteurer von ${said.who.name}`}`;

export const anArtifact = 'Ein Artefakt';

export const and = (said: { first: string | number; last: string | number }): string => `${said.first} und ${said.last}`;

export const andMore = (said: { n: string | number }): string => `und ${said.n} weitere.`;

export const arrives = {
  'hero': 'Kommt zu einem Eingang.',
  'monster': 'Kommt in eine Grube.',
};

export const artifact = 'Artefakt';

export const artifactText = {
  'boots': 'Einer deiner Helden geht bis zu drei Schritte.',
  'chalice': 'Stelle einen deiner verlorenen Helden auf einen beliebigen Eingang.',
  'cloak': 'Einer deiner Helden geht einen oder zwei Schritte; kein Ritter hält ihn auf.',
  'scroll': 'Stelle ein Monster eines Gegners, aber keinen Höhlentroll, aus einem Raum oder Eingang auf eine beliebige Grube.',
  'sword': 'Töte einen Ork oder Orkkrieger eines Gegners in einem Raum mit einem deiner Helden.',
  'tally': 'Werte einen Raum, in dem einer deiner Helden steht.',
};

export const artifacts = (said: { n: string | number }): string => `Artefakte <b>${said.n}</b>`;

export const artifactsLeft = (said: { n: string | number }): string => `Artefakte noch zu finden: <b>${said.n}</b>`;

export const artifactsLeftPlayed = (said: { n: string | number; names: string | number }): string => `Artefakte noch zu finden: <b>${said.n}</b> · gespielt: ${said.names}`;

export const artifactsTitle = 'Verdeckte Artefakte';

export const boardIsScored = 'Der Plan wird gewertet.';

export const boardPays = (said: { n: string | number }): string => `Plan <b>+${said.n}</b>`;

export const boardPaysTitle = 'Was der Plan jetzt brächte';

export const canBeChosen = 'Wählbar.';

export const card = {
  'find-an-artifact': 'Artefakt finden',
  'score-a-room': 'Raum werten',
  'treasure': 'Schatz',
};

export const cardText = {
  'find-an-artifact': 'Ziehe ein Artefakt, sieh es an und behalte es verdeckt.',
  'score-a-room': 'Wähle einen beliebigen Raum. Er wird sofort gewertet.',
  'treasure': 'Stelle deine Truhe in einen beliebigen Raum. Sie bringt bei jeder Wertung des Raums 4 Gold mehr, für den, der dort herrscht.',
};

export const chest = 'Truhe';

export const chestIn = (said: { place: string | number }): string => `in ${said.place}`;

export const chestLost = 'verloren';

export const chestOf = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `deine` : `die von ${said.who.name}`}`;

export const chestToCome = 'noch nicht gespielt';

export const chestsThere = (said: { n: number; owners: string | number }): string => `${said.n === 1 ? `Truhe` : `Truhen`}: ${said.owners}.`;

export const chooseATarget = 'Wähle ein Ziel';

export const coins = (said: { n: number }): string => `${said.n === 1 ? `1 Münze.` : `${said.n} Münzen.`}`;

export const decides = 'entscheidet';

export const deck = (said: { n: string | number }): string => `Stapel <b>${said.n}</b>`;

export const deckTitle = 'Karten im Stapel';

export const doorsTo = (said: { areas: string | number }): string => `Türen nach: ${said.areas}.`;

export const drawn = 'Gezogen';

export const entrance = 'Eingang: Hier kommen Helden herein.';

export const figure = {
  'adventurer': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Abenteurer` : `der Abenteurer von ${said.who.name}`}`,
  'assassin': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Meuchler` : `der Meuchler von ${said.who.name}`}`,
  'barbarian': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Barbar` : `der Barbar von ${said.who.name}`}`,
  'berserker': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Berserker` : `der Berserker von ${said.who.name}`}`,
  'cave-troll': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Höhlentroll` : `der Höhlentroll von ${said.who.name}`}`,
  'dwarf': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Zwerg` : `der Zwerg von ${said.who.name}`}`,
  'giant-slayer': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Riesentöter` : `der Riesentöter von ${said.who.name}`}`,
  'grunt': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Orkkrieger` : `der Orkkrieger von ${said.who.name}`}`,
  'knight': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Ritter` : `der Ritter von ${said.who.name}`}`,
  'orc': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Ork` : `der Ork von ${said.who.name}`}`,
  'paladin': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Paladin` : `der Paladin von ${said.who.name}`}`,
  'rampaging-troll': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein wütender Troll` : `der wütende Troll von ${said.who.name}`}`,
  'siren-banshee': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `deine Sirenen-Banshee` : `die Sirenen-Banshee von ${said.who.name}`}`,
  'thief': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Dieb` : `der Dieb von ${said.who.name}`}`,
  'wraith': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Geist` : `der Geist von ${said.who.name}`}`,
};

export const figureIn = (said: { figure: string | number; place: string | number }): string => `${said.figure} in ${said.place}.`;

export const figureText = {
  'adventurer': 'Keine besondere Fähigkeit.',
  'assassin': 'Tötet für eine Aktion einen einzelnen Helden (keinen Meuchler) oder einen einzelnen Orkkrieger in seinem Raum.',
  'barbarian': 'Zählt bei der Wertung seines Raums als zwei Helden. Kein Geist kann ihn drängen.',
  'berserker': 'Herrscht ein Gegner in seinem Raum, teilen sich beide das Gold. Er darf in einen Raum mit fünf Figuren, wenn keine davon deine ist, aber in keinen mit dem Berserker eines Gegners.',
  'cave-troll': 'Kommt in einen Raum ohne Höhlentroll. Jeder darf eine Figur daraus retten; der Rest geht verloren. Bewegt sich nie; niemand darf hinein.',
  'dwarf': 'Verdoppelt die aufgedruckten Münzen seines Raums, egal wer dort herrscht. Truhen werden nicht verdoppelt.',
  'giant-slayer': 'Bekommt 1 Gold, wenn er einen leeren Raum betritt, einmal je Zug. Für eine Aktion gehen er und ein wütender Troll in seinem Raum beide verloren.',
  'grunt': 'Tötet für eine Aktion alle Abenteurer der Gegner in seinem Raum.',
  'knight': 'Figuren der Gegner dürfen seinen Raum nicht betreten, nur Ritter. Orks in einem Raum, den er betritt, gehen verloren.',
  'orc': 'Tötet für eine Aktion einen beliebigen Helden in seinem Raum.',
  'paladin': 'Deine Helden in seinem Raum kann keine Banshee anlocken, deine Abenteurer dort kein Orkkrieger töten. Für eine Aktion schickt er die Banshee eines Gegners aus seinem Raum in eine Grube.',
  'rampaging-troll': 'Bewegt sich einmal je Zug. Für eine Aktion drängt er zwei andere Figuren aus seinem Raum; alle, die dann noch dort sind, gehen verloren.',
  'siren-banshee': 'Geht für eine Aktion einen oder zwei Schritte. Für eine Aktion lockt sie den Helden eines Gegners aus einem Nachbarraum zu sich.',
  'thief': 'Für eine Aktion kommt er in jeden Raum und zu jedem Eingang, den er betreten darf.',
  'wraith': 'Betritt er einen Raum, oder für eine Aktion, drängt er einen Helden in einen Nachbarraum oder Eingang. Er darf in einen Raum mit fünf Figuren, wenn er dann drängt.',
};

export const goTo = (said: { places: string | number }): string => `Gehe nach ${said.places}.`;

export const goToOneOf = (said: { n: string | number }): string => `Kann an ${said.n} Orte gehen.`;

export const gold = 'Gold';

export const goldAndSoon = (said: { gold: string | number; soon: string | number }): string => `${said.gold} Gold; der Plan brächte jetzt ${said.soon}`;

export const goldRead = (said: { n: string | number }): string => `${said.n}<read> Gold</read>`;

export const hand = (said: { n: string | number }): string => `Hand <b>${said.n}</b>`;

export const handTitle = 'Karten auf der Hand';

export const heading = {
  'abilities': 'Fähigkeiten',
  'artifacts': 'Artefakte',
  'cards': 'Karten',
  'turn': 'Zug',
  'where': 'Wohin',
};

export const headingFlee = (said: { figure: string | number }): string => `Flucht: ${said.figure}`;

export const headingMove = (said: { figure: string | number; place: string | number }): string => `${said.figure} in ${said.place}`;

export const holds = (said: { what: string | number }): string => `Hat <b>${said.what}</b>`;

export const inHand = 'Auf der Hand';

export const inPlay = 'Im Spiel';

export const isPicked = 'Ausgewählt.';

export const keptGold = 'Gold am Ende, wenn nie gespielt';

export const key = {
  'a': 'Fähigkeiten und Artefakte',
  'arrows': 'auf dem Plan von Ort zu Ort',
  'cards': 'eine Karte spielen',
  'd': 'eine Karte ziehen',
  'e': 'den Zug beenden',
  'enter': 'wählen',
  'esc': 'zurücknehmen',
  'm': 'alles, was ich tun kann, lang oder kurz',
  's': 'bleiben, nicht drängen, anhalten',
  't': 'das nächste, was wählbar ist',
  'tab': 'zu den Figuren dort',
  'zoom': 'vergrößern, ganze Höhle',
};

export const keyOf = (said: { key: string | number }): string => `Taste: ${said.key}`;

export const map = 'Plan der Höhle. Pfeiltasten führen von Ort zu Ort, Tab zu den Figuren dort, Enter wählt, Escape nimmt zurück.';

export const myCards = 'Meine Karten';

export const nameYou = (said: { name: string | number }): string => `${said.name} (du)`;

export const nobody = 'niemand';

export const nobodyThere = 'Niemand ist dort.';

export const none = 'keine';

export const onTurn = 'am Zug';

export const or = (said: { first: string | number; last: string | number }): string => `${said.first} oder ${said.last}`;

export const owned = {
  'hero': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Dein Held` : `Held von ${said.who.name}`}`,
  'monster': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Dein Monster` : `Monster von ${said.who.name}`}`,
};

export const pays = (said: { gold: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Du herrschst hier` : `${said.who.name} herrscht hier`}: ${said.gold} Gold.`;

export const paysEach = (said: { gold: string | number; sharer: { name: string; you: boolean }; who: { name: string; you: boolean } }): string => `${said.who.you ? `Du herrschst hier` : `${said.who.name} herrscht hier`}, und ${said.sharer.you ? `du bekommst die Hälfte` : `${said.sharer.name} bekommt die Hälfte`}: je ${said.gold} Gold.`;

export const paysNobody = (said: { gold: string | number }): string => `Niemand herrscht hier; die ${said.gold} Gold bekäme niemand.`;

export const pickedNow = (said: { n: number; what: string | number }): string => `${said.what}. ${said.n === 1 ? `1 Möglichkeit.` : `${said.n} Möglichkeiten.`}`;

export const pile = {
  'discards': 'Ablage',
  'lost': 'Verloren',
  'removed': 'Aus dem Spiel',
  'scoring': 'Auf dem Wertungsstapel',
  'supply': 'Noch nicht im Spiel',
};

export const piles = (said: { lost: string | number; played: string | number; supply: string | number }): string => `Verloren ${said.lost} · Vorrat ${said.supply} · gespielt ${said.played}`;

export const pit = 'Grube: Hier kommen Monster herein; kein Held darf hinein.';

export const play = 'Spielen:';

export const playIt = (said: { n: string | number }): string => `Spielen (${said.n})`;

export const playedArtifacts = (said: { names: string | number }): string => `Gespielt: ${said.names}`;

export const playerAt = (said: { name: string | number; seat: string | number }): string => `${said.name}, Platz ${said.seat}`;

export const scoredSoFar = (said: { n: number }): string => `${said.n === 1 ? `Bisher einmal gewertet.` : `Bisher ${said.n}-mal gewertet.`}`;

export const scoringIcons = (said: { n: number }): string => `${said.n === 1 ? `${said.n} Wertungssymbol` : `${said.n} Wertungssymbole`}`;

export const scoringPile = 'Wertungsstapel';

export const scoringPileTitle = 'Wertungsstapel: Bei fünf wird der ganze Plan gewertet';

export const scoringWouldPay = 'Was eine Wertung des Plans jetzt brächte';

export const seat = (said: { n: string | number }): string => `Platz ${said.n}`;

export const soon = (said: { soon: string | number }): string => `Der Plan brächte jetzt ${said.soon}`;

export const standing = 'Wie es steht';

export const thinking = 'denkt nach';

export const untilScored = (said: { n: string | number }): string => `Noch ${said.n}, dann wird der ganze Plan gewertet.`;

export const useIt = 'Benutzen';

export const verb = {
  'attack': 'Angreifen',
  'draw': 'Karte ziehen',
  'end-turn': 'Zug beenden',
  'no-push': 'Nicht drängen',
  'rampage': 'Wüten',
  'stay': 'Bleiben',
  'stop': 'Hier anhalten',
};

export const whoComesBack = 'Wer kommt zurück?';

export const whoIsThere = (said: { who: string | number }): string => `Dort: ${said.who}.`;

export const you = 'Du';
