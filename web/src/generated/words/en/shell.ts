// Made of messages/en by build/words.ts. Do not edit.

export const aBot = {
  'master': 'a master bot',
  'novice': 'a novice bot',
  'random': 'a random bot',
  'steady': 'a steady bot',
  'strong': 'a strong bot',
};

export const account = 'Account';

export const accountOf = (said: { name: string | number }): string => `Account, ${said.name}`;

export const allRules = (said: { n: string | number }): string => `${said.n} rules and rulings`;

export const and = (said: { first: string | number; last: string | number }): string => `${said.first} and ${said.last}`;

export const asTheSystem = 'Same as system';

export const backToTheLight = 'Back to the light';

export const boardLegend = 'The board, as';

export const botName = {
  'master': (said: { seat: string | number }): string => `Master bot ${said.seat}`,
  'novice': (said: { seat: string | number }): string => `Novice bot ${said.seat}`,
  'random': (said: { seat: string | number }): string => `Random bot ${said.seat}`,
  'steady': (said: { seat: string | number }): string => `Steady bot ${said.seat}`,
  'strong': (said: { seat: string | number }): string => `Strong bot ${said.seat}`,
};

export const clockBank = (said: { time: string | number }): string => `Time left over is saved, up to ${said.time}.`;

export const clockDays = (said: { time: string | number }): string => `Everyone has ${said.time} for each turn.`;

export const clockDaysFor = 'Nobody has to be there at the same time.';

export const clockDelay = (said: { time: string | number }): string => `The first ${said.time} of each turn are free.`;

export const clockLive = (said: { time: string | number }): string => `Everyone has ${said.time} for the whole game.`;

export const clockLiveFor = 'For people sitting down to play now.';

export const clockLiveGain = (said: { gain: string | number; time: string | number }): string => `Everyone has ${said.time} for the whole game and gains ${said.gain} after each turn.`;

export const clockNoBank = 'Time left over is not saved.';

export const clockNone = 'Everyone takes the time they need.';

export const close = 'Close';

export const closeRules = 'Close the rules';

export const crashBroken = 'Something went wrong';

export const crashMissing = 'Part of the page did not arrive';

export const crashNotLoaded = (said: { what: string | number }): string => `${said.what} could not be loaded. The server may have just been updated, or your connection dropped. Your game is safe on the server.`;

export const crashReload = 'Reload the page';

export const crashRetry = 'Try again without reloading';

export const crashStopped = (said: { what: string | number }): string => `${said.what} stopped working. Your game is safe: every step is stored on the server before it is shown.`;

export const description = 'Karst: one table for cave board games, in your browser.';

export const dismiss = 'Dismiss this notice';

export const fateLeaving = {
  'bot-sits-in': (said: { bot: string | number }): string => `If someone leaves, ${said.bot} plays for them until they are back.`,
  'forfeit': (_said: { bot: string | number }): string => `Whoever leaves is out: a steady bot finishes for them, and they come in last.`,
  'substitute': (_said: { bot: string | number }): string => `If someone leaves, the table waits until someone takes the seat through the link, or they come back.`,
};

export const fateThen = {
  'bot-sits-in': (said: { bot: string | number }): string => `After that, ${said.bot} plays for them until they are back.`,
  'forfeit': (_said: { bot: string | number }): string => `After that, they are out: a steady bot finishes for them, and they come in last.`,
  'substitute': (_said: { bot: string | number }): string => `After that, the table waits until someone takes the seat through the link, or they come back.`,
};

export const figuresDays = (said: { days: string | number; hours: string | number }): string => `${said.days} d ${said.hours} h`;

export const figuresHours = (said: { hours: string | number; minutes: string | number }): string => `${said.hours} h ${said.minutes} m`;

export const forfeited = 'forfeited';

export const foundRules = (said: { found: string | number; n: string | number }): string => `${said.found} of ${said.n} rules`;

export const goHome = 'Go home';

