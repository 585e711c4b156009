// Made of messages/de by build/words.ts. Do not edit.

export const ability = {
  'adventurers': 'Nimmt Glückskarten auch aus verbundenen Gängen.',
  'cultists': 'Nimmt Fallen auch aus verbundenen Gängen.',
  'henchmen': 'Wirft nach dir, was er trägt, wenn er dich sieht.',
  'rogues': 'Stiehlt in deinem Gang deine wertvollste Glückskarte.',
  'suits': 'Dreht am Ende seines Zuges seinen Gang.',
};

export const and = (said: { first: string | number; last: string | number }): string => `${said.first} und ${said.last}`;

export const andMore = (said: { n: string | number }): string => `und ${said.n} weitere`;

export const ap = (said: { ap: string | number }): string => `${said.ap} AP`;

export const apAndMoves = (said: { ap: string | number; move: string | number }): string => `${said.ap}+${said.move} AP`;

export const apAndMovesLeft = (said: { ap: string | number; move: string | number }): string => `Noch ${said.ap} AP und ${said.move} nur zum Gehen`;

export const apLeft = (said: { ap: string | number }): string => `Noch ${said.ap} AP`;

export const backupBrings = 'Deine Verstärkung bringt mit';

export const beforeInjury = (said: { n: string | number }): string => `Bevor du ${said.n} Leben verlierst`;

export const beforeMonster = 'Bevor du ihm begegnest';

export const bottomRow = 'Untere Reihe: Verbrauchsgüter und Fallen';

export const breaks = 'Aben|teurer Adrenalin|trank Anzug|träger Aus|rüstung Blut|durstige Blutstein|amulett Eifer|süchtiger Fein|werkzeug Fleder|mäuse Frag|würdige Friedens|pfeife Gas|granate Geizhals|münze Gesprun|gene Glücks|unter|hose Hand|langer Hasen|pfote Hilfs|sheriff Hin|reißender Höhlen|eingang Hypno|tischer Kristall|galerie Leder|tasche Leucht|pistole Nagel|stiefel Profes|sorin Rauch|bombe Riesen|grube Ritual|maske Ritual|schlüssel Ritual|schwert Schlur|fende Schmier|fett Schrei|ender Schutz|weste Schwin|gende Sieben|und|zwanzig Skelett|wache Spreng|ladung Stock|dunkle Tausch|pulver Tentakel|ding Troglo|dyt Über|lebender Über|zeugendes Verbrauchs|gut Ver|gessener Ver|lassenes';

export const canBeChosen = 'Wählbar.';

export const cardBrief = {
  'consumable': (said: { name: string | number }): string => `${said.name}, Verbrauchsgut`,
  'equipment': (said: { name: string | number }): string => `${said.name}, Ausrüstung`,
  'monster': (said: { name: string | number }): string => `${said.name}, Monster`,
  'trap': (said: { name: string | number }): string => `${said.name}, Falle`,
  'treasure': (said: { name: string | number }): string => `${said.name}, Schatz`,
};

export const caveCollapses = 'Die Höhle stürzt ein!';

export const caveHealthLeft = (said: { left: string | number }): string => `Leben der Höhle: ${said.left}`;

export const caveHealthTitle = 'Leben der Höhle: Bei 5 oder weniger kann sie einstürzen';

export const caveHolds = 'Sie hält.';

export const choicesLeft = (said: { n: number; picked: string | number }): string => `${said.picked}. ${said.n === 1 ? `${said.n} Möglichkeit.` : `${said.n} Möglichkeiten.`}`;

export const copiedBy = (said: { card: string | number; sort: string | number }): string => `${said.sort}, kopiert von ${said.card}`;

export const costs = (said: { ap: string | number }): string => `Kostet ${said.ap} AP.`;

export const damage = (said: { n: string | number }): string => `Schaden ${said.n}`;

export const dark = (said: { cell: string | number }): string => `Das Dunkel (${said.cell})`;

export const dazedSentence = 'Benommen: kein Rennen, −1 auf jeden Wurf.';

export const decides = 'entscheidet';

export const defenceHint = 'Würfle hoch: Wer wirft, muss es erreichen.';

export const dieIsCast = 'Der Würfel rollt';

export const dieShows = (said: { n: string | number }): string => `Der Würfel zeigt ${said.n}`;

export const difficultyAndDamage = (said: { damage: string | number; difficulty: string | number }): string => `Schwierigkeit ${said.difficulty}, Schaden ${said.damage}.`;

export const draft = 'Vor dem ersten Zug';

export const draftTitle = {
  'gear': 'Rüste dich aus',
  'roll': 'Wer beginnt?',
  'token': 'Wer geht hinein?',
};

