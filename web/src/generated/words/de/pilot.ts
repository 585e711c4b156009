// Made of messages/de by build/words.ts. Do not edit.

export const aboutToRoll = 'Gleich rollen die Würfel …';

export const actionOf = (said: { all: string | number; n: string | number }): string => `${said.n} von ${said.all}`;

export const aim = 'Worum es geht';

export const aims = {
  'others': 'Das meiste Ansehen gewinnt. Wer abstürzt oder feststeckt, hat verloren.',
  'solo': 'Komm mit so viel Ansehen wie möglich durch die Höhle.',
  'team': 'Partner sitzen einander gegenüber und zählen ihr Ansehen zusammen.',
};

export const alwaysOn = 'immer aktiv';

export const and = (said: { first: string | number; last: string | number }): string => `${said.first} und ${said.last}`;

export const anyTurn = 'jeder Zug';

export const attacksInRange = (said: { reach: string | number }): string => `Greift Flugzeuge in Reichweite an: ${said.reach}.`;

export const aura = (said: { adds: string | number; reach: string | number }): string => `Karten in Reichweite (${said.reach}) sind um ${said.adds} schwerer.`;

export const blownBack = 'zurückgeweht';

export const breaks = 'Asbest|mantel Ausge|glichenes Beta|tuch|schild Birken|schicht|holz Cyber|angriff Dampf|turbine Duralumin|haut Eisen|kuppel Enten|flügel Faraday|scher Fleder|maus|flügel Fowler|klappen Funk|peiler Glimmer|gitter Gutta|percha|schürze Har|nisch Harvey|stahl Herolds|trompete Kassen|buch Keramik|mosaik Kessel|blech Knick|flügel Kraft|magnet Leit|system Lombard|pfand Magnet|kompass Magnet|über|reder Naphtha|diesel Pedal|dynamo Polar|licht|schild Puls|strahl|trieb|werk Quarz|ablenker Ram|bouil|let Rauch|kanister Reihen|motor Reserve|tank Schall|angriff Schwarz|lose Segel|tuch|schirm Sieben|zylinder Signal|pistole Stern|motor Stoß|fänger Trag|flächen|ver|windung Umlauf|motor Ver|besserter Wasser|waage Wende|zeiger Wootz|panzer Zemen|tierte Zinn|ver|kleidung Zufalls|leucht|kugel';

export const brood = 'Eine Höhle der Brut.';

export const broodsCleared = (said: { n: string | number }): string => `<b>${said.n} von 5</b> Bruthöhlen geräumt.`;

export const canBeBought = 'Kaufbar.';

export const canBeChosen = 'Wählbar.';

export const canBeLaid = 'Kann angelegt werden.';

export const canBeUsed = 'Benutzbar.';

export const cardUsed = (said: { card: string | number; name: string | number }): string => `${said.name}: <b>${said.card}</b>`;

export const cardsLost = (said: { n: number }): string => `${said.n === 1 ? `${said.n} ganze Erkundungskarte verloren` : `${said.n} ganze Erkundungskarten verloren`}`;

export const cardsToLay = 'Höhlenkarten zum Anlegen';

export const caveAt = (said: { colour: string | number; place: string | number; title: string | number }): string => `${said.title}, ${said.place}, ${said.colour}.`;

export const caves = 'Höhlenkarten';

export const ceiling = (said: { column: string | number }): string => `Decke ${said.column}`;

export const challenge = 'Die Herausforderung';

export const chanceToPass = (said: { chances: string | number }): string => `Chance zu bestehen: ${said.chances}.`;

export const choicesLeft = (said: { n: number; picked: string | number }): string => `${said.picked}. ${said.n === 1 ? `${said.n} Möglichkeit.` : `${said.n} Möglichkeiten.`}`;

export const cleared = 'Geräumt.';

export const clearedStamp = 'geräumt';

export const colour = {
  'orange': 'orange',
  'red': 'rot',
  'yellow': 'gelb',
};

export const credits = 'Credits';

export const creditsRead = ' Credits';

export const creditsTitle = 'Credits';

export const decides = 'entscheidet';

export const die = {
  'orange': 'den orangefarbenen Würfel',
  'yellow': 'den gelben Würfel',
};

export const drawOne = '+1 Karte für 1';

export const drawRow = (said: { n: string | number; row: string | number }): string => `Reihe ${said.row}: +1 Karte für 1. Noch ${said.n} im Stapel; eine aufzudecken kostet 1 Credit.`;

export const empty = (said: { place: string | number }): string => `${said.place}, leer.`;

