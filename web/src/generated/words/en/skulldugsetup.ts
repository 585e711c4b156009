// Made of messages/en by build/words.ts. Do not edit.

export const fortuneDeck = 'Fortune deck';

export const houseRules = 'House rules';

export const mode = 'Mode';

export const places = (said: { n: string | number }): string => `${said.n} × ${said.n} places`;

export const preset = {
  'alone': 'Alone',
  'duel': 'Duel',
  'first': 'First game',
  'full': 'Everything',
  'team': 'Teams',
  'usual': 'Free-for-all',
};

export const presetText = {
  'alone': 'You, two ghosts, and a cave that comes down behind you.',
  'duel': 'You against one other, from a corner of the table.',
  'first': 'A smaller cave and novice bots: you meet treasures, traps and each other sooner.',
  'full': 'Starting items are drafted and treasures come when they come. Longer, and deeper.',
  'team': 'Two or three pairs that take their turns together and win together.',
  'usual': 'Ready sets of items, the whole table, steady bots. What most tables play.',
};

export const startingItems = 'Starting items';

export const table = 'Table';

export const tableHint = 'Places on a side. Smaller tables bring people together.';

export const tableSize = (said: { n: string | number }): string => `${said.n} × ${said.n}`;
