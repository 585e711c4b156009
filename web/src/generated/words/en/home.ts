// Made of messages/en by build/words.ts. Do not edit.

export const allOfYours = (said: { n: string | number }): string => `All ${said.n} of your tables`;

export const beingPlayed = 'Being played';

export const fetchingGames = 'Fetching the games…';

export const finished = 'Finished';

export const gathering = 'Gathering';

export const goOn = 'Go on';

export const goOnLesson = 'Go on with the lesson';

export const hero = 'Come in out of the light.';

export const heroAbout = 'Cave board games by their real rules: against bots, around one screen, or with friends by a link.';

export const join = 'Join';

export const learn = 'Learn to play';

export const leftOff = (said: { n: number }): string => `${said.n === 0 ? `Where you left off` : said.n === 1 ? `A table waits for you` : `${said.n} tables wait for you`}`;

export const lessonFinished = 'Lesson finished';

export const lookBack = 'Look back';

export const looking = 'Looking for tables…';

export const mine = 'My tables';

export const minutes = (said: { least: string | number; most: string | number }): string => `${said.least}–${said.most} min`;

export const newTable = 'New table';

export const noneMine = 'You sit at no table yet. Play now, or open one for friends.';

export const noneMineFound = 'None of your tables has these words.';

export const noneOpen = 'No table has a free seat for you. Open a public one, and others will find it here.';

export const noneOpenFound = 'No open table has these words.';

export const noneRunning = 'Nothing to watch at the moment.';

export const noneRunningFound = 'No running table has these words.';

export const opened = 'Open tables';

export const pageIsOlder = 'This page is older than the server. Load it again to play this game.';

export const picture = {
  'casadh': 'A spelunker with a lamp crosses a bridge in a cave; treasure gleams below, and eyes watch from the dark',
  'cave-pilot': 'A small aeroplane with bat wings flies through a cave, its lamp towards the daylight',
  'cave-troll': 'A cave troll looms over a heap of gold while a small hero raises a torch',
  'skulldug': 'An explorer with a lantern before a cave mouth shaped like a skull; a violet gem glows inside',
};

export const playNow = 'Play now against bots';

export const players = (said: { players: string | number }): string => `${said.players} players`;

export const records = 'Records: look at a .karst file';

export const searchBy = 'Search by game, name or setup';

export const searchTables = 'Search the tables';

export const settingUp = 'Setting up…';

export const shelfTitle = 'Games on the shelf';

export const showAll = (said: { n: string | number }): string => `Show all ${said.n}`;

export const tables = 'Tables';

export const wantsSubstitute = 'Wants a substitute';

export const watch = 'Watch';

export const weight = (said: { most: string | number; weight: string | number }): string => `Weight ${said.weight} of ${said.most}:`;

export const weightMeaning = {
  '1': 'Explained in a minute.',
  '2': 'Explained in five minutes; you play well in your second game.',
  '3': 'Explained in ten minutes; a game or two until you know the cards.',
  '4': 'A first game to learn it; plans pay off.',
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
