// Made of messages/de by build/words.ts. Do not edit.

export const aGrue = 'Ein Grue';

export const about = {
  'collect': 'Einsammeln',
  'decline': 'Verzichten',
  'defuse': 'Dynamit',
  'deploy': 'Dynamit',
  'eat': 'Fressen',
  'end-turn': 'Zug beenden',
  'leave': 'Die Höhlen verlassen',
  'medkit': 'Verbandskasten',
  'pass': 'Passen',
  'take': 'Gegenstände',
  'try': 'Versuchen',
};

export const and = (said: { first: string | number; last: string | number }): string => `${said.first} und ${said.last}`;

export const andMore = (said: { n: string | number }): string => `und ${said.n} weitere.`;

export const bearingOne = (said: { far: string | number; side: string | number }): string => `${said.far} nach ${said.side} vom Basislager aus`;

export const bearingTwo = (said: { far: string | number; more: string | number; side: string | number; turn: string | number }): string => `${said.far} nach ${said.side} und ${said.more} nach ${said.turn} vom Basislager aus`;

export const brokeOut = (said: { hazard: string | number }): string => `Ausbruch: ${said.hazard}. Betreten kostet 1 Lebenspunkt.`;

export const camp = 'Wer hier einen Zug beendet, wird alle Missgeschicke los und darf von hier hinaus.';

export const campCollapsed = 'Basislager, eingestürzt';

export const canBeChosen = 'Wählbar';

export const cardCost = (said: { n: number }): string => `<b>${said.n}</b> ${said.n === 1 ? `Bewegungspunkt` : `Bewegungspunkte`}`;

export const carries = (said: { items: string | number }): string => `Dabei: ${said.items}.`;

export const chance = (said: { sixths: number }): string => `${said.sixths === 0 ? `kein Risiko` : said.sixths === 6 ? `sicher` : `${said.sixths} von 6`}`;

export const cure = {
  'battery': 'Batterie',
  'camp': 'Zugende im Basislager',
  'canteen': 'Feldflasche',
  'medkit': 'Verbandskasten',
  'water': 'Wasser',
};

export const curedBy = (said: { cures: string | number }): string => `Hilfe: ${said.cures}.`;

export const dead = 'Tot';

export const decides = 'entscheidet';

export const died = {
  'bats': 'unter den Fledermäusen gestorben',
  'collapse': 'in einem Einsturz gestorben',
  'dark': 'im Dunkeln verloren gegangen',
  'grue': 'im Rachen eines Grue gestorben',
  'methane': 'im Methan gestorben',
  'rockfall': 'im Steinschlag gestorben',
  'tremors': 'im Beben gestorben',
};

