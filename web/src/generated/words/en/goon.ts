// Made of messages/en by build/words.ts. Do not edit.

export const goOn = 'Play on from here';

export const iPlay = 'I play';

export const othersAre = 'The others are';

export const over = (said: { n: number }): string => `${said.n === 1 ? `This opens a new table after the first step of this game. You play one seat, bots the others, and chance starts afresh. The game you are watching stays as it is.` : `This opens a new table after the first ${said.n} steps of this game. You play one seat, bots the others, and chance starts afresh. The game you are watching stays as it is.`}`;

export const running = (said: { n: number }): string => `${said.n === 1 ? `This opens a new table at the first step of this game. You keep your seat, bots take the others, and chance starts afresh. The game you are playing goes on as before.` : `This opens a new table after the first ${said.n} steps of this game. You keep your seat, bots take the others, and chance starts afresh. The game you are playing goes on as before.`}`;

export const settingUp = 'Setting up…';
