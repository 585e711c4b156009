// Made of messages/en by build/words.ts. Do not edit.

export const afterTheGame = 'After the game';

export const asTable = 'As a table';

export const caveWins = 'The cave wins this time.';

export const changeSetUp = 'Change the setup';

export const diceReport = 'Luck report';

export const endMark = 'end';

export const fair = 'Was chance fair? Check for yourself';

export const fairAbout = 'Before the game the server committed to a secret by publishing its BLAKE3 hash; now that the game is over, the secret is open. Save the record and run';

export const fairCommand = (said: { file: string | number }): string => `<code>karst verify ${said.file}</code>`;

export const fairDeals = 'to deal the whole game again from the secret.';

export const finalTable = 'Final standings';

export const goOnAgainstBots = 'Play on from here against bots';

export const goOnHere = 'Play on from here';

export const goOnHereAt = (said: { sentence: string | number }): string => `Play on from here: ${said.sentence}`;

export const howFar = (said: { n: number }): string => `${said.n === 1 ? `It lasted one turn.` : `It lasted ${said.n} turns.`}`;

export const howItWent = 'How it went';

export const inAMoment = 'shown in a moment';

export const lookAtBoard = 'Look at the board';

export const lookAtMoment = 'Look at this moment';

export const overTime = (said: { points: string | number }): string => `${said.points} over time`;

export const place = 'Place';

export const promised = 'Published before';

export const replay = 'Replay';

export const resultLinkCopied = 'Link to this result copied.';

export const resultLinkHere = 'This browser does not let pages copy. The link to this result is in the address bar.';

export const saveRecord = 'Save the record';

export const secret = 'Secret';

export const share = (said: { names: string | number }): string => `${said.names} share the victory.`;

export const shareResult = 'Share';

export const showResult = 'See the result';

export const theEnd = 'The end';

export const theResult = 'Result';

export const toHome = 'Home';

export const turn = (said: { n: string | number }): string => `Turn ${said.n}`;

export const turnByTurn = (said: { points: string | number }): string => `${said.points} turn by turn`;

export const turnOf = (said: { n: string | number; names: string | number }): string => `Turn ${said.n}: ${said.names}`;

export const whatDiceDid = 'Luck in this game';

export const whatEnded = (said: { words: string | number }): string => `It ended like this: ${said.words}`;

export const whatTurned = 'Turning points';

export const whenBegan = 'At the start of the turn';

export const wins = (said: { name: string | number }): string => `${said.name} wins.`;

export const withHints = (said: { n: number }): string => `${said.n === 1 ? `with a hint` : `with ${said.n} hints`}`;

export const youShare = (said: { names: string | number }): string => `You and ${said.names} share the victory.`;

export const youWin = 'You win!';
