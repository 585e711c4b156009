// Made of messages/en by build/words.ts. Do not edit.

export const ability = {
  'adventurers': 'Also takes Fortunes from connected passages.',
  'cultists': 'Also takes traps from connected passages.',
  'henchmen': 'Throws what it carries at you when it sees you.',
  'rogues': 'Steals your most valuable Fortune when in your passage.',
  'suits': 'Turns its passage at the end of its turn.',
};

export const and = (said: { first: string | number; last: string | number }): string => `${said.first} and ${said.last}`;

export const andMore = (said: { n: string | number }): string => `and ${said.n} more`;

export const ap = (said: { ap: string | number }): string => `${said.ap} AP`;

export const apAndMoves = (said: { ap: string | number; move: string | number }): string => `${said.ap}+${said.move} AP`;

export const apAndMovesLeft = (said: { ap: string | number; move: string | number }): string => `${said.ap} AP left and ${said.move} for moving only`;

export const apLeft = (said: { ap: string | number }): string => `${said.ap} AP left`;

export const backupBrings = 'Your backup brings';

export const beforeInjury = (said: { n: string | number }): string => `Before you lose ${said.n} Health`;

export const beforeMonster = 'Before you face it';

export const bottomRow = 'Bottom row: consumables and traps';

export const breaks = 'Blood|thirsty Mis|chievous Question|able';

export const canBeChosen = 'Can be chosen.';

export const cardBrief = {
  'consumable': (said: { name: string | number }): string => `${said.name}, consumable`,
  'equipment': (said: { name: string | number }): string => `${said.name}, equipment`,
  'monster': (said: { name: string | number }): string => `${said.name}, monster`,
  'trap': (said: { name: string | number }): string => `${said.name}, trap`,
  'treasure': (said: { name: string | number }): string => `${said.name}, treasure`,
};

export const caveCollapses = 'The cave collapses!';

export const caveHealthLeft = (said: { left: string | number }): string => `Cave Health: ${said.left}`;

export const caveHealthTitle = 'Cave Health: at 5 or less the cave may collapse';

export const caveHolds = 'It holds.';

export const choicesLeft = (said: { n: number; picked: string | number }): string => `${said.picked}. ${said.n === 1 ? `${said.n} option.` : `${said.n} options.`}`;

export const copiedBy = (said: { card: string | number; sort: string | number }): string => `${said.sort}, copied by ${said.card}`;

export const costs = (said: { ap: string | number }): string => `Costs ${said.ap} AP.`;

export const damage = (said: { n: string | number }): string => `Damage ${said.n}`;

export const dark = (said: { cell: string | number }): string => `The dark (${said.cell})`;

export const dazedSentence = 'Dazed: no Dash, −1 on every roll.';

export const decides = 'deciding';

export const defenceHint = 'Roll high: the thrower has to match it.';

export const dieIsCast = 'The die is cast';

export const dieShows = (said: { n: string | number }): string => `The die shows ${said.n}`;

export const difficultyAndDamage = (said: { damage: string | number; difficulty: string | number }): string => `Difficulty ${said.difficulty}, damage ${said.damage}.`;

export const draft = 'Before the first turn';

export const draftTitle = {
  'gear': 'Gear up',
  'roll': 'Who goes first?',
  'token': 'Who goes in?',
};

export const explorerIn = (said: { explorer: string | number; place: string | number }): string => `${said.explorer}, ${said.place}`;

export const explorerOf = (said: { name: string | number; token: string | number }): string => `${said.name} (${said.token})`;

export const explorerWaits = (said: { explorer: string | number }): string => `${said.explorer}, waits for backup`;

export const face = (said: { card: string | number }): string => `Face ${said.card}`;

export const faceFirst = 'Which do you face first?';

export const first = (said: { card: string | number }): string => `First ${said.card}`;

export const focus = (said: { ap: string | number }): string => `Focus <b>${said.ap}</b> AP`;

