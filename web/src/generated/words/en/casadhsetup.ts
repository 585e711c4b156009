// Made of messages/en by build/words.ts. Do not edit.

export const afterIdleRounds = 'After <field>stall</field> rounds without progress';

export const afterRound = 'After round <field>round</field>';

export const agreedIdle = (said: { n: string | number }): string => `Lost after ${said.n} idle rounds`;

export const alone = 'On your own you play for the score: what you bring out alive counts.';

export const houseRules = 'House rules';

export const houseRulesText = 'Other fair readings of the rulebook. Leave them off to play by the book.';

export const lostInTheDark = 'Lost in the dark';

export const lostInTheDarkText = 'If nothing happens for too long, the game ends and whoever is still inside is lost.';

export const preset = {
  'alone': 'Solo',
  'crowd': 'Crowded caves',
  'first': 'First descent',
  'greedy': 'Lean years',
  'usual': 'The game as printed',
};

export const presetText = {
  'alone': 'You against the cave: bring out as much as you dare.',
  'crowd': 'Five or six explorers; the dead leave their things behind, so there is more to find and to fight over.',
  'first': 'By the book, against one or two novices who make mistakes.',
  'greedy': 'One treasure per Explore, Medkits only when hurt, and strong bots: every step counts.',
  'usual': 'Every rule in the book, and steady bots. What most tables play.',
};