export const emptySpot = (said: { place: string | number; spot: string | number }): string => `${said.spot}: ${said.place}, leer.`;

export const exitBonus = (said: { n: string | number }): string => `Durch den Ausgang: <gain>+${said.n}</gain>, wie die Höhle jetzt steht.`;

export const exitOpen = 'Ausgang offen';

export const exploreMark = 'Erkundungszeichen: Lande hier, um zu erkunden.';

export const failed = 'Misslungen';

export const finalRound = 'Letzte Runde';

export const first = '1.';

export const firstToken = 'Startspielerstein';

export const flooded = 'Unter Wasser.';

export const floor = (said: { column: string | number }): string => `Boden ${said.column}`;

export const free = 'frei';

export const gate = (said: { gate: string | number }): string => `${said.gate}.`;

export const gateThere = (said: { gate: string | number; planes: string | number }): string => `${said.gate}. Dort: ${said.planes}.`;

export const give = (said: { item: string | number }): string => `${said.item} geben`;

export const giveUpAsk = 'Aufgeben? Dein Flug endet hier.';

export const giveUpYes = 'Aufgeben';

export const goOn = 'Weiter';

export const gone = 'weg';

export const grades = (said: { gold: string | number; silver: string | number }): string => `Silber ab ${said.silver}, Gold ab ${said.gold} Ansehen im Schnitt.`;

export const handCave = (said: { colour: string | number; title: string | number }): string => `${said.title}, ${said.colour}.`;

export const handChances = (said: { chances: string | number }): string => `Mit dem, was du hast: ${said.chances} Prozent Chance zu bestehen.`;

export const harderNow = (said: { n: string | number }): string => `Jetzt um ${said.n} schwerer.`;

export const hitsOn = (said: { n: number; symbol: string | number }): string => `${said.n} Treffer auf ${said.symbol}`;

export const hitsShown = {
  'orange': 'so viele Treffer, wie der orangefarbene Würfel zeigt',
  'yellow': 'so viele Treffer, wie der gelbe Würfel zeigt',
};

export const howItStands = 'Wie es steht';

export const inAllTurns = (said: { steps: string | number }): string => `In allen Zügen: ${said.steps}.`;

export const inOwnTurn = (said: { steps: string | number }): string => `Im eigenen Zug: ${said.steps}.`;

export const inTheAir = 'in der Luft …';

export const isOut = (said: { name: string | number }): string => `${said.name}: ausgeschieden`;

export const justHappened = 'Was gerade geschah';

export const key = {
  'arrows': 'von Ort zu Ort in der Höhle',
  'd': 'fertig: weiter, landen, Zug beenden',
  'digits': 'eine Höhlenkarte nehmen',
  'e': 'Zusatzrunde, erkunden',
  'enter': 'wählen',
  'esc': 'zurücknehmen',
  'fb': 'Treibstoff kaufen, Rakete kaufen',
  'g': 'noch einmal würfeln, zweiter Teil, zustimmen',
  'h': 'zeigen, wo ich bin',
  'm': 'alles, was ich tun kann, lang oder kurz',
  's': 'bleiben, schweben, Schrottplatz',
  't': 'das nächste Wählbare',
  'zoom': 'Zoom, ganze Höhle',
};

export const layIt = (said: { key: string | number }): string => `Anlegen (${said.key})`;

export const line = {
  'lower': 'Untere Zeile',
  'upper': 'Obere Zeile',
};

export const loreCubes = (said: { n: string | number }): string => `Rote Klötzchen: ${said.n}. Jedes zieht 1 vom Wurf ab.`;

export const loreEntrance = 'Der Eingang';

export const loreEntranceText = 'Hier kannst du zwei Züge lang ausbauen und erkunden, einen dritten auf dem Schrottplatz für 1 Credit.';

export const loreExit = 'Der Ausgang';

export const loreExitText = 'Wer hindurchfliegt, ist am Ziel. Der Lohn: ein Drittel der Höhlenkarten.';

export const loreFlooded = 'Unter Wasser: kein Ansehen, nichts zu tun nach der Landung.';

export const loreHandled = 'Du hast sie schon abgehandelt: nichts zu fürchten.';

export const loreHarder = (said: { n: string | number }): string => `Jetzt um ${said.n} schwerer durch das, was in der Nähe liegt.`;

export const loreNothing = (said: { place: string | number }): string => `${said.place}: Hier liegt noch nichts.`;

export const loreOdds = (said: { chances: string | number; left: string | number }): string => `Du hättest ${said.left}: ${said.chances} Chance zu bestehen.`;