export const focusNow = (said: { n: string | number }): string => `Focus ${said.n}.`;

export const ghost = (said: { n: string | number }): string => `Ghost ${said.n}`;

export const ghostAt = (said: { place: string | number }): string => `${said.place}.`;

export const ghostDead = 'Dead: back at the Cave Entrance on its next turn.';

export const ghostOf = (said: { faction: string | number; name: string | number }): string => `${said.name} of the ${said.faction}`;

export const ghostUntouchable = 'Cannot be harmed before its first turn.';

export const goodFor = {
  'adventurers': 'Reach for things a passage away, and patch yourself up.',
  'archaeologist': 'Reach for things a passage away, and patch yourself up.',
  'brawler': 'Hit harder in every fight, and stop one blow for good.',
  'cultists': 'One mighty blow, a trap to leave behind, and a rest.',
  'henchmen': 'Hit harder in every fight, and shrug off a wound.',
  'miner': 'Dig where there is no way, and blow it up behind you.',
  'rogues': 'Get past traps, and roll again when it matters.',
  'sadist': 'One mighty blow, and a trap to leave behind.',
  'suits': 'Dig where there is no way, and send a rival astray.',
  'survivor': 'Good rolls heal you, and one wound hurts less.',
  'thief': 'Get past traps, and roll again when it matters.',
};

export const handEmpty = 'Empty. Cards you pick up or win go here, face up for all to see.';

export const handLimit = 'Items you may end a turn with';

export const handOf = (said: { name: string | number }): string => `Hand of ${said.name}`;

export const handOver = (said: { limit: string | number; n: string | number; over: string | number }): string => `${said.n} of ${said.limit}: drop or use ${said.over}`;

export const handSize = (said: { limit: string | number; n: string | number }): string => `${said.n} of ${said.limit}`;

export const hanging = (said: { cell: string | number; tile: string | number }): string => `${said.tile}, over ${said.cell}. Click to turn it.`;

export const haulAway = (said: { name: string | number; value: string | number }): string => `<b>${said.name}</b>: ${said.value} of 3 in the cave`;

export const haulAwayKey = (said: { name: string | number; value: string | number }): string => `<b>${said.name}</b>: ${said.value} of 3 (the Ceremonial Key counts as 2) in the cave`;

export const haulHome = (said: { name: string | number; value: string | number }): string => `<b>${said.name}</b>: ${said.value} of 3 in the Cave Entrance`;

export const haulHomeKey = (said: { name: string | number; value: string | number }): string => `<b>${said.name}</b>: ${said.value} of 3 (the Ceremonial Key counts as 2) in the Cave Entrance`;

export const hazardBrief = {
  'monster': (said: { difficulty: string | number; name: string | number }): string => `${said.name}, monster ${said.difficulty}`,
  'trap': (said: { difficulty: string | number; name: string | number }): string => `${said.name}, trap ${said.difficulty}`,
};

export const headsFor = (said: { cell: string | number; ghost: string | number }): string => `${said.ghost} heads for ${said.cell}`;

export const health = 'Health';

export const healthLabel = (said: { most: string | number; n: string | number }): string => `Health ${said.n} of ${said.most}`;

export const healthOf = (said: { most: string | number; n: string | number }): string => `Health ${said.n} of ${said.most}.`;

export const hit = 'Hit!';

export const holds = (said: { cards: string | number }): string => `Holds ${said.cards}.`;

export const holdsNothing = 'Empty hand.';

export const howItStands = 'Standings';

export const icons = (said: { fortunes: number; hazards: number }): string => `${said.hazards === 1 ? `${said.hazards} Hazard` : `${said.hazards} Hazards`}, ${said.fortunes === 1 ? `${said.fortunes} Fortune` : `${said.fortunes} Fortunes`}`;

export const iconsAndText = (said: { fortunes: number; hazards: number; text: string | number }): string => `${said.hazards === 1 ? `${said.hazards} Hazard` : `${said.hazards} Hazards`}, ${said.fortunes === 1 ? `${said.fortunes} Fortune` : `${said.fortunes} Fortunes`}. ${said.text}`;