export const explorerIn = (said: { explorer: string | number; place: string | number }): string => `${said.explorer}, ${said.place}`;

export const explorerOf = (said: { name: string | number; token: string | number }): string => `${said.name} (${said.token})`;

export const explorerWaits = (said: { explorer: string | number }): string => `${said.explorer}, wartet auf Verstärkung`;

export const face = (said: { card: string | number }): string => `Antreten gegen: ${said.card}`;

export const faceFirst = 'Gegen wen trittst du zuerst an?';

export const first = (said: { card: string | number }): string => `${said.card} zuerst`;

export const focus = (said: { ap: string | number }): string => `Konzentration <b>${said.ap}</b> AP`;

export const focusNow = (said: { n: string | number }): string => `Konzentration ${said.n}.`;

export const ghost = (said: { n: string | number }): string => `Geist ${said.n}`;

export const ghostAt = (said: { place: string | number }): string => `${said.place}.`;

export const ghostDead = 'Tot: im nächsten Zug zurück am Höhleneingang.';

export const ghostOf = (said: { faction: string | number; name: string | number }): string => `${said.name} der ${said.faction}`;

export const ghostUntouchable = 'Vor seinem ersten Zug unantastbar.';

export const goodFor = {
  'adventurers': 'Greif nach Dingen im nächsten Gang, und päppel dich auf.',
  'archaeologist': 'Greif nach Dingen im nächsten Gang, und päppel dich auf.',
  'brawler': 'Schlag in jedem Kampf härter zu, und wehr einen Hieb ganz ab.',
  'cultists': 'Ein mächtiger Hieb, eine Falle für andere und eine Verschnaufpause.',
  'henchmen': 'Schlag in jedem Kampf härter zu, und steck eine Wunde weg.',
  'miner': 'Grab, wo kein Weg ist, und spreng ihn hinter dir.',
  'rogues': 'Komm an Fallen vorbei, und wirf noch einmal, wenn es zählt.',
  'sadist': 'Ein mächtiger Hieb, und eine Falle für andere.',
  'suits': 'Grab, wo kein Weg ist, und schick Rivalen in die Irre.',
  'survivor': 'Gute Würfe heilen dich, und eine Wunde schmerzt weniger.',
  'thief': 'Komm an Fallen vorbei, und wirf noch einmal, wenn es zählt.',
};

export const handEmpty = 'Leer. Hierher kommen Karten, die du aufhebst oder gewinnst, für alle offen.';

export const handLimit = 'So viele Gegenstände darfst du am Ende des Zuges haben';

export const handOf = (said: { name: string | number }): string => `Hand von ${said.name}`;

export const handOver = (said: { limit: string | number; n: string | number; over: string | number }): string => `${said.n} von ${said.limit}: ${said.over} fallen lassen oder benutzen`;

export const handSize = (said: { limit: string | number; n: string | number }): string => `${said.n} von ${said.limit}`;

export const hanging = (said: { cell: string | number; tile: string | number }): string => `${said.tile}, hängt über ${said.cell}. Klick, um es zu drehen.`;

export const haulAway = (said: { name: string | number; value: string | number }): string => `<b>${said.name}</b>: ${said.value} von 3 in der Höhle`;

export const haulAwayKey = (said: { name: string | number; value: string | number }): string => `<b>${said.name}</b>: ${said.value} von 3 (der Ritualschlüssel zählt als 2) in der Höhle`;

export const haulHome = (said: { name: string | number; value: string | number }): string => `<b>${said.name}</b>: ${said.value} von 3 am Höhleneingang`;

export const haulHomeKey = (said: { name: string | number; value: string | number }): string => `<b>${said.name}</b>: ${said.value} von 3 (der Ritualschlüssel zählt als 2) am Höhleneingang`;

export const hazardBrief = {
  'monster': (said: { difficulty: string | number; name: string | number }): string => `${said.name}, Monster ${said.difficulty}`,
  'trap': (said: { difficulty: string | number; name: string | number }): string => `${said.name}, Falle ${said.difficulty}`,
};

export const headsFor = (said: { cell: string | number; ghost: string | number }): string => `${said.ghost} will nach ${said.cell}`;

export const health = 'Leben';

export const healthLabel = (said: { most: string | number; n: string | number }): string => `Leben ${said.n} von ${said.most}`;

export const healthOf = (said: { most: string | number; n: string | number }): string => `Leben ${said.n} von ${said.most}.`;

export const hit = 'Getroffen!';

export const holds = (said: { cards: string | number }): string => `Hat ${said.cards}.`;

export const holdsNothing = 'Hat nichts.';

