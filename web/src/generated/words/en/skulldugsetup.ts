// Made of messages/en by build/words.ts. Do not edit.

export const fortuneDeck = 'Fortune deck';

export const houseRules = 'House rules';

export const mode = 'Mode';

export const places = (said: { n: string | number }): string => `${said.n} × ${said.n} spaces`;

export const preset = {
  'alone': 'Solo',
  'duel': 'Duel',
  'first': 'First game',
  'full': 'Everything',
  'team': 'Teams',
  'usual': 'Free-for-all',
};

export const presetText = {
  'alone': 'You, two ghosts, and a cave that comes down behind you.',
  'duel': 'You against one opponent, from a corner of the table.',
  'first': 'A smaller cave and novice bots: you meet treasures, traps and each other sooner.',
  'full': 'Draft your starting items, and let treasures come when they come. Longer and deeper.',
  'team': 'Two or three pairs that take their turns together and win together.',
  'usual': 'Ready-made item sets, the full table, steady bots. What most tables play.',
};

export const startingItems = 'Starting items';

export const table = 'Table';

export const tableHint = 'Spaces per side. A smaller table brings people together sooner.';

export const tableSize = (said: { n: string | number }): string => `${said.n} × ${said.n}`;