export const iconsRead = (said: { fortunes: number; hazards: number }): string => `${said.hazards === 1 ? `${said.hazards} Hazard` : `${said.hazards} Hazards`} and ${said.fortunes === 1 ? `${said.fortunes} Fortune.` : `${said.fortunes} Fortunes.`}`;

export const inSight = 'In your line of sight.';

export const key = {
  'a': 'use the picked card',
  'arrows': 'from place to place on the map',
  'c': 'shake off Dazed, pry free',
  'digits': 'pick a card from your hand',
  'dx': 'dash step by step, destroy',
  'enter': 'choose: move there, pick up, aim',
  'esc': 'go back',
  'ey': 'end the turn or finish; yield',
  'g': 'place the tile, roll the die',
  'kp': 'keep or continue; pass, leave or stop',
  'm': 'more or fewer options',
  't': 'next thing you can choose',
  'tab': 'to what is there',
  'turn': 'turn the tile; less or more focus',
  'zoom': 'zoom, whole cave',
};

export const layIt = 'Place it';

export const layTheTile = 'Place the tile';

export const looksOnly = 'They differ in looks alone: take the one you like.';

export const map = 'Cave map. Arrow keys move from place to place, Tab goes to what is there, Enter chooses, T goes to the next thing you can choose, Escape goes back.';

export const markAp = (said: { n: string | number }): string => `+${said.n} AP`;

export const markApGone = 'All AP gone';

export const markClear = 'Clear-headed';

export const markDazed = 'Dazed';

export const markFree = 'Free';

export const markHealthGained = (said: { n: string | number }): string => `+${said.n} Health`;

export const markHealthLost = (said: { n: string | number }): string => `−${said.n} Health`;

export const markInjury = 'Injury';

export const markPinned = 'Pinned';

export const markUnhurt = 'Unhurt';

export const missed = 'Missed';

export const namePartner = (said: { name: string | number }): string => `${said.name} (partner)`;

export const nameYou = (said: { name: string | number }): string => `${said.name} (you)`;

export const needed = (said: { needs: string | number }): string => `<b>${said.needs}+</b> needed`;

export const neededParts = (said: { parts: string | number }): string => `(${said.parts})`;

export const noDamage = '0 damage';

export const noExplorer = 'No explorer yet';

export const noFleeing = 'You do not flee.';

export const notThatWay = (said: { why: string | number }): string => `Not that way: ${said.why}.`;

export const odds = (said: { odds: string | number }): string => `Odds: ${said.odds}`;

export const oddsCertain = 'certain';

export const oddsNone = 'no chance';

export const oddsOfSix = (said: { good: string | number; percent: string | number }): string => `${said.good} of 6, ${said.percent} %`;

export const ofFaction = (said: { faction: string | number }): string => `of the ${said.faction}`;

export const ofThree = (said: { n: string | number }): string => `${said.n} of 3 treasures`;

export const onInjury = (said: { text: string | number }): string => `On Injury: ${said.text}`;

export const onTurn = 'current turn';

export const onePicked = 'One chosen. Choose the second.';

export const open = (said: { sides: string | number }): string => `Open ${said.sides}.`;

export const openNotSo = (said: { sides: string | number; why: string | number }): string => `Open ${said.sides}: not this way, ${said.why}`;

export const openSo = (said: { sides: string | number }): string => `Open ${said.sides}`;

export const openWhy = (said: { sides: string | number; why: string | number }): string => `Open ${said.sides}: ${said.why}`;

export const openWhySentence = (said: { sides: string | number; why: string | number }): string => `Open ${said.sides}: ${said.why}.`;

export const orDamage = (said: { n: string | number }): string => `or −${said.n} Health`;

export const outcome = {
  'lost': 'Lost',
  'skipped': 'Slipped past',
  'won': 'Won!',
};