export const dynamiteGoesOff = (said: { n: number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Dein Dynamit explodiert` : `Das Dynamit von ${said.who.name} explodiert`} ${said.n === 1 ? `zu Beginn des nächsten Zugs.` : `in ${said.n} Zügen.`}`;

export const dynamiteLabel = (said: { n: number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Dein Dynamit` : `Das Dynamit von ${said.who.name}`}, explodiert ${said.n === 1 ? `zu Beginn des nächsten Zugs` : `in ${said.n} Zügen`}`;

export const dynamiteOf = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Dein Dynamit` : `Das Dynamit von ${said.who.name}`}`;

export const faceDown = (said: { n: number }): string => `${said.n === 1 ? `1 verdeckter Schatz.` : `${said.n} verdeckte Schätze.`}`;

export const grueIn = (said: { place: string | number }): string => `Der Grue: ${said.place}`;

export const grueLore = (said: { node: string | number; place: string | number }): string => `In Gang ${said.node}: ${said.place}. Niemand ohne Messinglaterne darf hierher, und wer hier ist, muss fliehen.`;

export const grueLurks = (said: { node: string | number }): string => `Ein Grue lauert in Gang ${said.node}.`;

export const grueSymbol = (said: { node: string | number }): string => `Symbol in Gang ${said.node}: Grue.`;

export const hazardDoes = {
  'bats': 'Fledermäuse kosten 1 Lebenspunkt; ein Helm hilft',
  'grue': 'Grues vertreiben alle von ihren Feldern; eine Laterne hilft',
  'methane': 'Methan kostet 1 Lebenspunkt; eine Gasmaske hilft',
  'tremors': 'Beben kosten 1 Lebenspunkt; Wanderstiefel helfen',
};

export const hazardNow = (said: { chance: string | number; hazard: string | number; value: string | number }): string => `${said.hazard} ${said.value}: mit einem Symbol mehr ${said.chance}`;

export const hazardRead = (said: { chance: string | number; hazard: string | number; value: string | number }): string => `<b>${said.value}</b><read> ${said.hazard}, ${said.chance} mit einem Symbol mehr</read>`;

export const hazardSymbol = (said: { hazard: string | number; node: string | number }): string => `Symbol in Gang ${said.node}: ${said.hazard}.`;

export const hazardTrack = 'Gefahrenleiste';

export const hazards = 'Gefahren';

export const hazardsText = 'Zeigt das nächste Feld ihr Symbol, bricht eine Gefahr bei einem Wurf unter dem neuen Wert aus.';

export const heading = {
  'collect': 'Einsammeln',
  'explore': 'Erkunden',
  'flee': 'Fliehen',
  'go': 'Gehen',
  'grues': 'Grues',
  'lay': 'Das Feld legen',
  'turn': 'Zug',
  'use': 'Benutzen',
};

export const health = (said: { n: number }): string => `${said.n === 1 ? `1 Lebenspunkt` : `${said.n} Lebenspunkte`}`;

export const healthOf = (said: { full: string | number; n: string | number }): string => `${said.n} von ${said.full} Lebenspunkten`;

export const hexesLeft = (said: { n: number }): string => `${said.n === 1 ? `1 Feld zu erkunden` : `${said.n} Felder zu erkunden`}`;

export const hexesLeftAside = (said: { aside: string | number; n: number }): string => `${said.n === 1 ? `1 Feld zu erkunden` : `${said.n} Felder zu erkunden`}, ${said.aside} von Ebene 2 noch beiseite`;

export const holder = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `bei dir` : `bei ${said.who.name}`}`;

export const holderBag = 'wieder im Beutel';

export const inTheBag = (said: { n: number }): string => `${said.n === 1 ? `1 Schatz im Beutel` : `${said.n} Schätze im Beutel`}`;

export const inTheSupply = (said: { n: number }): string => `${said.n === 1 ? `1 Gegenstand im Vorrat` : `${said.n} Gegenstände im Vorrat`}`;

export const isDead = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Du bist tot` : `${said.who.name} ist tot`}`;

export const itGoesOff = (said: { n: number }): string => `Es explodiert ${said.n === 1 ? `zu Beginn des nächsten Zugs.` : `in ${said.n} Zügen.`} Dann stürzt das Feld ein, und wer darauf ist, stirbt.`;

export const itemName = {
  'battery': 'Batterie',
  'brass-lantern': 'Messinglaterne',
  'canteen': 'Feldflasche',
  'dynamite': 'Dynamit',
  'gas-mask': 'Gasmaske',
  'helmet': 'Helm',
  'hiking-boots': 'Wanderstiefel',
  'medkit': 'Verbandskasten',
  'rope': 'Seil',
};

export const itemText = {
  'battery': 'Kein „Lampe aus“: Wenn du sie bekommst, lege alle ab, und ein gezogenes wirkt nicht.',
  'brass-lantern': 'Grues weichen und schaden dir nicht, und „Lampe aus“ wirkt nicht.',
  'canteen': 'Kein Durst: Wenn du sie bekommst, lege jeden Durst ab, und gezogener Durst wirkt nicht.',
  'dynamite': 'In deinem Zug kostenlos zu verbrauchen: Auf deinem Feld brennt eine Lunte. Zu Beginn deines nächsten Zugs explodiert es, und das Feld stürzt ein.',
  'gas-mask': 'Methan schadet dir nicht.',
  'helmet': 'Fledermäuse schaden dir nicht.',
  'hiking-boots': 'Beben schaden dir nicht.',
  'medkit': 'In deinem Zug kostenlos zu verbrauchen: Du hast wieder 4 Lebenspunkte und keinen verstauchten Knöchel mehr.',
  'rope': 'Du kannst klettern: Hänge gelten auch aufwärts, ob du gehst, erkundest oder fliehst.',
};

export const items = 'Gegenstände';

export const itemsCount = (said: { n: number }): string => `${said.n === 1 ? `1 Gegenstand` : `${said.n} Gegenstände`}`;

export const itemsIn = (said: { place: string | number }): string => `Die Gegenstände: ${said.place}`;

export const itemsLabel = (said: { items: string | number; n: number }): string => `${said.n === 1 ? `1 Gegenstand` : `${said.n} Gegenstände`}: ${said.items}`;

export const itemsThere = (said: { items: string | number }): string => `Gegenstände: ${said.items}.`;

export const keepOneOfThese = 'Behalte einen dieser Schätze';

export const keepThe = (said: { value: string | number }): string => `Die ${said.value} behalten`;

export const key = {
  'arrows': 'auf dem Plan von Feld zu Feld',
  'enter': 'wählen',
  'esc': 'zurücknehmen',
  'lay': 'legen',
  'list': 'alles, was ich tun kann, lang oder kurz',
  'sides': 'Nordwesten bis Südosten: gehen, erkunden, fliehen',
  't': 'das nächste, was wählbar ist',
  'tab': 'zu dem, was dort ist',
  'turn': 'das Feld in der Hand drehen',
  'zoom': 'vergrößern, ganze Höhle',
};

export const keyOf = (said: { key: string | number }): string => `Taste: ${said.key}`;

export const keyVerb = {
  'collect': 'Schatz nehmen',
  'decline': 'die Grues in Ruhe lassen',
  'defuse': 'eine Lunte löschen',
  'deploy': 'Dynamit zünden',
  'end-turn': 'den Zug beenden',
  'leave': 'die Höhlen verlassen',
  'medkit': 'Verbandskasten benutzen',
  'pass': 'passen',
  'take': 'Gegenstände nehmen',
  'try': 'einen Grue bewegen',
};

export const known = 'Was ich von verdeckten Schätzen weiß';

export const lay = (said: { hex: string | number }): string => `Legen: ${said.hex}`;

export const layItSo = 'So legen';

export const leaveAsk = 'Die Höhlen endgültig verlassen? Du behältst, was du trägst, und deine Expedition ist zu Ende.';

export const leaveYes = 'Höhlen verlassen';

export const level = (said: { n: string | number }): string => `Ebene ${said.n}.`;

export const looksAt = (said: { n: number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Du siehst dir` : `${said.who.name} sieht sich`} ${said.n === 1 ? `einen Schatz an.` : `${said.n} Schätze an.`}`;

export const looksAtTreasures = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Du siehst dir Schätze an` : `${said.who.name} sieht sich Schätze an`}`;

export const lot = (said: { holders: string | number; values: string | number }): string => `${said.values}: ${said.holders}.`;

export const map = 'Plan der Höhlen. Pfeiltasten führen von Feld zu Feld, Tab zu dem, was dort ist, Enter wählt, Escape nimmt zurück.';

export const markerIn = (said: { node: string | number }): string => `Das Zeichen ist in Gang ${said.node}.`;

export const movePointsLeft = (said: { n: number }): string => `${said.n === 1 ? `noch ${said.n} Bewegungspunkt` : `noch ${said.n} Bewegungspunkte`}`;

export const myTreasures = 'Meine Schätze';

export const nameYou = (said: { name: string | number }): string => `${said.name} (du)`;

export const needDefuse = (said: { hp: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Du` : `${said.who.name}`}: höchstens ${said.hp}`;

export const needGrue = (said: { inside: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Du` : `${said.who.name}`}: mehr als ${said.inside}`;

export const needHazard = (said: { hazard: string | number; track: string | number }): string => `${said.hazard}: weniger als ${said.track}`;

export const news = 'Seit deinem letzten Zug';

export const nextTurn = (said: { n: string | number }): string => `nächster Zug <b>${said.n}</b>`;

export const nextTurnTitle = 'Bewegungspunkte im nächsten Zug';

export const noHarm = 'Nichts passiert.';

export const noLongerFollowed = (said: { n: string | number }): string => `${said.n} nicht mehr zu verfolgen`;

export const nobody = 'niemand';

export const nobodyYet = 'Dort war noch niemand.';

export const notLooked = 'Du hast sie nicht angesehen.';

export const notNow = 'Jetzt nicht';

export const nothing = 'nichts';

export const nothingWrong = 'Noch keine Gegenstände, und dir fehlt nichts.';

export const onTheSurface = 'An der Oberfläche';

export const onTurn = 'am Zug';

export const oneCave = 'Eine Höhle mit Wegen nach allen Seiten.';

export const onlyYouSee = 'Nur du siehst sie. Behalte einen.';

export const or = (said: { first: string | number; last: string | number }): string => `${said.first} oder ${said.last}`;

export const pack = 'Was ich habe';

export const passageway = (said: { node: string | number; sides: string | number }): string => `${said.node} nach ${said.sides}`;

export const passageways = (said: { each: string | number }): string => `Gänge: ${said.each}.`;

export const pawnLabel = (said: { hp: number; node: string | number; place: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Du` : `${said.who.name}`}, ${said.hp === 1 ? `1 Lebenspunkt` : `${said.hp} Lebenspunkte`}, in Gang ${said.node}: ${said.place}`;

export const personAt = (said: { node: string | number; place: string | number; ways: string | number }): string => `In Gang ${said.node}: ${said.place}. Wege hinaus nach: ${said.ways}.`;

export const personIn = (said: { node: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `du` : `${said.who.name}`} in Gang ${said.node}`;

