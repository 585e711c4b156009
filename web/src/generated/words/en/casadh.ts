// Made of messages/en by build/words.ts. Do not edit.

export const aGrue = 'A Grue';

export const about = {
  'collect': 'Collect',
  'decline': 'No Grue',
  'defuse': 'Dynamite',
  'deploy': 'Dynamite',
  'eat': 'Eat',
  'end-turn': 'End turn',
  'leave': 'Leave the caves',
  'medkit': 'Medkit',
  'pass': 'Pass',
  'take': 'Items',
  'try': 'Move a Grue',
};

export const and = (said: { first: string | number; last: string | number }): string => `${said.first} and ${said.last}`;

export const andMore = (said: { n: string | number }): string => `and ${said.n} more.`;

export const bearingOne = (said: { far: string | number; side: string | number }): string => `${said.far} ${said.side} of Base Camp`;

export const bearingTwo = (said: { far: string | number; more: string | number; side: string | number; turn: string | number }): string => `${said.far} ${said.side} and ${said.more} ${said.turn} of Base Camp`;

export const brokeOut = (said: { hazard: string | number }): string => `${said.hazard} broke out: it costs 1 health to enter.`;

export const camp = 'End a turn here to lose all misfortunes. You can leave the caves from here.';

export const campCollapsed = 'Base Camp, collapsed';

export const canBeChosen = 'Can be chosen';

export const cardCost = (said: { n: number }): string => `<b>${said.n}</b> ${said.n === 1 ? `move point` : `move points`}`;

export const carries = (said: { items: string | number }): string => `Carries ${said.items}.`;

export const chance = (said: { sixths: number }): string => `${said.sixths === 0 ? `no risk` : said.sixths === 6 ? `certain` : `${said.sixths} in 6`}`;

export const cure = {
  'battery': 'battery',
  'camp': 'ending a turn at Base Camp',
  'canteen': 'canteen',
  'medkit': 'medkit',
  'water': 'water',
};

export const curedBy = (said: { cures: string | number }): string => `Cured by ${said.cures}.`;

export const dead = 'Dead';

export const decides = 'deciding';

export const died = {
  'bats': 'killed by bats',
  'collapse': 'killed in a collapse',
  'dark': 'lost in the dark',
  'grue': 'killed by a Grue',
  'methane': 'died in the methane',
  'rockfall': 'killed by a rockfall',
  'tremors': 'killed by tremors',
};

