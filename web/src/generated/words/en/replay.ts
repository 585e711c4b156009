// Made of messages/en by build/words.ts. Do not edit.

export const asSpectator = 'As a spectator';

export const backToGame = 'Back to the game';

export const beforeFirst = 'Before the first step.';

export const beforeFirstStep = 'Before the first step';

export const broken = (said: { sentence: string | number }): string => `${said.sentence} The replay stops before it.`;

export const cannotDraw = 'This browser cannot draw pictures.';

export const chanceNothing = 'Chance decided nothing in this game.';

export const chanceNothingYet = 'Chance has not decided anything yet that you could see.';

export const closeSteps = 'Close the list of steps';

export const copyMoment = 'Copy a link to this moment';

export const dice = 'Luck';

export const diceAbout = 'The bar shows how often something came up, the line how often to expect it. Over a few draws chance looks uneven; that is what chance is like.';

export const diceCame = 'Came up';

export const diceExpected = 'Expected';

export const diceOutcome = 'Outcome';

export const dicePartly = 'While the game is on, you see only what you could have counted yourself; the rest comes when it is over.';

export const diceShare = 'Share';

export const everythingOpen = 'All cards open';

export const goOn = 'Play on';

export const goOnFromStep = (said: { n: string | number }): string => `Play on from step ${said.n}`;

export const goOnHere = 'Play on from here';

export const goesOnFrom = (said: { n: string | number }): string => `· continues from step ${said.n} of another game`;

export const keyEnd = 'End';

export const keyHome = 'Home';

export const keySpace = 'Space';

export const link = 'Link';

export const lookAs = 'View as';

export const lookingBack = 'Replay; the game goes on';

export const moment = 'Moment';

export const momentAt = (said: { at: string | number; last: string | number; words: string | number }): string => `${said.at} of ${said.last}: ${said.words}`;

export const momentCopied = 'Link to this moment copied.';

export const momentHere = 'This browser does not let pages copy. The link to this moment is in the address bar.';

export const momentTold = (said: { at: string | number; last: string | number; words: string | number }): string => `${said.at} of ${said.last}. ${said.words}`;

export const notOnScreen = 'The board is not on the screen yet; try again in a moment.';

export const past = 'This is the past, so nothing can be changed here. To play on from this moment, open a table of your own.';

export const picturePng = 'Picture (PNG)';

export const pictureSvg = 'Picture (SVG)';

export const play = 'Play';

export const recordJson = 'Record (JSON)';

export const recordKarst = 'Record (.karst)';

export const replay = 'Replay';

export const replayOf = (said: { game: string | number }): string => `Replay of ${said.game}`;

export const save = 'Save';

export const showAll = (said: { n: string | number }): string => `Show all ${said.n}`;

export const speed = 'Speed';

export const stepBack = 'One step back';

export const stepIs = (said: { n: string | number }): string => `Step ${said.n}.`;

export const stepOn = 'One step forward';

export const steps = 'Steps';

export const stop = 'Stop';

export const table = 'Table';

export const times = (said: { n: number }): string => `${said.n === 1 ? `once` : `${said.n} times`}`;

export const toBeginning = 'To the beginning';

export const toEnd = 'To the end';

export const tooLargePng = 'This browser cannot make a PNG this large.';

export const turningBack = 'Turning back the pages…';

export const uploaded = '<mark>Uploaded record</mark> not played here; every step has been checked against the rules.';

export const wayThrough = 'Steps through the game';

export const whatDiceDid = 'Luck in this game';