export const personLore = (said: { hp: number; mp: number; treasures: number }): string => `${said.hp === 1 ? `1 Lebenspunkt` : `${said.hp} Lebenspunkte`} · ${said.treasures === 1 ? `1 Schatz` : `${said.treasures} Schätze`} · nächster Zug ${said.mp === 1 ? `1 Bewegungspunkt` : `${said.mp} Bewegungspunkte`}`;

export const pickedNow = (said: { n: number; what: string | number }): string => `${said.what}. ${said.n === 1 ? `1 Möglichkeit.` : `${said.n} Möglichkeiten.`}`;

export const place = (said: { hex: string | number; where: string | number }): string => `${said.hex}, ${said.where}`;

export const playerAt = (said: { name: string | number; seat: string | number }): string => `${said.name}, Platz ${said.seat}`;

export const pointsIn = (said: { n: number; points: string | number }): string => `<b>${said.points}</b> Punkte in ${said.n === 1 ? `1 Schatz` : `${said.n} Schätzen`}`;

export const risk = (said: { chance: string | number; hazard: string | number }): string => `${said.hazard} ${said.chance}`;

export const risks = (said: { risks: string | number }): string => `Zeigt das Feld ihr Symbol, bricht eine Gefahr aus: ${said.risks}.`;

export const rollDefuse = {
  'goes-off': 'Es explodiert!',
  'put-out': 'Die Lunte ist aus.',
};

