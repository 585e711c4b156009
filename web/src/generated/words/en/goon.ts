// Made of messages/en by build/words.ts. Do not edit.

export const goOn = 'Go on from here';

export const iPlay = 'I play';

export const othersAre = 'The others are';

export const over = (said: { n: number }): string => `${said.n === 1 ? `A new table begins with the first step of this game. From there on you decide for one seat, bots for the others, and new dice for chance. The game you look at stays as it is.` : `A new table begins with the first ${said.n} steps of this game. From there on you decide for one seat, bots for the others, and new dice for chance. The game you look at stays as it is.`}`;

export const running = (said: { n: number }): string => `${said.n === 1 ? `A new table begins with the first step of this game. There you sit where you sit here, bots take the other seats, and new dice decide for chance. The game you play goes on as it is.` : `A new table begins with the first ${said.n} steps of this game. There you sit where you sit here, bots take the other seats, and new dice decide for chance. The game you play goes on as it is.`}`;

export const settingUp = 'Setting up…';
