// Made of messages/en by build/words.ts. Do not edit.

export const aboutToRoll = 'The dice are about to roll…';

export const actionOf = (said: { all: string | number; n: string | number }): string => `${said.n} of ${said.all}`;

export const aim = 'The goal';

export const aims = {
  'others': 'Most Reputation wins. Crash or get stuck, and you have lost.',
  'solo': 'Get through the cave with as much Reputation as you can.',
  'team': 'Partners sit opposite each other and add up their Reputation.',
};

export const alwaysOn = 'always on';

export const and = (said: { first: string | number; last: string | number }): string => `${said.first} and ${said.last}`;

export const anyTurn = 'any turn';

export const attacksInRange = (said: { reach: string | number }): string => `Attacks planes in range: ${said.reach}.`;

export const aura = (said: { adds: string | number; reach: string | number }): string => `Cards in range (${said.reach}) are ${said.adds} harder.`;

export const blownBack = 'blown back';

export const breaks = 'Main|tenance Ram|bouillet Schwarz|lose Super|charged';

export const brood = 'A brood cave.';

export const broodsCleared = (said: { n: string | number }): string => `<b>${said.n} of 5</b> brood caves cleared.`;

export const canBeBought = 'Can be bought.';

export const canBeChosen = 'Can be chosen.';

export const canBeLaid = 'Can be placed.';

export const canBeUsed = 'Can be used.';

export const cardUsed = (said: { card: string | number; name: string | number }): string => `${said.name}: <b>${said.card}</b>`;

export const cardsLost = (said: { n: number }): string => `${said.n === 1 ? `lose ${said.n} whole Exploration card` : `lose ${said.n} whole Exploration cards`}`;

export const cardsToLay = 'Cave cards to place';

export const caveAt = (said: { colour: string | number; place: string | number; title: string | number }): string => `${said.title}, ${said.place}, ${said.colour}.`;

export const caves = 'Cave cards';

export const ceiling = (said: { column: string | number }): string => `ceiling ${said.column}`;

export const challenge = 'The challenge';

export const chanceToPass = (said: { chances: string | number }): string => `Chance to pass: ${said.chances}.`;

export const choicesLeft = (said: { n: number; picked: string | number }): string => `${said.picked}. ${said.n === 1 ? `${said.n} option.` : `${said.n} options.`}`;

export const cleared = 'Cleared.';

export const clearedStamp = 'cleared';

export const colour = {
  'orange': 'orange',
  'red': 'red',
  'yellow': 'yellow',
};

export const credits = 'Credits';

export const creditsRead = ' credits';

export const creditsTitle = 'credits';

export const decides = 'deciding';

export const die = {
  'orange': 'the orange die',
  'yellow': 'the yellow die',
};

export const drawOne = '+1 card for 1';

export const drawRow = (said: { n: string | number; row: string | number }): string => `Row ${said.row}: turn up one more card for 1 credit. ${said.n} left in the pile.`;

export const empty = (said: { place: string | number }): string => `${said.place}, empty.`;

export const emptySpot = (said: { place: string | number; spot: string | number }): string => `${said.spot}: ${said.place}, empty.`;

export const exitBonus = (said: { n: string | number }): string => `The exit is worth <gain>+${said.n}</gain> with the cave as it is.`;

export const exitOpen = 'Exit open';

export const exploreMark = 'Exploration mark: land here to explore.';

export const failed = 'Failed';

export const finalRound = 'Final round';

export const first = '1st';

export const firstToken = 'First player token';

export const flooded = 'Under water.';

export const floor = (said: { column: string | number }): string => `floor ${said.column}`;

export const free = 'free';

export const gate = (said: { gate: string | number }): string => `${said.gate}.`;

export const gateThere = (said: { gate: string | number; planes: string | number }): string => `${said.gate}. There: ${said.planes}.`;

export const give = (said: { item: string | number }): string => `Give ${said.item}`;

export const giveUpAsk = 'Give up? Your flight ends here.';

export const giveUpYes = 'Give up';

export const goOn = 'Continue';

export const gone = 'gone';

export const grades = (said: { gold: string | number; silver: string | number }): string => `Silver from ${said.silver}, gold from ${said.gold} Reputation on average.`;

export const handCave = (said: { colour: string | number; title: string | number }): string => `${said.title}, ${said.colour}.`;

export const handChances = (said: { chances: string | number }): string => `With what you carry: ${said.chances} percent to pass.`;

export const harderNow = (said: { n: string | number }): string => `${said.n} harder right now.`;

export const hitsOn = (said: { n: number; symbol: string | number }): string => `${said.n === 1 ? `${said.n} hit on ${said.symbol}` : `${said.n} hits on ${said.symbol}`}`;