export const rollGrue = {
  'ignores': 'Kein Grue rührt sich.',
  'obeys': 'Ein Grue gehorcht.',
};

export const rollHazard = {
  'out': 'Ausbruch!',
  'quiet': 'Alles bleibt ruhig.',
};

export const round = (said: { n: string | number }): string => `Runde ${said.n}`;

export const rubble = 'Trümmer: Hier kommt bis zum Ende des Spiels nichts mehr durch.';

export const rubbleOf = (said: { hex: string | number; where: string | number }): string => `Trümmer: ${said.hex}, ${said.where}`;

export const ruleOf = {
  'dynamite': 'Dynamit',
  'grues': 'Grues',
  'hexes': 'Felder',
  'treasures': 'Schätze',
};

export const saw = (said: { values: string | number }): string => `Du hast ${said.values} gesehen.`;

export const sawSince = (said: { since: string | number; values: string | number }): string => `Du hast ${said.values} gesehen; seither: ${said.since}.`;

export const seat = (said: { n: string | number }): string => `Platz ${said.n}`;

export const slopeLeads = (said: { lower: string | number; upper: string | number }): string => `Ein Hang führt von Gang ${said.upper} hinab in Gang ${said.lower}.`;

export const slopeTo = (said: { node: string | number }): string => `Der Hang zu Gang ${said.node}`;

export const someOf = (said: { n: string | number; values: string | number }): string => `${said.n} von ${said.values}`;

export const spelunker = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Dein Höhlenforscher` : `Der Höhlenforscher von ${said.who.name}`}`;

export const standing = 'Wie es steht';

