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

export const asTheSystem = 'As the system';

export const backToTheLight = 'Back to the light';

export const boardLegend = 'The board at a table';

export const botName = {
  'master': (said: { seat: string | number }): string => `Master bot ${said.seat}`,
  'novice': (said: { seat: string | number }): string => `Novice bot ${said.seat}`,
  'random': (said: { seat: string | number }): string => `Random bot ${said.seat}`,
  'steady': (said: { seat: string | number }): string => `Steady bot ${said.seat}`,
  'strong': (said: { seat: string | number }): string => `Strong bot ${said.seat}`,
};

export const clockBank = (said: { time: string | number }): string => `What is left over is saved, up to ${said.time}.`;

export const clockDays = (said: { time: string | number }): string => `Everybody has ${said.time} for each turn.`;

export const clockDaysFor = 'Nobody needs to be there at the same time.';

export const clockDelay = (said: { time: string | number }): string => `The first ${said.time} of each turn cost nothing.`;

export const clockLive = (said: { time: string | number }): string => `Everybody has ${said.time} for the whole game.`;

export const clockLiveFor = 'For people who sit down to play now.';

export const clockLiveGain = (said: { gain: string | number; time: string | number }): string => `Everybody has ${said.time} for the whole game and gets ${said.gain} more after each turn.`;

export const clockNoBank = 'Nothing is saved up.';

export const clockNone = 'Everybody takes the time they need.';

export const close = 'Close';

export const closeRules = 'Close the rules';

export const crashBroken = 'Something broke';

export const crashMissing = 'A piece of the page did not arrive';

export const crashNotLoaded = (said: { what: string | number }): string => `${said.what} could not be loaded. The server may just have been updated or the line was lost. Your game is safe on the server.`;

export const crashReload = 'Load the page again';

export const crashRetry = 'Try without loading';

export const crashStopped = (said: { what: string | number }): string => `${said.what} stopped working. Your game is safe on the server: every step is stored there before it is shown.`;

export const description = 'Karst: one table for cave board games, in your browser.';

export const dismiss = 'Dismiss this notice';

export const fateLeaving = {
  'bot-sits-in': (said: { bot: string | number }): string => `When somebody leaves this table, ${said.bot} sits in until they are back.`,
  'forfeit': (_said: { bot: string | number }): string => `When somebody leaves this table, they are out: a steady bot plays on for them, and they come in last.`,
  'substitute': (_said: { bot: string | number }): string => `When somebody leaves this table, the table waits until somebody takes the seat over by the link, or they come back before that.`,
};

export const fateThen = {
  'bot-sits-in': (said: { bot: string | number }): string => `Then ${said.bot} sits in until they are back.`,
  'forfeit': (_said: { bot: string | number }): string => `Then they are out: a steady bot plays on for them, and they come in last.`,
  'substitute': (_said: { bot: string | number }): string => `Then the table waits until somebody takes the seat over by the link, or they come back before that.`,
};

export const figuresDays = (said: { days: string | number; hours: string | number }): string => `${said.days} d ${said.hours} h`;

export const figuresHours = (said: { hours: string | number; minutes: string | number }): string => `${said.hours} h ${said.minutes} m`;

export const forfeited = 'forfeited';

export const foundRules = (said: { found: string | number; n: string | number }): string => `${said.found} of ${said.n} found`;

export const goHome = 'Go home';

export const hitOf = (said: { at: string | number; n: string | number }): string => `${said.at} of ${said.n}`;

export const hits = (said: { n: number }): string => `${said.n === 1 ? `1 hit` : `${said.n} hits`}`;

export const homeLink = 'Karst, home';

export const insteadOf = (said: { name: string | number }): string => `for ${said.name}`;

export const justNow = 'just now';

export const keyBackHit = 'Shift+Enter';

export const keyNextHit = 'Enter';

export const keySays = {
  'asked': 'What am I asked?',
  'chat': 'Show or hide the chat',
  'hand': 'What do I hold?',
  'keys': 'Show or hide these keys',
  'last': 'What happened last?',
  'log': 'Show or hide the log',
  'near': 'What is near?',
  'next': 'Go to the next table that waits for me',
  'redo': 'Do again what I took back',
  'rules': 'Open or close the rules',
  'undo': 'Take back my last action',
  'what-now': 'What can I do now?',
  'where': 'Where am I?',
  'words': 'The board in words, or as a picture',
};

export const keys = 'Keys';

export const keysEnter = 'Choose it';

export const keysEscape = 'Close what lies on top';

export const keysOff = 'Single-letter keys are switched off in the settings.';

export const keysTab = 'To the next thing that can be chosen; <kbd>Shift</kbd> with it goes back';

export const language = 'en';

export const languageLegend = 'Language';

export const leftBeforeAnswer = 'The table was left before the answer came.';

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

export const newsLast = 'Press Shift+L to hear the last.';

export const newsLog = 'The log has them all.';

