// Made of messages/en by build/words.ts. Do not edit.

export const absence = {
  'bot-master': 'A master bot sits in',
  'bot-novice': 'A novice bot sits in',
  'bot-steady': 'A steady bot sits in',
  'bot-strong': 'A strong bot sits in',
  'forfeit': 'They forfeit the game',
  'substitute': 'Somebody else may take the seat',
};

export const advice = {
  'no': 'None',
  'yes': 'For whoever asks; the others see it',
};

export const atTheTable = (said: { people: string | number }): string => `At the table: ${said.people}.`;

export const beginGame = 'Begin the game';

export const beginsAtOnce = 'Every seat is taken: the game begins at once.';

export const botWords = {
  'master': 'Master: thinks ahead for a second. Beat it if you can.',
  'novice': 'Novice: makes the mistakes of a first game. Good company while you learn.',
  'random': 'Random: does anything it may. Only to try things out.',
  'steady': 'Steady: looks one action ahead and takes what it sees. A fair game for most.',
  'strong': 'Strong: thinks ahead for a fifth of a second. Punishes mistakes.',
};

export const bots = {
  'master': (said: { n: string | number }): string => `${said.n} master bots`,
  'novice': (said: { n: string | number }): string => `${said.n} novice bots`,
  'random': (said: { n: string | number }): string => `${said.n} random bots`,
  'steady': (said: { n: string | number }): string => `${said.n} steady bots`,
  'strong': (said: { n: string | number }): string => `${said.n} strong bots`,
};

export const byWhatRules = 'By what rules';

export const clock = 'Clock';

export const clocksStand = 'Clocks stand still while the server is down.';

export const foundBy = {
  'link': 'Only people with the link',
  'list': 'Everybody, on the home page',
};

export const foundLink = 'Only people with the link find the table.';

export const foundList = 'Everybody finds the table on the home page.';

export const hintsLegend = 'Hints: what would a master do?';

export const hoursSaved = 'Hours that can be saved up';

export const hoursTurn = 'Hours for each turn';

export const howLong = 'How long';

export const inShort = 'In short';

export const linkToSend = 'You get a link to send to the others. The game begins when every seat is taken.';

export const lookingOn = {
  'all': 'Everybody who finds it',
  'players': 'Only the players',
};

export const meNamed = (said: { name: string | number }): string => `Me (${said.name})`;

export const minutesEach = 'Minutes each';

export const nameOf = (said: { seat: string | number }): string => `Name of the person in seat ${said.seat}`;

export const newTable = 'New table';

export const newToGame = (said: { n: string | number }): string => `New to this game? <learn>First game, ${said.n} minutes</learn>`;

export const onceMore = 'Once more';

export const openSeats = (said: { n: number }): string => `${said.n === 1 ? `an open seat` : `${said.n} open seats`}`;

export const openTable = 'Open the table';

export const ownChange = 'Change anything below; nothing else needs to be touched.';

export const ownChanged = 'You have changed something: this table is as you like it.';

export const players = (said: { n: number }): string => `${said.n === 1 ? `1 player` : `${said.n} players`}`;

export const playersFromTo = (said: { first: string | number; last: string | number }): string => `${said.first}–${said.last} players`;

export const playersLegend = 'Players';

export const playersOr = (said: { last: string | number; numbers: string | number }): string => `${said.numbers} or ${said.last} players`;

export const preset = {
  'day': 'A day a move',
  'live-10': 'Live, 10 minutes + 10 s',
  'live-20': 'Live, 20 minutes + 15 s',
  'live-45': 'Live, 45 minutes + 30 s',
  'none': 'No clock',
  'own-days': 'Over days, by my own numbers…',
  'own-live': 'Live, by my own numbers…',
  'three-days': 'Three days a move',
};

export const ready = 'Ready to play';

export const rulesAgreed = (said: { rules: string | number }): string => `Rules: ${said.rules}.`;

export const rulesPrinted = 'Rules: as printed.';

export const secondsFree = 'Seconds of each turn for free';

export const secondsMore = 'Seconds more after each turn';

export const settingUp = 'Setting up…';

export const whenLeaves = 'When somebody leaves';

export const whenUp = 'When time is up, or somebody leaves';

export const whoFinds = 'Who may find the table';

export const whoLooks = 'Who may look on';

export const whoPlays = 'Who plays';

export const whoSits = (said: { seat: string | number }): string => `Who sits in seat ${said.seat}`;

export const you = 'you';

export const yourOwn = 'Your own';