export const hitOf = (said: { at: string | number; n: string | number }): string => `${said.at} of ${said.n}`;

export const hits = (said: { n: number }): string => `${said.n === 1 ? `1 hit` : `${said.n} hits`}`;

export const homeLink = 'Karst, home';

export const insteadOf = (said: { name: string | number }): string => `for ${said.name}`;

export const justNow = 'just now';

export const keyBackHit = 'Shift+Enter';

export const keyNextHit = 'Enter';

export const keySays = {
  'asked': 'What am I being asked?',
  'chat': 'Show or hide the chat',
  'hand': 'What do I hold?',
  'keys': 'Show or hide these keys',
  'last': 'What happened last?',
  'log': 'Show or hide the log',
  'near': 'What is around me?',
  'next': 'Go to the next table waiting for me',
  'redo': 'Redo what I took back',
  'rules': 'Open or close the rules',
  'undo': 'Take back my last action',
  'what-now': 'What can I do now?',
  'where': 'Where am I?',
  'words': 'Show the board in words, or as a picture',
};

export const keys = 'Keys';

export const keysEnter = 'Choose it';

export const keysEscape = 'Close whatever is on top';

export const keysOff = 'Single-letter keys are turned off in the settings.';

export const keysTab = 'Next thing you can choose; with <kbd>Shift</kbd>, the previous one';

export const language = 'en';

export const languageLegend = 'Language';

export const leftBeforeAnswer = 'You left the table before the answer came.';

export const letterKeys = 'Single-letter keys (? shows them)';

export const linkToRule = (said: { id: string | number }): string => `${said.id}, link to this rule`;

export const linkToRuling = (said: { id: string | number }): string => `${said.id}, link to this ruling`;

export const loading = 'Lighting the lamp…';

export const mainMenu = 'Main';

export const motion = {
  'fast': 'Fast',
  'normal': 'Normal',
  'off': 'Off',
};

export const motionLegend = 'Animation';

export const myName = 'My name';

export const needsScript = 'Karst needs JavaScript to show its tables.';

export const newsLast = 'Press Shift+L to hear the latest.';

export const newsLog = 'The log has them all.';

export const newsMany = (said: { first: string | number; n: number; others: string | number }): string => `${said.n === 1 ? `${said.first} and ${said.others} others: 1 event.` : `${said.first} and ${said.others} others: ${said.n} events.`}`;

export const newsNone = (said: { n: number }): string => `${said.n === 1 ? `1 event.` : `${said.n} events.`}`;

export const newsOne = (said: { first: string | number; n: number }): string => `${said.n === 1 ? `${said.first}: 1 event.` : `${said.first}: ${said.n} events.`}`;

export const newsSomebody = 'Someone';

export const newsTwo = (said: { first: string | number; n: number; second: string | number }): string => `${said.n === 1 ? `${said.first} and ${said.second}: 1 event.` : `${said.first} and ${said.second}: ${said.n} events.`}`;

export const nextHit = 'Next hit';

export const noAnswer = 'The server is not answering. Are you online, and is it running?';

export const noOtherTable = 'No other table is waiting for you.';

export const noReason = (said: { status: string | number }): string => `The server answered ${said.status} and gave no reason. Try again in a moment.`;

export const noRuleFound = 'No rule contains all of these words.';

export const notFound = 'Not found';

export const notFoundAt = {
  'game': (said: { path: string | number }): string => `There is no game at <code>${said.path}</code>. Check the address; it may have a typo, or the game is gone.`,
  'page': (said: { path: string | number }): string => `There is no page at <code>${said.path}</code>. Check the address; it may have a typo, or the page is gone.`,
  'record': (said: { path: string | number }): string => `There is no record at <code>${said.path}</code>. Check the address; it may have a typo, or the record is gone.`,
  'table': (said: { path: string | number }): string => `There is no table at <code>${said.path}</code>. Check the address; it may have a typo, or the table is gone.`,
};

export const notFoundHeading = 'This tunnel is a dead end';