export const howItStands = 'Wie es steht';

export const icons = (said: { fortunes: number; hazards: number }): string => `${said.hazards === 1 ? `${said.hazards} Gefahr` : `${said.hazards} Gefahren`}, ${said.fortunes === 1 ? `${said.fortunes} Glückskarte` : `${said.fortunes} Glückskarten`}`;

export const iconsAndText = (said: { fortunes: number; hazards: number; text: string | number }): string => `${said.hazards === 1 ? `${said.hazards} Gefahr` : `${said.hazards} Gefahren`}, ${said.fortunes === 1 ? `${said.fortunes} Glückskarte` : `${said.fortunes} Glückskarten`}. ${said.text}`;

export const iconsRead = (said: { fortunes: number; hazards: number }): string => `${said.hazards === 1 ? `${said.hazards} Gefahr` : `${said.hazards} Gefahren`} und ${said.fortunes === 1 ? `${said.fortunes} Glückskarte` : `${said.fortunes} Glückskarten`}.`;

export const inSight = 'In deiner Sichtlinie.';

export const key = {
  'a': 'die gewählte Karte benutzen',
  'arrows': 'von Ort zu Ort auf dem Plan',
  'c': 'Benommenheit abschütteln, befreien',
  'digits': 'eine Karte deiner Hand auswählen',
  'dx': 'Schritt für Schritt rennen, zerstören',
  'enter': 'wählen: hingehen, aufheben, zielen',
  'esc': 'zurücknehmen',
  'ey': 'Zug beenden oder fertig; abgeben',
  'g': 'das Plättchen legen, würfeln',
  'kp': 'nehmen oder weiter; passen, lassen oder stoppen',
  'm': 'alles, was ich tun kann, lang oder kurz',
  't': 'das nächste Wählbare',
  'tab': 'zu dem, was dort liegt und wer dort steht',
  'turn': 'das Plättchen drehen; weniger oder mehr Konzentration',
  'zoom': 'Zoom, ganze Höhle',
};

export const layIt = 'Legen';

export const layTheTile = 'Das Plättchen legen';

export const looksOnly = 'Sie unterscheiden sich nur im Aussehen: Nimm, wer dir gefällt.';

export const map = 'Plan der Höhle. Pfeiltasten gehen von Ort zu Ort, Tab zu dem, was dort liegt und wer dort steht, Enter wählt, T geht zum nächsten Wählbaren, Escape nimmt zurück.';

export const markAp = (said: { n: string | number }): string => `+${said.n} AP`;

export const markApGone = 'Alle AP weg';

export const markClear = 'Wieder klar';

export const markDazed = 'Benommen';

export const markFree = 'Frei';

export const markHealthGained = (said: { n: string | number }): string => `+${said.n} Leben`;

export const markHealthLost = (said: { n: string | number }): string => `−${said.n} Leben`;

export const markInjury = 'Verletzung';

export const markPinned = 'Eingeklemmt';

export const markUnhurt = 'Unverletzt';

export const missed = 'Verfehlt';

export const namePartner = (said: { name: string | number }): string => `${said.name} (Partner)`;

export const nameYou = (said: { name: string | number }): string => `${said.name} (du)`;

export const needed = (said: { needs: string | number }): string => `<b>${said.needs}+</b> nötig`;

export const neededParts = (said: { parts: string | number }): string => `(${said.parts})`;

export const noDamage = '0 Schaden';

export const noExplorer = 'Noch kein Entdecker';

export const noFleeing = 'Davor fliehst du nicht.';

export const notThatWay = (said: { why: string | number }): string => `So nicht: ${said.why}.`;

export const odds = (said: { odds: string | number }): string => `Chance: ${said.odds}`;

export const oddsCertain = 'sicher';

export const oddsNone = 'keine Chance';

export const oddsOfSix = (said: { good: string | number; percent: string | number }): string => `${said.good} von 6, ${said.percent} %`;

export const ofFaction = (said: { faction: string | number }): string => `der ${said.faction}`;

export const ofThree = (said: { n: string | number }): string => `${said.n} von 3 Schätzen`;

export const onInjury = (said: { text: string | number }): string => `Bei Verletzung: ${said.text}`;

export const onTurn = 'am Zug';

export const onePicked = 'Eine ist gewählt. Wähle die zweite.';

export const open = (said: { sides: string | number }): string => `Offen nach ${said.sides}.`;

export const openNotSo = (said: { sides: string | number; why: string | number }): string => `Offen nach ${said.sides}: so nicht, ${said.why}`;

export const openSo = (said: { sides: string | number }): string => `Offen nach ${said.sides}`;

