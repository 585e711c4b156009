// Made of messages/en by build/words.ts. Do not edit.

export const aboutName = (said: { name: string | number }): string => `About ${said.name}`;

export const aboutPlayer = (said: { name: string | number }): string => `${said.name}: all that is known`;

export const allTurns = (said: { n: string | number }): string => `Show all ${said.n} turns`;

export const aloneAbout = 'Nobody else is here to mind. Repeat the same steps and the same luck follows; do something else and the luck is new.';

export const askBack = 'Ask for a takeback';

export const askingBack = (said: { names: string | number }): string => `You asked to take back. Waiting for ${said.names}.`;

export const away = 'away';

export const beingDealt = 'Dealing the game';

export const block = 'Block';

export const blockAbout = 'You two will no longer sit at the same table or read each other’s chat. A game in progress goes on. You can undo this on the account page.';

export const blockName = (said: { name: string | number }): string => `Block ${said.name}`;

export const blockToo = (said: { name: string | number }): string => `Also block ${said.name}`;

export const blocked = (said: { name: string | number }): string => `${said.name} is blocked. You can undo this on the account page.`;

export const botFirst = {
  'master': 'A master bot',
  'novice': 'A novice bot',
  'random': 'A random bot',
  'steady': 'A steady bot',
  'strong': 'A strong bot',
};

export const botSitsInNow = 'A bot is playing for you now. Take your seat back whenever you like.';

export const chat = 'Chat';

export const chatEverybody = 'Everyone here can read this.';

export const chatOnlookers = 'Only spectators can read this.';

export const chatPlayers = 'Only the players can read this.';

export const chatSays = (said: { name: string | number; words: string | number }): string => `${said.name} says: ${said.words}`;

export const closeChat = 'Close the chat';

export const closeDetails = 'Close';

export const closeHint = 'Close the hint';

export const closeLog = 'Close the log';

export const closeSince = 'Close the news since my last turn';

export const closeTable = 'Close the table';

export const closeToOnlookers = 'Close the table to spectators';

export const comeAndPlay = (said: { game: string | number }): string => `Come and play ${said.game} with me.`;

export const copyForSubstitute = 'Copy the link for a substitute';

export const copyLink = 'Copy the link';

export const decidesNow = 'deciding';

export const doAgain = 'Redo';

export const doIt = 'Do it';

export const everybody = 'Everyone';

export const eyesOff = 'No peeking, please';

export const finding = 'Finding the table…';

export const firstBoard = 'Anything that glows can be chosen: click it, or pick a line from your options. A wrong click costs nothing, and you are told why.';

export const firstClose = 'Close the first steps; they will not come back for this game';

export const firstDone = 'Got it';

export const firstLearn = 'Learn it step by step';

export const firstTitle = (said: { game: string | number }): string => `First steps in ${said.game}`;

export const firstUnfold = 'What the game is about, and how to use the board';

export const forfeit = 'Forfeit';

export const forfeitAs = (said: { name: string | number }): string => `Forfeit as ${said.name}`;

export const free = 'Free';

export const goodFor = (said: { step: string | number }): string => `What was step ${said.step} for?`;

export const hear = 'Ask me again';

export const hearWhole = (said: { words: string | number }): string => `Ask me about ${said.words} again`;

export const hide = 'Hide';

export const hint = 'Hint';

export const hintAbout = 'Only you see it; the others and the record see that you asked';

export const hush = 'Stop asking me about';

export const hushWhole = (said: { words: string | number }): string => `Stop asking me about ${said.words} in this game`;

export const hushed = (said: { n: string | number }): string => `No longer asked about (${said.n})`;

export const iAm = (said: { name: string | number }): string => `I am ${said.name}`;

export const inWords = 'Words';

export const inviteAbout = 'Whoever opens this link can take a free seat, or watch.';

export const inviteTitle = 'Invite the others';

export const isAway = (said: { name: string | number }): string => `${said.name} is away. Whoever sits down first takes over and sees all that this seat can see.`;

export const isHidden = (said: { name: string | number }): string => `Messages from ${said.name} are hidden.`;

export const isThinking = (said: { n: number; names: string | number }): string => `${said.n === 1 ? `${said.names} is thinking` : `${said.names} are thinking`}`;

export const joinRematch = 'Join the rematch';

export const keyRedo = 'Key: U';

export const layingOut = 'Setting out the game…';

export const leave = 'Leave';

export const leaveAs = (said: { name: string | number }): string => `Leave as ${said.name}`;

export const leaveSeat = (said: { seat: string | number }): string => `Leave<seat>, seat ${said.seat}</seat>`;

export const leaveTitle = 'Leave the game?';

export const letLookOn = 'Let others watch';

export const letThem = 'Allow it';

export const lineBack = 'You are connected again. Nothing was lost.';

export const lineLost = '<b>The connection to the server is lost.</b> Reconnecting; everything you did is safe.';

export const linkCopied = 'Link copied.';

export const linkForFirst = 'Link copied. The first to open it can take the seat.';

export const linkMarked = 'The link is selected: copy it with Ctrl+C.';

export const linkToTable = 'Link to this table';

export const log = 'Log';

export const lookAs = 'View as';

export const lookAsName = (said: { name: string | number }): string => `View as ${said.name}`;

export const lookBack = 'Replay';

export const lookingOn = (said: { n: number }): string => `${said.n} watching`;

export const lookingUp = 'Looking it up…';

export const more = 'More';