export const loreOoze = 'Der Schleim fließt.';

export const loreWithThis = (said: { chances: string | number }): string => `Mit dem, was du hast: ${said.chances} Chance zu bestehen.`;

export const mat = 'Tableau';

export const matBoth = (said: { caves: number; explorations: number }): string => `Tableau, ${said.explorations === 1 ? `${said.explorations} Erkundungskarte` : `${said.explorations} Erkundungskarten`}, ${said.caves === 1 ? `${said.caves} Höhlenkarte` : `${said.caves} Höhlenkarten`}`;

export const matCaves = (said: { caves: number }): string => `Tableau, ${said.caves === 1 ? `${said.caves} Höhlenkarte` : `${said.caves} Höhlenkarten`}`;

export const matExplorations = (said: { explorations: number }): string => `Tableau, ${said.explorations === 1 ? `${said.explorations} Erkundungskarte` : `${said.explorations} Erkundungskarten`}`;

export const missileAt = (said: { name: string | number; target: string | number }): string => `${said.name} → ${said.target}`;

export const missileChances = 'Chancen der Rakete';

export const missiles = 'Raketen';

export const mustBeat = (said: { left: string | number; right: string | number }): string => `${said.left} gegen ${said.right}`;

export const myCaves = 'Meine Höhlenkarten';

export const myMat = 'Mein Tableau';

export const namedAt = (said: { spot: string | number; title: string | number }): string => `${said.title} (${said.spot})`;

export const noCaves = 'Keine Höhlenkarten mehr.';

export const noDamage = 'kein Schaden';

export const noEffect = 'ohne Wirkung';

export const noTitle = 'Kein Titel: Das Flugzeug kam nicht durch';

export const nothing = 'nichts';

export const ofColour = {
  'orange': (said: { n: string | number }): string => `${said.n} orangefarbene`,
  'red': (said: { n: string | number }): string => `${said.n} rote`,
  'yellow': (said: { n: string | number }): string => `${said.n} gelbe`,
};

export const onTurn = 'am Zug';