export const openWhy = (said: { sides: string | number; why: string | number }): string => `Offen nach ${said.sides}: ${said.why}`;

export const openWhySentence = (said: { sides: string | number; why: string | number }): string => `Offen nach ${said.sides}: ${said.why}.`;

export const orDamage = (said: { n: string | number }): string => `sonst −${said.n} Leben`;

export const outcome = {
  'lost': 'Verloren',
  'skipped': 'Vorbeigeschlüpft',
  'won': 'Gewonnen!',
};

export const part = {
  'dazed': 'Benommen',
  'played': 'Gespielte Karten',
  'printed': 'Aufgedruckt',
  'treasures': 'Deine Schätze',
};

export const partnerFirst = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Du zuerst` : `${said.who.name} zuerst`}`;

export const passage = (said: { cell: string | number }): string => `Gang ${said.cell}`;

export const passages = 'Gänge';

export const pickIt = 'Drücken zeigt, was sie kann';

export const picked = 'Ausgewählt.';

export const pinnedSentence = 'Eingeklemmt: kann den Gang nicht verlassen.';

export const placeNamed = (said: { cell: string | number; name: string | number }): string => `${said.name} (${said.cell})`;

export const plan = {
  'carries-treasure': 'Er hat einen Schatz und jagt dich.',
  'no-treasure': 'Kein Schatz liegt herum: Er jagt dich.',
  'treasure': 'Dort liegt ein Schatz.',
};

export const playerAt = (said: { letter: string | number; name: string | number }): string => `${said.name}, Platz ${said.letter}`;

export const resignAsk = 'Aufgeben? Deine Figur stirbt, dieser Zug verfällt, und mit dem nächsten kommst du zurück.';

export const resignYes = 'Aufgeben';

export const roll = {
  'attack': 'Das Ziel treffen',
  'card': 'Für die Karte würfeln',
  'danger': 'Über den Sims',
  'defence': 'Dem Wurf ausweichen',
  'monster': 'Das Monster bekämpfen',
  'trap': 'Die Falle entschärfen',
};

export const rollComesTo = (said: { total: string | number }): string => `Der Wurf ergibt <b>${said.total}</b>`;

export const rollNow = 'Würfeln';

export const rollOf = (said: { name: string | number; roll: string | number }): string => `${said.name}: ${said.roll}`;

export const rollWithFocus = (said: { ap: string | number }): string => `Mit Konzentration +${said.ap} würfeln`;

export const sceneAgainst = (said: { what: string | number; who: string | number }): string => `${said.who} – ${said.what}`;

export const sceneDodge = (said: { defence: string | number }): string => `Ausweichen <b>${said.defence}</b>`;

export const sceneDodgeThrow = (said: { attack: string | number; defence: string | number }): string => `Ausweichen <b>${said.defence}</b>, Wurf <b>${said.attack}</b>`;

export const sceneNeeds = (said: { needs: string | number }): string => `${said.needs}+ nötig`;

export const sceneNeedsFocus = (said: { focus: string | number; needs: string | number }): string => `${said.needs}+ nötig, Konzentration +${said.focus}`;

export const sceneNeedsFocusTotal = (said: { focus: string | number; needs: string | number; total: string | number }): string => `${said.needs}+ nötig, Konzentration +${said.focus}: <b>${said.total}</b>`;

export const sceneNeedsTotal = (said: { needs: string | number; total: string | number }): string => `${said.needs}+ nötig: <b>${said.total}</b>`;

export const sceneThrow = (said: { at: string | number; by: string | number; card: string | number }): string => `${said.by} → ${said.at}: ${said.card}`;

export const seat = (said: { n: string | number }): string => `Platz ${said.n}`;

export const setTaken = (said: { set: string | number }): string => `<b>${said.set}</b> – vergeben`;

export const sort = {
  'consumable': 'Verbrauchsgut',
  'equipment': 'Ausrüstung',
  'monster': 'Monster',
  'trap': 'Falle',
  'treasure': 'Schatz',
};

export const status = {
  'dazed': 'Benommen',
  'destroyed': 'Hat zerstört',
  'finished': 'Fertig',
  'pinned': 'Eingeklemmt',
  'resigned': 'Aufgegeben',
  'shoved': 'Hat geschubst',
};

export const statusWhy = {
  'dazed': 'Kein Rennen, −1 auf jeden Wurf',
  'destroyed': 'Einmal zerstören im Zug',
  'finished': 'In diesem Zug fertig',
  'pinned': 'Kann den Gang nicht verlassen',
  'resigned': 'Verstärkung kommt im nächsten Zug',
  'shoved': 'Einmal schubsen im Zug',
};