export const dynamiteGoesOff = (said: { n: number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Your dynamite` : `${said.who.name}'s dynamite`} goes off ${said.n === 1 ? `when the next turn begins.` : `in ${said.n} turns.`}`;

export const dynamiteLabel = (said: { n: number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Your dynamite` : `${said.who.name}'s dynamite`}, goes off ${said.n === 1 ? `when the next turn begins` : `in ${said.n} turns`}`;

export const dynamiteOf = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Your dynamite` : `${said.who.name}'s dynamite`}`;

export const faceDown = (said: { n: number }): string => `${said.n === 1 ? `1 face-down treasure.` : `${said.n} face-down treasures.`}`;

export const grueIn = (said: { place: string | number }): string => `The Grue in ${said.place}`;

export const grueLore = (said: { node: string | number; place: string | number }): string => `In passageway ${said.node} of ${said.place}. You cannot enter without a brass lantern, and whoever is here has to flee.`;

export const grueLurks = (said: { node: string | number }): string => `A Grue lurks in ${said.node}.`;

export const grueSymbol = (said: { node: string | number }): string => `Grue symbol in ${said.node}.`;

export const hazardDoes = {
  'bats': 'Bats cost 1 health; a helmet helps',
  'grue': 'Grues drive everyone off their hexes; a lantern helps',
  'methane': 'Methane costs 1 health; a gas mask helps',
  'tremors': 'Tremors cost 1 health; hiking boots help',
};

export const hazardNow = (said: { chance: string | number; hazard: string | number; value: string | number }): string => `${said.hazard} ${said.value}: with one more symbol ${said.chance}`;

export const hazardRead = (said: { chance: string | number; hazard: string | number; value: string | number }): string => `<b>${said.value}</b><read> ${said.hazard}, ${said.chance} with one more symbol</read>`;

export const hazardSymbol = (said: { hazard: string | number; node: string | number }): string => `${said.hazard} symbol in ${said.node}.`;

export const hazardTrack = 'Hazard track';

export const hazards = 'Hazards';

export const hazardsText = 'If the next hex shows the symbol, the hazard breaks out on a roll below the new value.';

export const heading = {
  'collect': 'Collect',
  'explore': 'Explore',
  'flee': 'Flee',
  'go': 'Go',
  'grues': 'Grues',
  'lay': 'Place the hex',
  'turn': 'Turn',
  'use': 'Use',
};

export const health = (said: { n: number }): string => `${said.n} health`;

export const healthOf = (said: { full: string | number; n: string | number }): string => `${said.n} of ${said.full} health`;

export const hexesLeft = (said: { n: number }): string => `${said.n === 1 ? `1 hex to explore` : `${said.n} hexes to explore`}`;

export const hexesLeftAside = (said: { aside: string | number; n: number }): string => `${said.n === 1 ? `1 hex to explore` : `${said.n} hexes to explore`}, ${said.aside} of level 2 set aside`;

export const holder = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `You` : `${said.who.name}`}`;

export const holderBag = 'back in the bag';

export const inTheBag = (said: { n: number }): string => `${said.n === 1 ? `1 treasure in the bag` : `${said.n} treasures in the bag`}`;

export const inTheSupply = (said: { n: number }): string => `${said.n === 1 ? `1 item in the supply` : `${said.n} items in the supply`}`;

export const isDead = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `You are dead` : `${said.who.name} is dead`}`;

export const itGoesOff = (said: { n: number }): string => `It goes off ${said.n === 1 ? `when the next turn begins.` : `in ${said.n} turns.`} Then the hex collapses, and everyone on it dies.`;

export const itemName = {
  'battery': 'Battery',
  'brass-lantern': 'Brass Lantern',
  'canteen': 'Canteen',
  'dynamite': 'Dynamite',
  'gas-mask': 'Gas Mask',
  'helmet': 'Helmet',
  'hiking-boots': 'Hiking Boots',
  'medkit': 'Medkit',
  'rope': 'Rope',
};

export const itemText = {
  'battery': 'When you get it, discard every Flashlight Out. One you draw later does nothing.',
  'brass-lantern': 'Grues give way and do you no harm. Flashlight Out has no effect on you.',
  'canteen': 'When you get it, discard every Thirst. Thirst you draw later does nothing.',
  'dynamite': 'On your turn, free, used up: light a fuse on your hex. It goes off when your next turn begins, and the hex collapses.',
  'gas-mask': 'Methane does you no harm.',
  'helmet': 'Bats do you no harm.',
  'hiking-boots': 'Tremors do you no harm.',
  'medkit': 'On your turn, free, used up: heal to 4 health and lose Twisted Ankle.',
  'rope': 'You can climb: use slopes upwards too, whether you move, explore or flee.',
};

export const items = 'Items';

export const itemsCount = (said: { n: number }): string => `${said.n === 1 ? `1 item` : `${said.n} items`}`;

export const itemsIn = (said: { place: string | number }): string => `The items in ${said.place}`;

export const itemsLabel = (said: { items: string | number; n: number }): string => `${said.n === 1 ? `1 item` : `${said.n} items`}: ${said.items}`;

export const itemsThere = (said: { items: string | number }): string => `Items: ${said.items}.`;

export const keepOneOfThese = 'Keep one of these treasures';

export const keepThe = (said: { value: string | number }): string => `Keep the ${said.value}`;

export const key = {
  'arrows': 'from hex to hex on the map',
  'enter': 'choose',
  'esc': 'go back',
  'lay': 'place it',
  'list': 'more or fewer options',
  'sides': 'northwest to southeast: go, explore or flee',
  't': 'next thing you can choose',
  'tab': 'to what is there',
  'turn': 'turn the hex',
  'zoom': 'zoom, whole cave',
};

export const keyOf = (said: { key: string | number }): string => `Key: ${said.key}`;

export const keyVerb = {
  'collect': 'collect treasure',
  'decline': 'leave them alone',
  'defuse': 'defuse',
  'deploy': 'light dynamite',
  'end-turn': 'end turn',
  'leave': 'leave the caves',
  'medkit': 'use medkit',
  'pass': 'pass',
  'take': 'take items',
  'try': 'move a Grue',
};

export const known = 'What I know about hidden treasures';

export const lay = (said: { hex: string | number }): string => `Place ${said.hex}`;

export const layItSo = 'Place it';

export const leaveAsk = 'Leave the caves for good? You keep what you carry, and your expedition is over.';

export const leaveYes = 'Leave the caves';

export const level = (said: { n: string | number }): string => `Level ${said.n}.`;

export const looksAt = (said: { n: number; who: { name: string; you: boolean } }): string => `${said.who.you ? `You look at` : `${said.who.name} looks at`} ${said.n === 1 ? `a treasure.` : `${said.n} treasures.`}`;

export const looksAtTreasures = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `You look at treasures` : `${said.who.name} looks at treasures`}`;

export const lot = (said: { holders: string | number; values: string | number }): string => `${said.values}: with ${said.holders}.`;

export const map = 'Cave map. Arrow keys move from hex to hex, Tab goes to what is there, Enter chooses, Escape goes back.';

export const markerIn = (said: { node: string | number }): string => `The location marker is in ${said.node}.`;

export const movePointsLeft = (said: { n: number }): string => `${said.n === 1 ? `${said.n} move point left` : `${said.n} move points left`}`;

export const myTreasures = 'My treasures';

export const nameYou = (said: { name: string | number }): string => `${said.name} (you)`;

export const needDefuse = (said: { hp: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `You` : `${said.who.name}`}: ${said.hp} or less`;

export const needGrue = (said: { inside: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `You` : `${said.who.name}`}: more than ${said.inside}`;

export const needHazard = (said: { hazard: string | number; track: string | number }): string => `${said.hazard}: less than ${said.track}`;

export const news = 'Since your last turn';

export const nextTurn = (said: { n: string | number }): string => `next turn <b>${said.n}</b>`;

export const nextTurnTitle = 'Move points next turn';

export const noHarm = 'No harm done.';

export const noLongerFollowed = (said: { n: string | number }): string => `${said.n} can no longer be followed`;

export const nobody = 'nobody';

export const nobodyYet = 'Nobody has been here yet.';

export const notLooked = 'You have not looked at them.';

export const notNow = 'Not now';

export const nothing = 'nothing';

export const nothingWrong = 'No items yet, and nothing wrong with you.';

export const onTheSurface = 'On the Surface';

export const onTurn = 'current turn';

export const oneCave = 'One cave, open on all sides.';

export const onlyYouSee = 'Only you see these. Keep one.';

export const or = (said: { first: string | number; last: string | number }): string => `${said.first} or ${said.last}`;

export const pack = 'What I have';

export const passageway = (said: { node: string | number; sides: string | number }): string => `${said.node} ${said.sides}`;

export const passageways = (said: { each: string | number }): string => `Passageways: ${said.each}.`;

export const pawnLabel = (said: { hp: number; node: string | number; place: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `You` : `${said.who.name}`}, ${said.hp} health, in passageway ${said.node} of ${said.place}`;

export const personAt = (said: { node: string | number; place: string | number; ways: string | number }): string => `In passageway ${said.node} of ${said.place}. Ways out: ${said.ways}.`;

export const personIn = (said: { node: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `You` : `${said.who.name}`} in passageway ${said.node}`;

export const personLore = (said: { hp: number; mp: number; treasures: number }): string => `${said.hp} health · ${said.treasures === 1 ? `1 treasure` : `${said.treasures} treasures`} · ${said.mp === 1 ? `1 move point` : `${said.mp} move points`} next turn`;

export const pickedNow = (said: { n: number; what: string | number }): string => `${said.what}. ${said.n === 1 ? `1 option.` : `${said.n} options.`}`;

export const place = (said: { hex: string | number; where: string | number }): string => `${said.hex}, ${said.where}`;

export const playerAt = (said: { name: string | number; seat: string | number }): string => `${said.name}, seat ${said.seat}`;

export const pointsIn = (said: { n: number; points: string | number }): string => `<b>${said.points}</b> points in ${said.n === 1 ? `1 treasure` : `${said.n} treasures`}`;

export const risk = (said: { chance: string | number; hazard: string | number }): string => `${said.hazard} ${said.chance}`;

export const risks = (said: { risks: string | number }): string => `If the hex shows its symbol, a hazard may break out: ${said.risks}.`;

export const rollDefuse = {
  'goes-off': 'It goes off!',
  'put-out': 'The fuse is out.',
};

export const rollGrue = {
  'ignores': 'No Grue stirs.',
  'obeys': 'A Grue obeys.',
};

export const rollHazard = {
  'out': 'Outbreak!',
  'quiet': 'All quiet.',
};

export const round = (said: { n: string | number }): string => `round ${said.n}`;

export const rubble = 'Rubble: closed for the rest of the game.';

export const rubbleOf = (said: { hex: string | number; where: string | number }): string => `Rubble of ${said.hex}, ${said.where}`;

export const ruleOf = {
  'dynamite': 'dynamite',
  'grues': 'Grues',
  'hexes': 'hexes',
  'treasures': 'treasures',
};

export const saw = (said: { values: string | number }): string => `You saw ${said.values}.`;

export const sawSince = (said: { since: string | number; values: string | number }): string => `You saw ${said.values}; since then ${said.since}.`;

export const seat = (said: { n: string | number }): string => `Seat ${said.n}`;

export const slopeLeads = (said: { lower: string | number; upper: string | number }): string => `A slope leads from ${said.upper} down to ${said.lower}.`;

export const slopeTo = (said: { node: string | number }): string => `The slope to passageway ${said.node}`;

export const someOf = (said: { n: string | number; values: string | number }): string => `${said.n} of ${said.values}`;

export const spelunker = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Your spelunker` : `${said.who.name}'s spelunker`}`;

export const standing = 'Standings';

export const stripDead = 'dead';

export const stripOut = 'out';

export const surface = 'The Surface';

export const surfaceEmpty = 'All treasures are taken.';

export const surfaceInside = (said: { people: string | number }): string => `Still inside: ${said.people}.`;

export const surfaceNext = 'The next one out gets the two highest.';

export const surfaceNoGrue = 'There is no Grue for you to stir.';

export const surfaceOut = 'Out:';

export const surfaceStir = (said: { inside: string | number; n: number; sixths: string | number }): string => `Each turn you may stir ${said.n === 1 ? `the Grue` : `one of ${said.n} Grues`} by rolling above ${said.inside}: ${said.sixths} in 6.`;

export const take = 'Take';

export const takeWhich = 'Which items do you take? Your turn ends.';

export const thinking = 'thinking';

export const toBeLaid = (said: { hex: string | number }): string => `${said.hex}, ready to place. Arrow keys turn it, Enter places it.`;

export const took = (said: { n: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `You took` : `${said.who.name} took`} ${said.n}`;

export const treasureFaceDown = 'A face-down treasure';

export const treasureOf = (said: { value: string | number }): string => `Treasure of ${said.value}`;

export const treasures = 'Treasures';

export const treasuresCount = (said: { n: number }): string => `${said.n === 1 ? `1 treasure` : `${said.n} treasures`}`;

export const treasuresFaceDown = (said: { n: number }): string => `${said.n === 1 ? `1 treasure, face down` : `${said.n} treasures, face down`}`;

export const treasuresIn = (said: { place: string | number }): string => `The treasures in ${said.place}`;

export const treasuresLie = (said: { n: number }): string => `${said.n === 1 ? `1 treasure.` : `${said.n} treasures.`}`;

export const treasuresRead = (said: { n: string | number }): string => `<b>${said.n}</b><read> treasures</read>`;

export const treasuresStrip = (said: { n: string | number }): string => `${said.n}<read> treasures</read>`;

export const treasuresTitle = 'Treasures, face down';

export const turnLeft = 'Turn it counterclockwise';

export const turnRight = 'Turn it clockwise';

export const turnedInto = (said: { node: string | number; ways: string | number }): string => `Into passageway ${said.node}. Ways out: ${said.ways}.`;

export const turnedIntoMarker = (said: { node: string | number; ways: string | number }): string => `Into passageway ${said.node}, at the marker. Ways out: ${said.ways}.`;

export const unexplored = (said: { where: string | number }): string => `Unexplored, ${said.where}`;

export const vengeance = (said: { n: string | number }): string => `vengeance ${said.n}`;

export const verb = {
  'collect': 'Collect treasure',
  'decline': 'Leave them alone',
  'defuse': 'Defuse',
  'deploy': 'Light dynamite',
  'end-turn': 'End turn',
  'leave': 'Leave the caves',
  'medkit': 'Use medkit',
  'pass': 'Pass',
  'take': 'Take items',
  'try': 'Move a Grue',
};

export const waterIn = (said: { node: string | number }): string => `Water in ${said.node}.`;

export const whichItems = 'Which items';

export const whoIsThere = (said: { people: string | number }): string => `There: ${said.people}.`;

export const you = 'You';

export const youAreDead = 'Your spelunker is dead. The others play on without you.';

export const youComeInto = (said: { node: string | number; ways: string | number }): string => `You enter passageway ${said.node}. Ways out: ${said.ways}.`;

export const youComeIntoMarker = (said: { node: string | number; ways: string | number }): string => `You enter passageway ${said.node}, at the marker. Ways out: ${said.ways}.`;

export const youKnow = (said: { values: string | number }): string => `you know ${said.values}`;

export const youKnowTitle = 'What you know of them';
