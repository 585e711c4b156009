// Made of messages/en by build/words.ts. Do not edit.

export const allOfYours = (said: { n: string | number }): string => `All ${said.n} of your tables`;

export const beingPlayed = 'In progress';

export const fetchingGames = 'Fetching the games…';

export const finished = 'Finished';

export const gathering = 'Waiting for players';

export const goOn = 'Continue';

export const goOnLesson = 'Continue the lesson';

export const hero = 'Come in out of the light.';

export const heroAbout = 'Cave board games by their real rules: against bots, around one screen, or with friends through a link.';

export const join = 'Join';

export const learn = 'Learn to play';

export const leftOff = (said: { n: number }): string => `${said.n === 0 ? `Where you left off` : said.n === 1 ? `A table is waiting for you` : `${said.n} tables are waiting for you`}`;

export const lessonFinished = 'Lesson finished';

export const lookBack = 'Watch the replay';

export const looking = 'Looking for tables…';

export const mine = 'My tables';

export const minutes = (said: { least: string | number; most: string | number }): string => `${said.least}–${said.most} min`;

export const newTable = 'New table';

export const noneMine = 'You have no tables yet. Play now, or open one for friends.';

export const noneMineFound = 'None of your tables matches.';

export const noneOpen = 'No table has a free seat right now. Open a public one, and others will find it here.';

export const noneOpenFound = 'No open table matches.';

export const noneRunning = 'Nothing to watch right now.';

export const noneRunningFound = 'No game in progress matches.';

export const opened = 'Open tables';

export const pageIsOlder = 'This page is older than the server. Reload it to play this game.';

export const picture = {
  'casadh': 'A caver with a lamp crosses a bridge; treasure gleams below, and eyes watch from the dark',
  'cave-pilot': 'A small plane with bat wings flies through a cave, its lamp pointing towards daylight',
  'cave-troll': 'A cave troll looms over a heap of gold while a small hero raises a torch',
  'skulldug': 'An explorer with a lantern before a cave mouth shaped like a skull; a violet gem glows inside',
};

export const playNow = 'Play now against bots';

export const players = (said: { players: string | number }): string => `${said.players} players`;

export const records = 'Records: open a .karst file';

export const searchBy = 'Search by game, name or rules';

export const searchTables = 'Search tables';

export const settingUp = 'Setting up…';

export const shelfTitle = 'On the shelf';

export const showAll = (said: { n: string | number }): string => `Show all ${said.n}`;

export const tables = 'Tables';

export const wantsSubstitute = 'Needs a substitute';

export const watch = 'Watch';

export const weight = (said: { most: string | number; weight: string | number }): string => `Weight ${said.weight} of ${said.most}:`;

export const weightMeaning = {
  '1': 'Explained in a minute.',
  '2': 'Explained in five minutes; you will play well by your second game.',
  '3': 'Explained in ten minutes; you will know the cards after a game or two.',
  '4': 'Give it a first game to learn; planning pays off.',
  '5': 'An evening with the rulebook.',
};

export const weightWord = {
  '1': 'Very light',
  '2': 'Light',
  '3': 'Medium',
  '4': 'Demanding',
  '5': 'Heavy',
};

export const yourTurn = 'Your turn';

export const yourTurnLeft = (said: { time: string | number }): string => `Your turn, ${said.time} left`;