export const stripCave = (said: { n: string | number }): string => `Höhle <b>${said.n}</b>`;

export const stripFortunes = (said: { n: string | number }): string => `Glück <b>${said.n}</b>`;

export const stripFortunesTitle = 'Karten im Glücksstapel';

export const stripHazards = (said: { n: string | number }): string => `Gefahren <b>${said.n}</b>`;

export const stripHazardsTitle = 'Karten im Gefahrenstapel';

export const stripHealth = ' Leben';

export const stripTiles = (said: { n: string | number }): string => `Plättchen <b>${said.n}</b>`;

export const stripTilesTitle = 'Plättchen im Stapel';

export const sum = (said: { die: string | number; total: string | number }): string => `Würfel ${said.die} = <b>${said.total}</b>`;

export const sumEnough = (said: { die: string | number; total: string | number }): string => `Würfel ${said.die} = <b>${said.total}</b>: reicht`;

export const sumFocus = (said: { die: string | number; focus: string | number; total: string | number }): string => `Würfel ${said.die} + Konzentration ${said.focus} = <b>${said.total}</b>`;

export const sumFocusEnough = (said: { die: string | number; focus: string | number; total: string | number }): string => `Würfel ${said.die} + Konzentration ${said.focus} = <b>${said.total}</b>: reicht`;

export const sumFocusShort = (said: { die: string | number; focus: string | number; total: string | number }): string => `Würfel ${said.die} + Konzentration ${said.focus} = <b>${said.total}</b>: reicht nicht`;

export const sumShort = (said: { die: string | number; total: string | number }): string => `Würfel ${said.die} = <b>${said.total}</b>: reicht nicht`;

export const takeBack = 'Zurücknehmen';

export const takenBy = (said: { explorer: string | number; name: string | number }): string => `${said.explorer}, gespielt von ${said.name}`;

export const team = {
  'dead': 'tot',
  'finished': 'ist fertig',
  'may': 'kann ziehen',
  'moves': 'am Zug',
  'resigned': 'hat aufgegeben',
  'you-move': 'am Zug',
};

export const teamCards = 'Die Karten des Teams: Wähle zwei für dich';

export const teamTurn = 'Der Zug deines Teams';

export const theDie = 'Der Würfel';

export const theLedge = 'der Sims';

export const thinking = 'denkt nach …';

export const title = {
  'dash': 'Rennen',
  'decide': 'Entscheiden',
  'destroy': 'Zerstören',
  'explorers': 'Entdecker',
  'move': 'Gehen',
  'passage': 'Dieser Gang',
  'pick-up': 'Aufheben',
  'shove': 'Schubsen',
  'starting-items': 'Startgegenstände',
  'turn': 'Zug',
  'use': 'Karte benutzen',
};

export const titleDrop = (said: { card: string | number }): string => `Fallen lassen: ${said.card}`;

export const titleThrow = (said: { card: string | number }): string => `Werfen: ${said.card}`;

export const topRow = 'Obere Reihe: Ausrüstung';

export const turnLeft = 'Nach links drehen';

export const turnLeftKey = 'Nach links drehen (,)';

export const turnRight = 'Nach rechts drehen';

export const turnRightKey = 'Nach rechts drehen (.)';

export const twoTiles = 'Zwei Plättchen im Laternenlicht';

export const undiscovered = 'Unentdeckt.';

export const use = (said: { card: string | number }): string => `Benutzen: ${said.card}`;

export const used = 'benutzt';

export const usedSentence = 'In diesem Zug benutzt.';

export const verb = {
  'bleed': 'Bluten',
  'dash': 'Rennen',
  'destroy': 'Zerstören',
  'drink': 'Trinken',
  'end-turn': 'Zug beenden',
  'farther': 'Weiterfliegen',
  'finish': 'Fertig',
  'keep': 'Nehmen',
  'leave': 'Liegen lassen',
  'pass': 'Passen',
  'play': 'Zug spielen',
  'pry-free': 'Befreien',
  'recover': 'Benommenheit abschütteln',
  'resign': 'Aufgeben',
  'stop': 'Erlöschen lassen',
  'turn-left': 'Nach links drehen',
  'turn-right': 'Nach rechts drehen',
  'use': 'Benutzen',
  'yield': 'Abgeben',
};

export const waysToLay = 'So kann es liegen';

export const whatIsThere = (said: { cards: string | number }): string => `Darin: ${said.cards}.`;

export const whichFirst = 'Was kommt zuerst?';

export const whoIsThere = (said: { who: string | number }): string => `Dort: ${said.who}.`;

export const you = 'Du';

export const yourHand = 'Deine Hand';
