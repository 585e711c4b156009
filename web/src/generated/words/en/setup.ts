// Made of messages/en by build/words.ts. Do not edit.

export const absence = {
  'bot-master': 'A master bot plays for them',
  'bot-novice': 'A novice bot plays for them',
  'bot-steady': 'A steady bot plays for them',
  'bot-strong': 'A strong bot plays for them',
  'forfeit': 'They forfeit the game',
  'substitute': 'Someone else may take the seat',
};

export const advice = {
  'no': 'No',
  'yes': 'Yes; the others see who asks',
};

export const atTheTable = (said: { people: string | number }): string => `At the table: ${said.people}.`;

export const beginGame = 'Start the game';

export const beginsAtOnce = 'Every seat is taken: the game starts right away.';

export const botWords = {
  'master': 'Master: thinks ahead for a second. Beat it if you can.',
  'novice': 'Novice: makes beginner’s mistakes. Good company while you learn.',
  'random': 'Random: does anything allowed. Only for trying things out.',
  'steady': 'Steady: looks one action ahead and takes what it sees. A fair game for most people.',
  'strong': 'Strong: thinks ahead for a fifth of a second. Punishes mistakes.',
};

export const bots = {
  'master': (said: { n: string | number }): string => `${said.n} master bots`,
  'novice': (said: { n: string | number }): string => `${said.n} novice bots`,
  'random': (said: { n: string | number }): string => `${said.n} random bots`,
  'steady': (said: { n: string | number }): string => `${said.n} steady bots`,
  'strong': (said: { n: string | number }): string => `${said.n} strong bots`,
};

export const byWhatRules = 'Rules';

export const clock = 'Clock';

export const clocksStand = 'Clocks stop while the server is down.';

export const drawAgain = 'Draw again';

export const foundBy = {
  'link': 'Only people with the link',
  'list': 'Everyone, on the home page',
};

export const foundLink = 'Only people with the link can find the table.';

export const foundList = 'Everyone can find the table on the home page.';

export const hintsLegend = 'Hints: what would a master do?';

export const hoursSaved = 'Hours that can be saved up';

export const hoursTurn = 'Hours per turn';

export const howLong = 'Time';

export const inShort = 'In short';

export const linkToSend = 'You will get a link for the others. The game starts when every seat is taken.';

export const lookingOn = {
  'all': 'Anyone who finds it',
  'players': 'Only the players',
};

export const meNamed = (said: { name: string | number }): string => `Me (${said.name})`;

export const minutesEach = 'Minutes per player';

export const nameOf = (said: { seat: string | number }): string => `Name of the person in seat ${said.seat}`;

export const newTable = 'New table';

export const newToGame = (said: { n: string | number }): string => `New to this game? <learn>Learn it in ${said.n} minutes</learn>`;

export const onceMore = 'Play again';

export const openSeats = (said: { n: number }): string => `${said.n === 1 ? `an open seat` : `${said.n} open seats`}`;

export const openTable = 'Open the table';

export const ownChange = 'Change whatever you like below; the rest can stay as it is.';

export const ownChanged = 'You have changed something, so this table is your own.';

export const players = (said: { n: number }): string => `${said.n === 1 ? `1 player` : `${said.n} players`}`;

export const playersFromTo = (said: { first: string | number; last: string | number }): string => `${said.first}–${said.last} players`;

export const playersLegend = 'How many';

export const playersOr = (said: { last: string | number; numbers: string | number }): string => `${said.numbers} or ${said.last} players`;

export const preset = {
  'day': 'One day per turn',
  'live-10': 'Live, 10 minutes + 10 s',
  'live-20': 'Live, 20 minutes + 15 s',
  'live-45': 'Live, 45 minutes + 30 s',
  'none': 'No clock',
  'own-days': 'Over days, with your own times…',
  'own-live': 'Live, with your own times…',
  'three-days': 'Three days per turn',
};

export const ready = 'Ready to play';

export const rulesAgreed = (said: { rules: string | number }): string => `Rules: ${said.rules}.`;

export const rulesPrinted = 'Rules: as printed.';

export const secondsFree = 'Free seconds in each turn';

export const secondsMore = 'Seconds added after each turn';

export const settingUp = 'Setting up…';

export const whenLeaves = 'If someone leaves';

export const whenUp = 'If time runs out or someone leaves';

export const whoFinds = 'Who can find the table';

export const whoLooks = 'Who can watch';

export const whoPlays = 'Players';

export const whoSits = (said: { seat: string | number }): string => `Who sits in seat ${said.seat}`;

export const you = 'you';

export const yourOwn = 'Your own';
