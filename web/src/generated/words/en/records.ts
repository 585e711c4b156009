// Made of messages/en by build/words.ts. Do not edit.

export const checking = 'Checking every step…';

export const chooseFile = 'Choose a file';

export const file = 'A .karst file';

export const looking = 'Looking for records…';

export const mine = 'Uploaded by me';

export const none = 'None yet.';

export const orDrop = 'or drop it here';

export const records = 'Records';

export const steps = (said: { n: number }): string => `${said.n === 1 ? `1 step` : `${said.n} steps`}`;

export const takeAway = 'Take away';

export const takeAwayOf = (said: { names: string | number }): string => `Take away the record of ${said.names}`;

export const tooLarge = 'This file is too large for a record: the most is 512 kB.';

export const uploadAbout = 'A <code>.karst</code> file holds a whole game, a step a line. Upload one to replay it here, to share it by its link, or to go on from any moment of it. Every step is checked against the rules.';

export const uploadTitle = 'Look at a record';