export const stripDead = 'tot';

export const stripOut = 'draußen';

export const surface = 'Die Oberfläche';

export const surfaceEmpty = 'Alle Schätze sind weg.';

export const surfaceInside = (said: { people: string | number }): string => `Noch drinnen: ${said.people}.`;

export const surfaceNext = 'Wer als Nächster draußen ist, bekommt die zwei höchsten.';

export const surfaceNoGrue = 'Es ist kein Grue da, den du aufscheuchen könntest.';

export const surfaceOut = 'Draußen:';

export const surfaceStir = (said: { inside: string | number; n: number; sixths: string | number }): string => `Jeden Zug darfst du ${said.n === 1 ? `den Grue` : `einen von ${said.n} Grues`} aufscheuchen, mit einem Wurf über ${said.inside}: ${said.sixths} von 6.`;

export const take = 'Nehmen';

export const takeWhich = 'Welche Gegenstände nimmst du? Dein Zug endet.';

export const thinking = 'denkt nach';

export const toBeLaid = (said: { hex: string | number }): string => `${said.hex}, noch zu legen. Pfeiltasten drehen, Enter legt.`;

export const took = (said: { n: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `du nahmst` : `${said.who.name} nahm`} ${said.n}`;

export const treasureFaceDown = 'Ein verdeckter Schatz';

export const treasureOf = (said: { value: string | number }): string => `Schatz im Wert von ${said.value}`;

export const treasures = 'Schätze';

export const treasuresCount = (said: { n: number }): string => `${said.n === 1 ? `1 Schatz` : `${said.n} Schätze`}`;

export const treasuresFaceDown = (said: { n: number }): string => `${said.n === 1 ? `1 Schatz, verdeckt` : `${said.n} Schätze, verdeckt`}`;

export const treasuresIn = (said: { place: string | number }): string => `Die Schätze: ${said.place}`;

export const treasuresLie = (said: { n: number }): string => `${said.n === 1 ? `1 Schatz.` : `${said.n} Schätze.`}`;

export const treasuresRead = (said: { n: string | number }): string => `<b>${said.n}</b><read> Schätze</read>`;

export const treasuresStrip = (said: { n: string | number }): string => `${said.n}<read> Schätze</read>`;

export const treasuresTitle = 'Schätze, verdeckt';

export const turnLeft = 'Gegen den Uhrzeigersinn drehen';

export const turnRight = 'Im Uhrzeigersinn drehen';

export const turnedInto = (said: { node: string | number; ways: string | number }): string => `In Gang ${said.node}. Wege nach ${said.ways}.`;

export const turnedIntoMarker = (said: { node: string | number; ways: string | number }): string => `In Gang ${said.node}, beim Zeichen. Wege nach ${said.ways}.`;

export const unexplored = (said: { where: string | number }): string => `Unerkundet, ${said.where}`;

export const vengeance = (said: { n: string | number }): string => `Rache ${said.n}`;

export const verb = {
  'collect': 'Schatz nehmen',
  'decline': 'In Ruhe lassen',
  'defuse': 'Lunte löschen',
  'deploy': 'Dynamit zünden',
  'end-turn': 'Zug beenden',
  'leave': 'Höhlen verlassen',
  'medkit': 'Verbandskasten benutzen',
  'pass': 'Passen',
  'take': 'Gegenstände nehmen',
  'try': 'Grue bewegen',
};

export const waterIn = (said: { node: string | number }): string => `Wasser in Gang ${said.node}.`;

export const whichItems = 'Welche Gegenstände';

export const whoIsThere = (said: { people: string | number }): string => `Dort: ${said.people}.`;

export const you = 'Du';

export const youAreDead = 'Dein Höhlenforscher ist tot. Die anderen spielen ohne dich weiter.';

export const youComeInto = (said: { node: string | number; ways: string | number }): string => `Du kommst in Gang ${said.node}. Wege nach: ${said.ways}.`;

export const youComeIntoMarker = (said: { node: string | number; ways: string | number }): string => `Du kommst in Gang ${said.node}, beim Zeichen. Wege nach: ${said.ways}.`;

export const youKnow = (said: { values: string | number }): string => `du kennst ${said.values}`;

export const youKnowTitle = 'Was du von ihnen weißt';
