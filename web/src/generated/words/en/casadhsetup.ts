// Made of messages/en by build/words.ts. Do not edit.

export const afterIdleRounds = 'After <field>stall</field> rounds without progress';

export const afterRound = 'After round <field>round</field>';

export const agreedIdle = (said: { n: string | number }): string => `Lost after ${said.n} idle rounds`;

export const alone = 'Alone you play for the score: what you bring out alive counts.';

export const houseRules = 'House rules';

export const houseRulesText = 'Fair other readings of the rulebook. Without any the table plays by the ledger.';

export const lostInTheDark = 'Lost in the dark';

export const lostInTheDarkText = 'A game in which nothing happens any more has to end: whoever is still inside is lost.';

export const preset = {
  'alone': 'Alone',
  'crowd': 'Crowded caves',
  'first': 'First descent',
  'greedy': 'Lean years',
  'usual': 'The game as printed',
};

export const presetText = {
  'alone': 'You against the cave: bring out as much as you dare.',
  'crowd': 'Five or six explorers: the dead leave their things, so there is more to find and to fight over.',
  'first': 'By the book, against one or two novices who make mistakes.',
  'greedy': 'One treasure per Explore, Medkits only when hurt, strong bots: every step counts.',
  'usual': 'Every rule of the book and steady bots. What most tables play.',
};