export const notFoundPicture = 'A tunnel that ends in the dark';

export const notPossible = 'Not possible.';

export const notices = 'Notices';

export const part = {
  'account': 'The account',
  'board': 'The board',
  'course': 'How the game went',
  'dice': 'The luck report',
  'here': 'This part of the page',
  'lesson': 'The lesson',
  'me': 'Who you are',
  'notifications': 'The notifications',
  'order': 'The moderators’ page',
  'page': 'This page',
  'records': 'The records',
  'replay': 'The replay',
  'result': 'The result',
  'rules': 'The rules',
  'set-up': 'The setup',
  'table': 'The table',
  'words': 'The board in words',
};

export const previousHit = 'Previous hit';

export const readAsPage = 'Read as a page, with pictures';

export const refused = (said: { sentence: string | number }): string => `Not possible. ${said.sentence}`;

export const rule = (said: { rule: string | number }): string => `Rule ${said.rule}`;

export const ruleFor = (said: { rule: string | number; what: string | number }): string => `Rules for ${said.what} (${said.rule})`;

export const ruleTitled = (said: { rule: string | number; title: string | number }): string => `${said.title} (${said.rule})`;

export const rules = 'Rules';

export const rulesFound = 'Rules found';

export const save = 'Save';

export const searchRules = 'Search the rules by word or rule number';

export const seatName = (said: { seat: string | number }): string => `Seat ${said.seat}`;

export const settings = 'Settings';

export const shape = {
  'both': 'Picture and words',
  'picture': 'Picture',
  'words': 'Words',
};

export const showAllRules = 'Show all rules';

export const sitsIn = {
  'master': 'master bot playing',
  'novice': 'novice bot playing',
  'random': 'random bot playing',
  'steady': 'steady bot playing',
  'strong': 'strong bot playing',
};

export const sittingIn = {
  'master': 'master bot stepped in',
  'novice': 'novice bot stepped in',
  'random': 'random bot stepped in',
  'steady': 'steady bot stepped in',
  'strong': 'strong bot stepped in',
};

export const sizeLegend = 'Text size';

export const skip = 'Skip to content';

export const soundLegend = 'Sound';

export const soundOn = 'Sounds';

export const substituteWanted = 'looking for a substitute';

export const summary = 'The rules on one page';

export const tablesWait = (said: { n: number }): string => `${said.n === 1 ? `table is waiting for you` : `tables are waiting for you`}`;

export const theme = {
  'dark': 'Dark',
  'light': 'Light',
};

export const themeLegend = 'Theme';

export const time = {
  'day': (said: { n: number }): string => `${said.n === 1 ? `1 day` : `${said.n} days`}`,
  'hour': (said: { n: number }): string => `${said.n === 1 ? `1 hour` : `${said.n} hours`}`,
  'minute': (said: { n: number }): string => `${said.n === 1 ? `1 minute` : `${said.n} minutes`}`,
  'second': (said: { n: number }): string => `${said.n === 1 ? `1 second` : `${said.n} seconds`}`,
};

export const titleHurry = (said: { place: string | number }): string => `⏳ Running out of time · ${said.place}`;

export const titleMyTurn = (said: { place: string | number }): string => `● Your turn · ${said.place}`;

export const toNotifications = 'Notifications: hear when a table is waiting for you';

export const tongue = {
  'de': 'Deutsch',
  'en': 'English',
};

export const turnBefore = 'Before the first turn';

export const turnGhosts = (said: { n: string | number }): string => `Ghosts, turn ${said.n}`;

export const turnOf = (said: { n: string | number; names: string | number }): string => `${said.names}, turn ${said.n}`;

export const volume = 'Volume';

export const whichRules = 'Which game’s rules?';

export const why = 'Why';

export const withShift = (said: { key: string | number }): string => `Shift ${said.key}`;

export const wordsOrId = 'Search the rules';

export const youAreNow = (said: { name: string | number }): string => `You are ${said.name} from now on.`;