export const hitsShown = {
  'orange': 'as many hits as the orange die shows',
  'yellow': 'as many hits as the yellow die shows',
};

export const howItStands = 'Standings';

export const inAllTurns = (said: { steps: string | number }): string => `On any player’s turn: ${said.steps}.`;

export const inOwnTurn = (said: { steps: string | number }): string => `On your turn: ${said.steps}.`;

export const inTheAir = 'in the air…';

export const isOut = (said: { name: string | number }): string => `${said.name} is out`;

export const justHappened = 'What just happened';

export const key = {
  'arrows': 'from place to place in the cave',
  'd': 'done: continue, land, end the turn',
  'digits': 'pick a Cave card',
  'e': 'another round, explore',
  'enter': 'choose',
  'esc': 'go back',
  'fb': 'buy fuel, buy a missile',
  'g': 'roll again, second part, agree',
  'h': 'show where I am',
  'm': 'more or fewer options',
  's': 'stay, hover, scrapyard',
  't': 'next thing you can choose',
  'zoom': 'zoom, whole cave',
};

export const layIt = (said: { key: string | number }): string => `Place it (${said.key})`;

export const line = {
  'lower': 'Lower line',
  'upper': 'Upper line',
};

export const loreCubes = (said: { n: string | number }): string => `Red cubes: ${said.n}. Each takes 1 off the dice.`;

export const loreEntrance = 'The entrance';

export const loreEntranceText = 'Upgrade and explore here for two turns; a third turn, in the Scrapyard, costs 1 credit.';

export const loreExit = 'The exit';

export const loreExitText = 'Fly through it and you have finished. It pays a third of the number of Cave cards.';

export const loreFlooded = 'Under water: no Reputation, no upgrading, no exploring.';

export const loreHandled = 'You have been through this one: nothing to fear.';

export const loreHarder = (said: { n: string | number }): string => `${said.n} harder right now because of its neighbours.`;

export const loreNothing = (said: { place: string | number }): string => `${said.place}: no card here yet.`;

export const loreOdds = (said: { chances: string | number; left: string | number }): string => `You would have ${said.left}: ${said.chances} to pass.`;

export const loreOoze = 'The ooze is flowing.';

export const loreWithThis = (said: { chances: string | number }): string => `With what you carry: ${said.chances} to pass.`;

export const mat = 'Mat';

export const matBoth = (said: { caves: number; explorations: number }): string => `Mat, ${said.explorations === 1 ? `${said.explorations} Exploration card` : `${said.explorations} Exploration cards`}, ${said.caves === 1 ? `${said.caves} Cave card` : `${said.caves} Cave cards`}`;

export const matCaves = (said: { caves: number }): string => `Mat, ${said.caves === 1 ? `${said.caves} Cave card` : `${said.caves} Cave cards`}`;

export const matExplorations = (said: { explorations: number }): string => `Mat, ${said.explorations === 1 ? `${said.explorations} Exploration card` : `${said.explorations} Exploration cards`}`;

export const missileAt = (said: { name: string | number; target: string | number }): string => `${said.name} → ${said.target}`;

export const missileChances = 'Missile odds';

export const missiles = 'missiles';

export const mustBeat = (said: { left: string | number; right: string | number }): string => `${said.left} must beat ${said.right}`;

export const myCaves = 'My Cave cards';

export const myMat = 'My mat';

export const namedAt = (said: { spot: string | number; title: string | number }): string => `${said.title} (${said.spot})`;

export const noCaves = 'No Cave cards left.';

export const noDamage = 'no damage';

export const noEffect = 'no effect';

export const noTitle = 'No title: the plane did not make it out';

export const nothing = 'nothing';

export const ofColour = {
  'orange': (said: { n: string | number }): string => `${said.n} orange`,
  'red': (said: { n: string | number }): string => `${said.n} red`,
  'yellow': (said: { n: string | number }): string => `${said.n} yellow`,
};

export const onTurn = 'current turn';

