// Made of messages/en by build/words.ts. Do not edit.

export const aboutName = (said: { name: string | number }): string => `About ${said.name}`;

export const allTurns = (said: { n: string | number }): string => `Show all ${said.n} turns`;

export const aloneAbout = 'Nobody else is here to mind. The same steps meet the same dice again; others meet new ones.';

export const askBack = 'Ask for a takeback';

export const askingBack = (said: { names: string | number }): string => `You ask to take back. Waiting for ${said.names}.`;

export const away = 'away';

export const beingDealt = 'The game is being dealt';

export const block = 'Block';

export const blockAbout = 'You will not sit at a table together and not read each other\'s chat. A game that runs goes on. The account page undoes it.';

export const blockName = (said: { name: string | number }): string => `Block ${said.name}`;

export const blockToo = (said: { name: string | number }): string => `Also block ${said.name}`;

export const blocked = (said: { name: string | number }): string => `${said.name} is blocked. The account page undoes it.`;

export const botFirst = {
  'master': 'A master bot',
  'novice': 'A novice bot',
  'random': 'A random bot',
  'steady': 'A steady bot',
  'strong': 'A strong bot',
};

export const botSitsInNow = 'A bot sits in for you now. Take your seat back whenever you like.';

export const chat = 'Chat';

export const chatEverybody = 'Everybody here reads this.';

export const chatOnlookers = 'Only those who look on read this.';

export const chatPlayers = 'Only the players read this.';

export const chatSays = (said: { name: string | number; words: string | number }): string => `${said.name} says: ${said.words}`;

export const closeChat = 'Close the chat';

export const closeHint = 'Close the hint';

export const closeLog = 'Close the log';

export const closeSince = 'Close what happened since my last turn';

export const closeTable = 'Close the table';

export const closeToOnlookers = 'Close the table to spectators';

export const comeAndPlay = (said: { game: string | number }): string => `Come and play ${said.game} with me.`;

export const copyForSubstitute = 'Copy the link for a substitute';

export const copyLink = 'Copy the link';

export const decidesNow = 'decides now';

export const doAgain = 'Do again';

export const doIt = 'Do it';

export const everybody = 'Everybody';

export const eyesOff = 'Eyes off, please';

export const finding = 'Finding the table…';

export const firstBoard = 'Whatever glows can be chosen: point at it, or take a line of the list of all you can do. A wrong click costs nothing and is told why.';

export const firstClose = 'Close the first steps; they do not come back for this game';

export const firstDone = 'Got it';

export const firstLearn = 'Learn it step by step';

export const firstTitle = (said: { game: string | number }): string => `First steps in ${said.game}`;

export const firstUnfold = 'What the game is about, and how the board is used';

export const forfeit = 'Forfeit';

export const forfeitAs = (said: { name: string | number }): string => `Forfeit as ${said.name}`;

export const free = 'Free';

export const goodFor = (said: { step: string | number }): string => `What was step ${said.step} good for?`;

export const hear = 'Ask me again';

export const hearWhole = (said: { words: string | number }): string => `Ask me about ${said.words} again`;

export const hide = 'Hide';

export const hint = 'Hint';

export const hintAbout = 'Shown to you alone; the others and the record see that you asked';

export const hush = 'Don’t ask me again about';

export const hushWhole = (said: { words: string | number }): string => `Don’t ask me about ${said.words} again in this game`;

export const hushed = (said: { n: string | number }): string => `Not asked about (${said.n})`;

export const iAm = (said: { name: string | number }): string => `I am ${said.name}`;

export const inWords = 'Words';

export const inviteAbout = 'Whoever opens this link can take a free seat, or look on.';

export const inviteTitle = 'Invite the others';

export const isAway = (said: { name: string | number }): string => `${said.name} is away. The first to sit down there plays on with all that the seat can see.`;

export const isHidden = (said: { name: string | number }): string => `${said.name} is hidden.`;

export const isThinking = (said: { n: number; names: string | number }): string => `${said.n === 1 ? `${said.names} is thinking` : `${said.names} are thinking`}`;

export const joinRematch = 'Join the rematch';

export const keyRedo = 'Key: U';

export const layingOut = 'Laying out the game…';

export const leave = 'Leave';

export const leaveAs = (said: { name: string | number }): string => `Leave as ${said.name}`;

export const leaveSeat = (said: { seat: string | number }): string => `Leave<seat>, seat ${said.seat}</seat>`;

export const leaveTitle = 'Leave the game?';

export const letLookOn = 'Let others look on';

export const letThem = 'Let them';

export const lineBack = 'The line is back. Nothing was lost.';

export const lineLost = '<b>The line to the server is lost.</b> Trying again by itself; what you did is kept.';

export const linkCopied = 'The link is copied.';

export const linkForFirst = 'The link is copied: whoever opens it first can take the seat.';

export const linkMarked = 'The link is marked: copy it with Ctrl+C.';

export const linkToTable = 'Link to this table';

export const log = 'Log';

export const lookAs = 'Look as';

export const lookBack = 'Look back';

export const lookingOn = (said: { n: number }): string => `${said.n} looking on`;