export const onTurnRound = (said: { round: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Du bist am Zug, Runde ${said.round}.` : `${said.who.name} ist am Zug, Runde ${said.round}.`}`;

export const ooze = (said: { adds: string | number; reach: string | number }): string => `Nach dem Betreten sind Karten in Reichweite (${said.reach}) eine Weile um ${said.adds} schwerer.`;

export const or = (said: { first: string | number; last: string | number }): string => `${said.first} oder ${said.last}`;

export const out = 'ausgeschieden';

export const outOfTheGame = 'Ausgeschieden';

export const part = (said: { challenge: string | number; penalty: string | number; reputation: string | number }): string => `${said.challenge}. Bestanden: ${said.reputation} Ansehen. Misslungen: ${said.penalty}.`;

export const partName = {
  'lower': 'unten',
  'maw': 'Schlund',
  'spider': 'Spinne',
  'tendrils': 'Ranken',
  'upper': 'oben',
  'web': 'Netz',
};

export const partNamed = (said: { challenge: string | number; part: string | number; penalty: string | number; reputation: string | number }): string => `${said.part}: ${said.challenge}. Bestanden: ${said.reputation} Ansehen. Misslungen: ${said.penalty}.`;

export const partner = 'Partner';

export const passed = 'Bestanden';

export const percent = (said: { n: string | number }): string => `${said.n} %`;

export const percentSpoken = (said: { n: string | number }): string => `${said.n} Prozent`;

export const permanent = (said: { n: number }): string => `dauerhaft, hält ${said.n} Treffer aus`;

export const pileCaves = (said: { n: number }): string => `Im Stapel: ${said.n === 1 ? `${said.n} Höhle.` : `${said.n} Höhlen.`}`;

export const pileHolds = (said: { caves: string | number }): string => `Im Stapel: ${said.caves}.`;

export const pileLeft = (said: { n: string | number }): string => `noch ${said.n}`;

export const place = {
  'entrance': 'Eingang',
  'exit': 'Ausgang',
  'out': 'ausgeschieden',
  'outside': 'vor der Höhle',
};

export const planeAt = (said: { place: string | number; plane: string | number }): string => `${said.plane}, ${said.place}.`;

export const planeOf = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `dein Flugzeug` : `das Flugzeug von ${said.who.name}`}`;

export const playerAt = (said: { letter: string | number; name: string | number }): string => `${said.name}, Platz ${said.letter}`;

export const playerSentence = (said: { credits: number; missiles: number; name: string | number; place: string | number; reputation: string | number; values: string | number }): string => `${said.name}: ${said.reputation} Ansehen, ${said.credits === 1 ? `${said.credits} Credit` : `${said.credits} Credits`}, ${said.missiles === 1 ? `${said.missiles} Rakete` : `${said.missiles} Raketen`}, ${said.values}; ${said.place}.`;

export const plus = (said: { first: string | number; second: string | number }): string => `${said.first} plus ${said.second}`;

export const propertyOf = (said: { property: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `${said.property} bei dir` : `${said.property} bei ${said.who.name}`}`;

export const pushed = {
  'backward': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Dein Flugzeug rückwärts` : `Das Flugzeug von ${said.who.name} rückwärts`}`,
  'forward': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Dein Flugzeug vorwärts` : `Das Flugzeug von ${said.who.name} vorwärts`}`,
};

export const reach = {
  'ahead': (said: { range: string | number }): string => `${said.range} voraus`,
  'all': (said: { range: string | number }): string => `${said.range} rundum`,
  'behind': (said: { range: string | number }): string => `${said.range} dahinter`,
  'row': (said: { range: string | number }): string => `${said.range} entlang der Reihe`,
};

export const redCubes = (said: { n: number }): string => `${said.n === 1 ? `${said.n} rotes Klötzchen.` : `${said.n} rote Klötzchen.`}`;

export const refresh = 'auffrischen';

export const refreshRow = (said: { n: string | number; row: string | number }): string => `Reihe ${said.row}: auffrischen. Noch ${said.n} im Stapel.`;

export const reputation = 'Ansehen';

export const reputationLost = (said: { n: string | number }): string => `${said.n} Ansehen verloren`;

export const reputationRead = ' Ansehen';

export const reserved = 'reserviert';

export const reservedBy = (said: { name: string | number }): string => `Reserviert von ${said.name}.`;

export const rolledUndoable = 'Gewürfelt; der Wurf kann noch ungültig werden.';

export const round = 'Runde';

export const roundNow = (said: { n: string | number }): string => `Runde <b>${said.n}</b>`;

export const row = (said: { row: string | number }): string => `Reihe ${said.row}`;

export const scenario = {
  'night-mail': 'Nachtpost',
  'purge': 'Jagd auf die Brut',
  'rising-water': 'Steigendes Wasser',
};

export const scenarioText = {
  'night-mail': 'Jedes Flugzeug trägt Post. Alle müssen ankommen, spätestens zwei volle Runden nach der Runde, in der das erste ankam. Wer abstürzt oder feststeckt, verliert die Post und damit das Spiel.',
  'purge': 'Wer eine Herausforderung einer Brutkarte besteht, legt ein rotes Klötzchen darauf; drei räumen die Karte, und alle gewinnen ein Ansehen. Räumt mindestens fünf der sechs und verliert höchstens ein Flugzeug.',
  'rising-water': 'Ab dem Ende der vierten Runde steigt das Wasser jede Runde um eine Spalte: 2 Treffer für jedes Flugzeug dort oder dahinter, und überflutete Karten geben kein Ansehen, keinen Ausbau und nichts zu erkunden. Alle Flugzeuge bis auf eines müssen ankommen; von zweien beide.',
};

export const seat = (said: { n: string | number }): string => `Platz ${said.n}`;

export const shelf = (said: { shelf: string | number }): string => `Laden ${said.shelf}`;

export const shop = 'Höhlenladen';

export const shopMaintenance = (said: { price: string | number; title: string | number }): string => `+1 ${said.title}: 1 mehr, kostet ${said.price}.`;

export const shopUpgrade = (said: { price: string | number; property: string | number; title: string | number; value: string | number }): string => `${said.value} ${said.title}: ${said.property}, kostet ${said.price}.`;

export const slotCard = (said: { slot: string | number; title: string | number; value: string | number }): string => `${said.slot}: ${said.value} ${said.title}`;

export const slotFree = (said: { slot: string | number }): string => `${said.slot}: frei`;

export const slotFreeChoosable = (said: { slot: string | number }): string => `${said.slot}: frei. Wählbar.`;

export const slotHits = (said: { n: number }): string => `${said.n} Treffer`;

export const slotHolds = (said: { slot: string | number; title: string | number; value: string | number }): string => `${said.slot}: ${said.title}, ${said.value}`;

export const slotMaintained = 'mit Wartung';

export const step = {
  'extra': 'Zusatzrunden',
  'fire': 'Raketenschritt',
  'handle': 'Herausforderungen',
  'land': 'Landung',
  'move': 'Flugschritt',
  'refresh': 'Ladenschritt',
};

export const stock = {
  'fuel': 'Treibstoff',
  'missile': 'Rakete',
  'missiles': 'Raketen',
};

export const stockOf = (said: { n: string | number; stock: string | number }): string => `${said.stock}: ${said.n}`;

export const stockOfMost = (said: { most: string | number; n: string | number; stock: string | number }): string => `${said.stock}: ${said.n} von ${said.most}`;

export const take = (said: { item: string | number }): string => `${said.item} nehmen`;

export const takenTimes = (said: { n: string | number }): string => `Wird ${said.n}-mal abgehandelt.`;

export const theCave = 'Die Höhle. Pfeiltasten gehen von Ort zu Ort, Enter wählt, t geht zur nächsten Möglichkeit, Escape nimmt zurück.';

export const theDie = {
  'orange': 'Der orangefarbene Würfel',
  'yellow': 'Der gelbe Würfel',
};

export const theFlight = 'Der Flug';

export const there = (said: { planes: string | number }): string => `Dort: ${said.planes}.`;

export const thinking = 'denkt nach …';

export const through = 'am Ziel';

export const throughTheExit = 'Durch den Ausgang';

export const title = {
  'exploration': 'Erkundung',
  'fly': 'Fliegen',
  'missiles': 'Raketen',
  'shop': 'Laden',
  'trade': 'Tausch',
  'turn': 'Zug',
  'which-card': 'Welche Karte',
};

export const titleBelow = (said: { n: string | number; title: string | number }): string => `${said.title} unter ${said.n}`;

export const titleFrom = (said: { n: string | number; title: string | number }): string => `${said.title} ab ${said.n}`;

export const titleLay = (said: { cave: string | number }): string => `Anlegen: ${said.cave}`;

export const toLay = (said: { n: number }): string => `${said.n === 1 ? `noch ${said.n} Karte` : `noch ${said.n} Karten`}`;

export const toLayTitle = 'Höhlenkarten, die noch anzulegen sind';

export const toPass = (said: { chance: string | number }): string => `${said.chance} % Chance`;

export const track = (said: { all: string | number }): string => `Ansehen: ${said.all}. Mit 55 gibt es den Titel Cave Pilot 55.`;

export const twoParts = 'Zwei Teile nacheinander; wer den ersten besteht, darf den zweiten auslassen und landen.';

export const typeValue = (said: { type: string | number; value: string | number }): string => `${said.type}: ${said.value}`;

export const upgradeMark = 'Ausbauzeichen: Lande hier, um im Laden zu handeln.';

export const usesLeft = (said: { n: number }): string => `${said.n === 1 ? `noch ${said.n} Benutzung` : `noch ${said.n} Benutzungen`}`;

export const verb = {
  'again': 'Noch einmal würfeln',
  'agree': 'Zustimmen',
  'begin-fire': 'Feuern',
  'begin-land': 'Landen',
  'begin-move': 'Fliegen',
  'begin-refresh': 'Laden auffrischen',
  'buy-fuel': 'Treibstoff, 3',
  'buy-missile': 'Rakete, 3',
  'continue': 'Den zweiten Teil angehen',
  'end-turn': 'Zug beenden',
  'explore': 'Erkunden',
  'extra-free': 'Zusatzrunde fliegen',
  'extra-fuel': 'Zusatzrunde, 1 Treibstoff',
  'extra-gyro': 'Zusatzrunde, Gyro',
  'extra-tank': 'Zusatzrunde, Reservetank',
  'give-up': 'Aufgeben',
  'hover': 'Schweben',
  'ignore': 'Auslassen und landen',
  'land': 'Landen',
  'pass': 'Weiter',
  'refuse': 'Ablehnen',
  'scrapyard': 'Schrottplatz, 1 Credit',
  'stay': 'Bleiben',
  'stop': 'Hier aufhören',
  'trade': 'Tausch anbieten',
};

export const waterAt = (said: { n: string | number }): string => `Wasser bei ${said.n}`;

export const whatIsFixed = 'Aufgedruckte Zahl, was in der Nähe liegt, weniger rote Klötzchen';

export const whatItHas = 'Was das Flugzeug hat';

export const whatWasNeeded = 'Was nötig war';

export const wind = (said: { range: string | number }): string => `Der gelbe Würfel wählt die Zeile: bei 0 oder 2 die obere. Bestanden: ${said.range} Felder weitergeweht; misslungen: ${said.range} zurück.`;

export const you = 'Du';
