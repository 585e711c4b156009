// Made of messages/en by build/words.ts. Do not edit.

export const checking = 'Checking every step…';

export const chooseFile = 'Choose a file';

export const file = 'A .karst file';

export const looking = 'Looking for records…';

export const mine = 'My uploads';

export const none = 'None yet.';

export const orDrop = 'or drop it here';

export const records = 'Records';

export const steps = (said: { n: number }): string => `${said.n === 1 ? `1 step` : `${said.n} steps`}`;

export const takeAway = 'Remove';

export const takeAwayOf = (said: { names: string | number }): string => `Remove the record of ${said.names}`;

export const tooLarge = 'This file is too large for a record. The limit is 512 kB.';

export const uploadAbout = 'A <code>.karst</code> file holds a whole game, one step per line. Upload one to replay it here, share it by its link, or play on from any moment. Every step is checked against the rules.';

export const uploadTitle = 'Open a record';