export const onTurnRound = (said: { round: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Your turn, round ${said.round}.` : `${said.who.name}’s turn, round ${said.round}.`}`;

export const ooze = (said: { adds: string | number; reach: string | number }): string => `Once someone enters, cards in range (${said.reach}) are ${said.adds} harder for a while.`;

export const or = (said: { first: string | number; last: string | number }): string => `${said.first} or ${said.last}`;

export const out = 'out';

export const outOfTheGame = 'Out of the game';

export const part = (said: { challenge: string | number; penalty: string | number; reputation: string | number }): string => `${said.challenge}. Passed: ${said.reputation} Reputation. Failed: ${said.penalty}.`;

export const partName = {
  'lower': 'lower',
  'maw': 'maw',
  'spider': 'spider',
  'tendrils': 'tendrils',
  'upper': 'upper',
  'web': 'web',
};

export const partNamed = (said: { challenge: string | number; part: string | number; penalty: string | number; reputation: string | number }): string => `${said.part}: ${said.challenge}. Passed: ${said.reputation} Reputation. Failed: ${said.penalty}.`;

export const partner = 'partner';

export const passed = 'Passed';

export const percent = (said: { n: string | number }): string => `${said.n} %`;

export const percentSpoken = (said: { n: string | number }): string => `${said.n} percent`;

export const permanent = (said: { n: number }): string => `${said.n === 1 ? `permanent, absorbs ${said.n} hit` : `permanent, absorbs ${said.n} hits`}`;

export const pileCaves = (said: { n: number }): string => `In the pile: ${said.n === 1 ? `${said.n} cave.` : `${said.n} caves.`}`;

export const pileHolds = (said: { caves: string | number }): string => `In the pile: ${said.caves}.`;

export const pileLeft = (said: { n: string | number }): string => `${said.n} left`;

export const place = {
  'entrance': 'entrance',
  'exit': 'exit',
  'out': 'out',
  'outside': 'outside the cave',
};

export const planeAt = (said: { place: string | number; plane: string | number }): string => `${said.plane}, ${said.place}.`;

export const planeOf = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your plane` : `${said.who.name}'s plane`}`;

export const playerAt = (said: { letter: string | number; name: string | number }): string => `${said.name}, seat ${said.letter}`;

export const playerSentence = (said: { credits: number; missiles: number; name: string | number; place: string | number; reputation: string | number; values: string | number }): string => `${said.name}: ${said.reputation} Reputation, ${said.credits === 1 ? `${said.credits} credit` : `${said.credits} credits`}, ${said.missiles === 1 ? `${said.missiles} missile` : `${said.missiles} missiles`}, ${said.values}; ${said.place}.`;

export const plus = (said: { first: string | number; second: string | number }): string => `${said.first} plus ${said.second}`;

export const propertyOf = (said: { property: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `Your ${said.property}` : `${said.who.name}'s ${said.property}`}`;

export const pushed = {
  'backward': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Your plane backward` : `${said.who.name}'s plane backward`}`,
  'forward': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Your plane forward` : `${said.who.name}'s plane forward`}`,
};

export const reach = {
  'ahead': (said: { range: string | number }): string => `${said.range} ahead`,
  'all': (said: { range: string | number }): string => `${said.range} all around`,
  'behind': (said: { range: string | number }): string => `${said.range} behind`,
  'row': (said: { range: string | number }): string => `${said.range} along its row`,
};

export const redCubes = (said: { n: number }): string => `${said.n === 1 ? `${said.n} red cube.` : `${said.n} red cubes.`}`;

export const refresh = 'refresh';

export const refreshRow = (said: { n: string | number; row: string | number }): string => `Row ${said.row}: refresh. ${said.n} left in the pile.`;

export const reputation = 'Reputation';

export const reputationLost = (said: { n: string | number }): string => `lose ${said.n} Reputation`;

export const reputationRead = ' Reputation';

export const reserved = 'reserved';

export const reservedBy = (said: { name: string | number }): string => `Reserved by ${said.name}.`;

export const rolledUndoable = 'Rolled; a card can still change it.';

export const round = 'Round';

export const roundNow = (said: { n: string | number }): string => `Round <b>${said.n}</b>`;

export const row = (said: { row: string | number }): string => `Row ${said.row}`;

export const scenario = {
  'night-mail': 'Night mail',
  'purge': 'Purge of the brood',
  'rising-water': 'Rising water',
};

export const scenarioText = {
  'night-mail': 'Every plane carries mail. All planes must reach the exit no later than two full rounds after the round in which the first one does. If a plane crashes or gets stuck, its mail is lost, and so is the game.',
  'purge': 'Whoever passes a challenge on a Brood card puts a red cube on it. Three cubes clear the card, and everyone gains 1 Reputation. Clear at least five of the six and lose at most one plane.',
  'rising-water': 'After the fourth round the water rises one column a round: 2 hits for every plane at or behind it, and flooded cards give no Reputation, no upgrades and nothing to explore. All planes but one must reach the exit; with two planes, both.',
};

export const seat = (said: { n: string | number }): string => `Seat ${said.n}`;

export const shelf = (said: { shelf: string | number }): string => `Shop ${said.shelf}`;

export const shop = 'Cave shop';

export const shopMaintenance = (said: { price: string | number; title: string | number }): string => `+1 ${said.title}: adds 1, costs ${said.price}.`;

export const shopUpgrade = (said: { price: string | number; property: string | number; title: string | number; value: string | number }): string => `${said.value} ${said.title}: ${said.property}, costs ${said.price}.`;

export const slotCard = (said: { slot: string | number; title: string | number; value: string | number }): string => `${said.slot}: ${said.value} ${said.title}`;

export const slotFree = (said: { slot: string | number }): string => `${said.slot}: free`;

export const slotFreeChoosable = (said: { slot: string | number }): string => `${said.slot}: free. Can be chosen.`;

export const slotHits = (said: { n: number }): string => `${said.n === 1 ? `${said.n} hit` : `${said.n} hits`}`;

export const slotHolds = (said: { slot: string | number; title: string | number; value: string | number }): string => `${said.slot}: ${said.title}, ${said.value}`;

export const slotMaintained = 'with maintenance';

export const step = {
  'extra': 'additional round',
  'fire': 'missile step',
  'handle': 'challenge step',
  'land': 'landing step',
  'move': 'flight step',
  'refresh': 'shop step',
};

export const stock = {
  'fuel': 'Booster fuel',
  'missile': 'Missile',
  'missiles': 'Missiles',
};

export const stockOf = (said: { n: string | number; stock: string | number }): string => `${said.stock}: ${said.n}`;

export const stockOfMost = (said: { most: string | number; n: string | number; stock: string | number }): string => `${said.stock}: ${said.n} of ${said.most}`;

export const take = (said: { item: string | number }): string => `Take ${said.item}`;

export const takenTimes = (said: { n: string | number }): string => `Done ${said.n} times.`;

export const theCave = 'The cave. Arrow keys move from place to place, Enter chooses, T goes to the next option, Escape goes back.';

export const theDie = {
  'orange': 'The orange die',
  'yellow': 'The yellow die',
};

export const theFlight = 'The flight';

export const there = (said: { planes: string | number }): string => `There: ${said.planes}.`;

export const thinking = 'thinking…';

export const through = 'through';

export const throughTheExit = 'Through the exit';

export const title = {
  'exploration': 'Exploration',
  'fly': 'Fly',
  'missiles': 'Missiles',
  'shop': 'Shop',
  'trade': 'Trade',
  'turn': 'Turn',
  'which-card': 'Which card',
};

export const titleBelow = (said: { n: string | number; title: string | number }): string => `${said.title} below ${said.n}`;

export const titleFrom = (said: { n: string | number; title: string | number }): string => `${said.title} from ${said.n}`;

export const titleLay = (said: { cave: string | number }): string => `Place ${said.cave}`;

export const toLay = (said: { n: number }): string => `${said.n} to place`;

export const toLayTitle = 'Cave cards still to place';

export const toPass = (said: { chance: string | number }): string => `${said.chance}% to pass`;

export const track = (said: { all: string | number }): string => `Reputation: ${said.all}. At 55 you earn the title Cave Pilot 55.`;

export const twoParts = 'Two parts, one after the other. If you pass the first, you may ignore the second and land.';

export const typeValue = (said: { type: string | number; value: string | number }): string => `${said.type}: ${said.value}`;

export const upgradeMark = 'Upgrade mark: land here to trade in the shop.';

export const usesLeft = (said: { n: number }): string => `${said.n === 1 ? `${said.n} use left` : `${said.n} uses left`}`;

export const verb = {
  'again': 'Roll again',
  'agree': 'Agree',
  'begin-fire': 'Fire',
  'begin-land': 'Land',
  'begin-move': 'Fly',
  'begin-refresh': 'Refresh the shop',
  'buy-fuel': 'Fuel, 3',
  'buy-missile': 'Missile, 3',
  'continue': 'Take the second part',
  'end-turn': 'End turn',
  'explore': 'Explore',
  'extra-free': 'Fly another round',
  'extra-fuel': 'Fly another round, 1 fuel',
  'extra-gyro': 'Fly another round, gyro',
  'extra-tank': 'Fly another round, reserve tank',
  'give-up': 'Give up',
  'hover': 'Hover',
  'ignore': 'Ignore it and land',
  'land': 'Land',
  'pass': 'Continue',
  'refuse': 'Refuse',
  'scrapyard': 'Scrapyard, 1 credit',
  'stay': 'Stay',
  'stop': 'Stop here',
  'trade': 'Offer a trade',
};

export const waterAt = (said: { n: string | number }): string => `Water at ${said.n}`;

export const whatIsFixed = 'Printed number plus neighbours, minus red cubes';

export const whatItHas = 'What the plane has';

export const whatWasNeeded = 'What was needed';

export const wind = (said: { range: string | number }): string => `The yellow die picks the line: 0 or 2, the upper one. Pass: blown ${said.range} forward. Fail: ${said.range} back.`;

export const you = 'You';