export const newsMany = (said: { first: string | number; n: number; others: string | number }): string => `${said.n === 1 ? `${said.first} and ${said.others} others: 1 event.` : `${said.first} and ${said.others} others: ${said.n} events.`}`;

export const newsNone = (said: { n: number }): string => `${said.n === 1 ? `1 event.` : `${said.n} events.`}`;

export const newsOne = (said: { first: string | number; n: number }): string => `${said.n === 1 ? `${said.first}: 1 event.` : `${said.first}: ${said.n} events.`}`;

export const newsSomebody = 'Somebody';

export const newsTwo = (said: { first: string | number; n: number; second: string | number }): string => `${said.n === 1 ? `${said.first} and ${said.second}: 1 event.` : `${said.first} and ${said.second}: ${said.n} events.`}`;

export const nextHit = 'Next hit';

export const noAnswer = 'The server does not answer. Is it running, and are you online?';

export const noOtherTable = 'No other table waits for you.';

export const noReason = (said: { status: string | number }): string => `The server answered ${said.status} without a reason. Try again in a moment.`;

export const noRuleFound = 'No rule has all of these words.';

export const notFound = 'Not found';

export const notFoundAt = {
  'game': (said: { path: string | number }): string => `There is no game at <code>${said.path}</code>. It may have been mistyped, or it is gone.`,
  'page': (said: { path: string | number }): string => `There is no page at <code>${said.path}</code>. It may have been mistyped, or it is gone.`,
  'record': (said: { path: string | number }): string => `There is no record at <code>${said.path}</code>. It may have been mistyped, or it is gone.`,
  'table': (said: { path: string | number }): string => `There is no table at <code>${said.path}</code>. It may have been mistyped, or it is gone.`,
};

export const notFoundHeading = 'This tunnel ends here';

export const notFoundPicture = 'A tunnel that ends in the dark';

export const notPossible = 'Not possible.';

export const notices = 'Notices';

export const part = {
  'account': 'The account',
  'board': 'The board',
  'course': 'How the game went',
  'dice': 'The dice report',
  'here': 'This part of the page',
  'lesson': 'The lesson',
  'me': 'Who you are',
  'notifications': 'The notifications',
  'options': 'The rules to choose from',
  'order': 'The order page',
  'page': 'This page',
  'records': 'The records',
  'replay': 'The replay',
  'result': 'The result',
  'rules': 'The rules',
  'set-up': 'The set-up',
  'table': 'The table',
  'words': 'The board in words',
};

export const previousHit = 'Previous hit';

export const readAsPage = 'Read as a page, with pictures';

export const refused = (said: { sentence: string | number }): string => `Not possible. ${said.sentence}`;

export const rule = (said: { rule: string | number }): string => `Rule ${said.rule}`;

export const ruleFor = (said: { rule: string | number; what: string | number }): string => `The rule for ${said.what}: ${said.rule}`;

export const rules = 'Rules';

export const rulesFound = 'Rules found';

export const save = 'Save';

export const searchRules = 'Search the rules by words or id';

export const seatName = (said: { seat: string | number }): string => `Seat ${said.seat}`;

export const settings = 'Settings';

export const shape = {
  'both': 'Picture and words',
  'picture': 'Picture',
  'words': 'Words',
};

export const showAllRules = 'Show all rules';

export const sitsIn = {
  'master': 'master bot sits in',
  'novice': 'novice bot sits in',
  'random': 'random bot sits in',
  'steady': 'steady bot sits in',
  'strong': 'strong bot sits in',
};

export const sittingIn = {
  'master': 'master bot sitting in',
  'novice': 'novice bot sitting in',
  'random': 'random bot sitting in',
  'steady': 'steady bot sitting in',
  'strong': 'strong bot sitting in',
};

export const sizeLegend = 'Text size';

export const skip = 'Skip to the content';

export const soundLegend = 'Sound';

export const soundOn = 'Sounds';

export const substituteWanted = 'substitute wanted';

export const summary = 'One-page summary';

export const tablesWait = (said: { n: number }): string => `${said.n === 1 ? `table waits for you` : `tables wait for you`}`;

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

export const titleHurry = (said: { place: string | number }): string => `⏳ Time is short · ${said.place}`;

export const titleMyTurn = (said: { place: string | number }): string => `● Your turn · ${said.place}`;

export const toNotifications = 'Notifications: be told when a table waits for you';

export const tongue = {
  'de': 'Deutsch',
  'en': 'English',
};

export const turnBefore = 'Before the first turn';

export const turnGhosts = (said: { n: string | number }): string => `Ghosts, turn ${said.n}`;

export const turnOf = (said: { n: string | number; names: string | number }): string => `${said.names}, turn ${said.n}`;

export const volume = 'Volume';

export const why = 'Why';

export const withShift = (said: { key: string | number }): string => `Shift ${said.key}`;

export const wordsOrId = 'Words or an id';

export const youAreNow = (said: { name: string | number }): string => `You are ${said.name} from now on.`;