export const mute = (said: { name: string | number }): string => `Hide what ${said.name} says`;

export const mySeats = 'My seats: whose view to see';

export const nameTookHints = (said: { n: number; name: string | number }): string => `${said.n === 1 ? `${said.name} took 1 hint` : `${said.name} took ${said.n} hints`}`;

export const neverMind = 'Never mind';

export const newestFirst = 'Turns, newest first';

export const no = 'No';

export const noChance = 'No dice or cards are involved.';

export const noVisibleChange = 'Nothing visible changed right away; it may pay off later.';

export const nobodySaid = 'No messages yet.';

export const notNow = 'Not now';

export const notYourDecision = 'You have nothing to decide right now.';

export const nothingYet = 'Nothing has happened yet.';

export const odds = 'Odds';

export const oddsOf = (said: { words: string | number }): string => `Odds for: ${said.words}`;

export const oddsUnknown = 'The odds cannot be worked out right now.';

export const onlyStepsOf = 'Only steps by';

export const openToOnlookers = 'Open to spectators';

export const othersAbout = 'The others have to agree. Repeat the same steps and the same luck follows; do something else and the luck is new.';

export const pageIsOlder = 'This page is older than the server and cannot show this game. Reload it.';

export const passTo = (said: { name: string | number }): string => `Pass the device to <name>${said.name}</name>`;

export const playAgain = 'Play again';

export const players = 'Players';

export const playersOnly = 'Players only';

export const publicTable = 'Public table';

export const reason = {
  'abuse': 'Insults or threats',
  'cheating': 'Cheating',
  'name': 'An offensive name',
  'other': 'Something else',
  'spam': 'Spam',
  'stalling': 'Stalling or leaving on purpose',
};

export const remove = 'Remove';

export const removeName = (said: { name: string | number }): string => `Remove ${said.name} from this table`;

export const removed = (said: { name: string | number }): string => `${said.name} has been removed and cannot sit here again.`;

export const report = 'Report';

export const reportAbout = (said: { name: string | number }): string => `A moderator will read this. ${said.name} will not learn who sent it.`;

export const reportLine = (said: { name: string | number; words: string | number }): string => `Report what ${said.name} said: ${said.words}`;

export const reportName = (said: { name: string | number }): string => `Report ${said.name}`;

export const reportQuoted = 'This line is sent with the report:';

export const reportReason = 'What is wrong?';

export const reportSend = 'Send the report';

export const reportWords = 'In your own words, if you like';

export const reported = 'Thank you. A moderator will look at it.';

export const rule = (said: { rule: string | number }): string => `Rule ${said.rule}`;

export const satIn = (said: { bot: string | number }): string => `${said.bot} is playing for you.`;

export const satInAs = (said: { bot: string | number; name: string | number }): string => `${said.bot} is playing for you as ${said.name}.`;

export const say = 'Send';

export const saySomething = 'Write a message';

export const seatIsOpen = 'A substitute may take your seat until you come back to it.';

export const seats = 'Seats';

export const seatsFree = (said: { n: number }): string => `${said.n === 0 ? `Every seat is taken.` : said.n === 1 ? `One seat is free. The game starts when it is taken.` : `${said.n} seats are free. The game starts when all are taken.`}`;

export const sendThisLink = (said: { link: string | number }): string => `Send this link: ${said.link}`;

export const shareLink = 'Share';

export const show = 'Show';

export const signIn = 'Sign in';

export const sinceLastTurn = 'Since your last turn:';

export const sinceLess = 'Show less';

export const sinceMore = 'Show everything since my last turn';

export const sitHere = (said: { seat: string | number }): string => `Sit here<seat>, seat ${said.seat}</seat>`;

export const sitHereToo = (said: { seat: string | number }): string => `Sit here too<seat>, seat ${said.seat}</seat>`;

export const soFar = 'So far:';

export const start = 'Start';

export const startWithBots = 'Start now, with bots in the free seats';

export const stay = 'Stay';

export const table = 'Table';

export const tableByLink = 'Table for people with the link';

export const tableLeft = 'You left the table.';

export const takeBack = 'Take back';

export const takeBackAlone = 'Take it back anyway';

export const takeBackAsk = 'Take back…';

export const takeSeatBack = 'Take my seat back';

export const takeTheSeat = 'Take the seat';

export const takeback = 'Takeback';

export const theGame = 'The game';

export const thinking = 'Thinking…';

export const timeLeft = (said: { time: string | number }): string => `${said.time} left`;

export const timeRunsOut = (said: { time: string | number }): string => `You are running out of time: ${said.time} left.`;

export const tookHints = (said: { n: number }): string => `${said.n === 1 ? `took 1 hint` : `took ${said.n} hints`}`;

export const tryAgain = 'Try again';

export const tryNow = 'Try now';

export const unreadWord = 'unread';

export const waitingFor = (said: { names: string | number }): string => `Waiting for ${said.names}.`;

export const ways = (said: { n: number }): string => `${said.n === 1 ? `one way` : `${said.n} ways`}`;

export const whatCanIDo = 'What can I do now?';

export const whatNow = 'What now?';

export const whatNowKey = 'What can I do now? (key: w)';

export const whatWasSaid = 'Messages, newest last';

export const whoWantsToLook = 'Who wants a look at the table meanwhile?';

export const you = 'you';

export const youForfeited = 'You forfeited, and a bot is playing on for you. You can still watch.';

export const youLookOn = 'You are watching. Only the players at the table decide.';