export const part = {
  'dazed': 'Dazed',
  'played': 'Cards played',
  'printed': 'Printed',
  'treasures': 'Your treasures',
};

export const partnerFirst = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `You first` : `${said.who.name} first`}`;

export const passage = (said: { cell: string | number }): string => `Passage ${said.cell}`;

export const passages = 'passages';

export const pickIt = 'Press to see what it can do';

export const picked = 'Selected.';

export const pinnedSentence = 'Pinned: cannot leave this passage.';

export const placeNamed = (said: { cell: string | number; name: string | number }): string => `${said.name} (${said.cell})`;

export const plan = {
  'carries-treasure': 'It has a treasure and is coming for you.',
  'no-treasure': 'No treasure is lying about, so it is coming for you.',
  'treasure': 'A treasure lies there.',
};

export const playerAt = (said: { letter: string | number; name: string | number }): string => `${said.name}, seat ${said.letter}`;

export const resignAsk = 'Resign? Your explorer dies, this turn is lost, and you come back with your next one.';

export const resignYes = 'Resign';

export const roll = {
  'attack': 'Hit the target',
  'card': 'Roll for the card',
  'danger': 'Cross the ledge',
  'defence': 'Dodge the throw',
  'monster': 'Fight the monster',
  'trap': 'Disarm the trap',
};

export const rollComesTo = (said: { total: string | number }): string => `Total: <b>${said.total}</b>`;

export const rollNow = 'Roll';

export const rollOf = (said: { name: string | number; roll: string | number }): string => `${said.name}: ${said.roll}`;

export const rollWithFocus = (said: { ap: string | number }): string => `Roll with +${said.ap} focus`;

export const sceneAgainst = (said: { what: string | number; who: string | number }): string => `${said.who} – ${said.what}`;

export const sceneDodge = (said: { defence: string | number }): string => `Dodge <b>${said.defence}</b>`;

export const sceneDodgeThrow = (said: { attack: string | number; defence: string | number }): string => `Dodge <b>${said.defence}</b>, throw <b>${said.attack}</b>`;

export const sceneNeeds = (said: { needs: string | number }): string => `${said.needs}+ needed`;

export const sceneNeedsFocus = (said: { focus: string | number; needs: string | number }): string => `${said.needs}+ needed, focus +${said.focus}`;

export const sceneNeedsFocusTotal = (said: { focus: string | number; needs: string | number; total: string | number }): string => `${said.needs}+ needed, focus +${said.focus}: <b>${said.total}</b>`;

export const sceneNeedsTotal = (said: { needs: string | number; total: string | number }): string => `${said.needs}+ needed: <b>${said.total}</b>`;

export const sceneThrow = (said: { at: string | number; by: string | number; card: string | number }): string => `${said.by} → ${said.at}: ${said.card}`;

export const seat = (said: { n: string | number }): string => `Seat ${said.n}`;

export const setTaken = (said: { set: string | number }): string => `<b>${said.set}</b> – taken`;

export const sort = {
  'consumable': 'Consumable',
  'equipment': 'Equipment',
  'monster': 'Monster',
  'trap': 'Trap',
  'treasure': 'Treasure',
};

export const status = {
  'dazed': 'Dazed',
  'destroyed': 'Has destroyed',
  'finished': 'Finished',
  'pinned': 'Pinned',
  'resigned': 'Resigned',
  'shoved': 'Has shoved',
};

export const statusWhy = {
  'dazed': 'No Dash, −1 on every roll',
  'destroyed': 'One Destroy a turn',
  'finished': 'Done for this turn',
  'pinned': 'Cannot leave the passage',
  'resigned': 'Backup arrives next turn',
  'shoved': 'One Shove a turn',
};

export const stripCave = (said: { n: string | number }): string => `Cave <b>${said.n}</b>`;

export const stripFortunes = (said: { n: string | number }): string => `Fortunes <b>${said.n}</b>`;

export const stripFortunesTitle = 'Cards in the Fortune deck';

export const stripHazards = (said: { n: string | number }): string => `Hazards <b>${said.n}</b>`;

export const stripHazardsTitle = 'Cards in the Hazard deck';

export const stripHealth = ' Health';

export const stripTiles = (said: { n: string | number }): string => `Tiles <b>${said.n}</b>`;

export const stripTilesTitle = 'Tiles in the Passage deck';

export const sum = (said: { die: string | number; total: string | number }): string => `Die ${said.die} = <b>${said.total}</b>`;

export const sumEnough = (said: { die: string | number; total: string | number }): string => `Die ${said.die} = <b>${said.total}</b>: enough`;

export const sumFocus = (said: { die: string | number; focus: string | number; total: string | number }): string => `Die ${said.die} + focus ${said.focus} = <b>${said.total}</b>`;

export const sumFocusEnough = (said: { die: string | number; focus: string | number; total: string | number }): string => `Die ${said.die} + focus ${said.focus} = <b>${said.total}</b>: enough`;

export const sumFocusShort = (said: { die: string | number; focus: string | number; total: string | number }): string => `Die ${said.die} + focus ${said.focus} = <b>${said.total}</b>: not enough`;

export const sumShort = (said: { die: string | number; total: string | number }): string => `Die ${said.die} = <b>${said.total}</b>: not enough`;

export const takeBack = 'Take back';

export const takenBy = (said: { explorer: string | number; name: string | number }): string => `${said.explorer}, taken by ${said.name}`;

export const team = {
  'dead': 'dead',
  'finished': 'finished',
  'may': 'can move',
  'moves': 'moving',
  'resigned': 'resigned',
  'you-move': 'move',
};

export const teamCards = 'The team’s cards: choose two for yourself';

export const teamTurn = 'Your team’s turn';

export const theDie = 'The die';

export const theLedge = 'the ledge';

export const thinking = 'thinking…';

export const title = {
  'dash': 'Dash',
  'decide': 'Decide',
  'destroy': 'Destroy',
  'explorers': 'Explorers',
  'move': 'Move',
  'passage': 'This passage',
  'pick-up': 'Pick up',
  'shove': 'Shove',
  'starting-items': 'Starting items',
  'turn': 'Turn',
  'use': 'Use a card',
};

export const titleDrop = (said: { card: string | number }): string => `Drop ${said.card}`;

export const titleThrow = (said: { card: string | number }): string => `Throw ${said.card}`;

export const topRow = 'Top row: equipment';

export const turnLeft = 'Turn left';

export const turnLeftKey = 'Turn left (,)';

export const turnRight = 'Turn right';

export const turnRightKey = 'Turn right (.)';

export const twoTiles = 'Two tiles by lantern light';

export const undiscovered = 'Not discovered yet.';

export const use = (said: { card: string | number }): string => `Use ${said.card}`;

export const used = 'used';

export const usedSentence = 'Used this turn.';

export const verb = {
  'bleed': 'Bleed',
  'dash': 'Dash',
  'destroy': 'Destroy',
  'drink': 'Drink',
  'end-turn': 'End turn',
  'farther': 'Fly on',
  'finish': 'Finish',
  'keep': 'Take it',
  'leave': 'Leave it',
  'pass': 'Pass',
  'play': 'Take the turn',
  'pry-free': 'Pry free',
  'recover': 'Shake off Dazed',
  'resign': 'Resign',
  'stop': 'Let it burn out',
  'turn-left': 'Turn left',
  'turn-right': 'Turn right',
  'use': 'Use it',
  'yield': 'Yield',
};

export const waysToLay = 'Ways to place it';

export const whatIsThere = (said: { cards: string | number }): string => `In it: ${said.cards}.`;

export const whichFirst = 'Which comes first?';

export const whoIsThere = (said: { who: string | number }): string => `There: ${said.who}.`;

export const you = 'You';

export const yourHand = 'Your hand';