export const lookingUp = 'Looking it up…';

export const mute = (said: { name: string | number }): string => `Do not show me what ${said.name} says`;

export const mySeats = 'My seats: whose eyes to look through';

export const nameTookHints = (said: { n: number; name: string | number }): string => `${said.n === 1 ? `${said.name} took 1 hint` : `${said.name} took ${said.n} hints`}`;

export const neverMind = 'Never mind';

export const newestFirst = 'Turns, newest first';

export const no = 'No';

export const noChance = 'Neither dice nor cards have a part in that.';

export const noVisibleChange = 'Nothing changed at once that can be seen; it may prepare what comes.';

export const nobodySaid = 'Nobody has said anything yet.';

export const notNow = 'Not now';

export const notYourDecision = 'It is not your decision now.';

export const nothingYet = 'Nothing has happened yet.';

export const odds = 'Odds';

export const oddsOf = (said: { words: string | number }): string => `Odds of: ${said.words}`;

export const oddsUnknown = 'The odds cannot be worked out just now.';

export const onlyStepsOf = 'Only steps of';

export const openToOnlookers = 'Open to spectators';

export const othersAbout = 'The others have to agree. The same steps meet the same dice again; others meet new ones.';

export const pageIsOlder = 'This page is older than the server and cannot draw this game. Load it again.';

export const passTo = (said: { name: string | number }): string => `Pass the device to <name>${said.name}</name>`;

export const playAgain = 'Play again';

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

export const removed = (said: { name: string | number }): string => `${said.name} is removed and cannot sit here again.`;

export const report = 'Report';

export const reportAbout = (said: { name: string | number }): string => `A moderator will read this. ${said.name} does not learn who sent it.`;

export const reportLine = (said: { name: string | number; words: string | number }): string => `Report what ${said.name} said: ${said.words}`;

export const reportName = (said: { name: string | number }): string => `Report ${said.name}`;

export const reportQuoted = 'This line goes with the report:';

export const reportReason = 'What is wrong?';

export const reportSend = 'Send the report';

export const reportWords = 'In your own words, if you like';

export const reported = 'Thank you. A moderator will look at it.';

export const rule = (said: { rule: string | number }): string => `Rule ${said.rule}`;

export const satIn = (said: { bot: string | number }): string => `${said.bot} sits in for you.`;

export const satInAs = (said: { bot: string | number; name: string | number }): string => `${said.bot} sits in for you as ${said.name}.`;

export const say = 'Say';

export const saySomething = 'Say something';

export const seatIsOpen = 'Your seat is open to a substitute until you take it back.';

export const seats = 'Seats';

export const seatsFree = (said: { n: number }): string => `${said.n === 0 ? `Every seat is taken. The game begins when all are taken.` : said.n === 1 ? `One seat is free. The game begins when all are taken.` : `${said.n} seats are free. The game begins when all are taken.`}`;

export const sendThisLink = (said: { link: string | number }): string => `Send this link: ${said.link}`;

export const shareLink = 'Share';

export const show = 'Show';

export const signIn = 'Sign in';

export const sinceLastTurn = 'Since your last turn:';

export const sinceLess = 'Two lines are enough';

export const sinceMore = 'Read all of what happened since my last turn';

export const sitHere = (said: { seat: string | number }): string => `Sit here<seat>, seat ${said.seat}</seat>`;

export const sitHereToo = (said: { seat: string | number }): string => `Sit here too<seat>, seat ${said.seat}</seat>`;

export const soFar = 'So far:';

export const start = 'Start';

export const startWithBots = 'Start now, bots fill the free seats';

export const stay = 'Stay';

export const table = 'Table';

export const tableByLink = 'Table by link';

export const tableLeft = 'The table was left.';

export const takeBack = 'Take back';

export const takeBackAlone = 'Take it back all the same';

export const takeBackAsk = 'Take back…';

export const takeSeatBack = 'Take my seat back';

export const takeTheSeat = 'Take the seat';

export const takeback = 'Takeback';

export const theGame = 'The game';

export const thinking = 'Thinking…';

export const timeLeft = (said: { time: string | number }): string => `${said.time} left`;

export const timeRunsOut = (said: { time: string | number }): string => `Your time runs out: ${said.time} left.`;

export const tookHints = (said: { n: number }): string => `${said.n === 1 ? `took 1 hint` : `took ${said.n} hints`}`;

export const tryAgain = 'Try again';

export const tryNow = 'Try now';

export const unreadWord = 'unread';

export const waitingFor = (said: { names: string | number }): string => `Waiting for ${said.names}.`;

export const ways = (said: { n: number }): string => `${said.n === 1 ? `one way` : `${said.n} ways`}`;

export const whatCanIDo = 'What can I do now?';

export const whatNow = 'What now?';

export const whatNowKey = 'What can I do now? (key: w)';

export const whatWasSaid = 'What was said, latest last';

export const whoWantsToLook = 'Who wants to look at the table meanwhile?';

export const you = 'you';

export const youForfeited = 'You have forfeited; a bot plays on for you. You can look on.';

export const youLookOn = 'You are looking on; only those who sit at the table decide.';
