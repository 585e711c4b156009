// Made of messages/en by build/words.ts. Do not edit.

export const agreedFigures = (said: { set: string | number }): string => `${said.set} figures`;

export const drawAgain = 'Draw again';

export const either = (said: { one: string | number; other: string | number; seat: string | number }): string => `${said.seat}: ${said.one} or ${said.other}`;

export const figures = 'Figures';

export const figuresInTheGame = 'Figures in the game';

export const figuresOf = (said: { seat: string | number }): string => `Figures of seat ${said.seat}`;

export const houseRules = 'House rules';

export const houseRulesText = 'Other fair readings of the rulebook. Leave them off to play by the book.';

export const preset = {
  'first': 'First game',
  'half': 'Half and half',
  'usual': 'The game as printed',
  'wild': 'Wild cave',
};

export const presetText = {
  'first': 'Original figures, chests that survive trolls and barbarians that stand fast: kinder to newcomers. Novice bots.',
  'half': 'Four new figures join three old ones, for those who know the first set.',
  'usual': 'The seven original figures and steady bots. What most tables play.',
  'wild': 'Only alternate figures, against strong bots: rampages, banshees, assassins.',
};

export const seat = (said: { seat: string | number }): string => `Seat ${said.seat}`;
