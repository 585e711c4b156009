// Made of messages/en by build/words.ts. Do not edit.

export const caves = 'Caves';

export const colour = {
  'orange': 'Orange',
  'red': 'Red',
  'yellow': 'Yellow',
};

export const deckCaves = (said: { deck: string | number }): string => `${said.deck} caves`;

export const deckChosen = (said: { n: number }): string => `${said.n === 1 ? `${said.n} chosen cave` : `${said.n} chosen caves`}`;

export const deckCount = (said: { n: string | number }): string => `${said.n} of them`;

export const deckLength = (said: { length: string | number }): string => `${said.length} length`;

export const forOne = 'For one player.';

export const forPlayers = (said: { n: string | number }): string => `For ${said.n} players.`;

export const forRange = (said: { fewest: string | number; most: string | number }): string => `For ${said.fewest} to ${said.most} players.`;

export const game = 'Game';

export const houseRules = 'House rules';

export const length = 'Length';

export const own = 'Your own';

export const ownCards = 'Cards in the deck';

export const ownCount = (said: { n: number }): string => `${said.n === 1 ? `${said.n} card` : `${said.n} cards`}`;

export const ownText = 'Choose the caves one by one.';

export const ownTooFew = (said: { least: string | number; n: number }): string => `${said.n === 1 ? `${said.n} card` : `${said.n} cards`}; at least ${said.least} are needed`;

export const preset = {
  'alone': 'Solo',
  'first': 'First flight',
  'inferno': 'Inferno',
  'quick': 'Short hop',
  'together': 'Together',
  'usual': 'Standard flight',
};

export const presetText = {
  'alone': 'One plane, sixteen caves, and a title for how well you did.',
  'first': 'Ten caves made for learning, no nasty surprises, novice bots.',
  'inferno': 'Sixteen orange and red caves and strong bots. For aces.',
  'quick': 'Eight caves in half an hour.',
  'together': 'Night mail: you win only if every plane brings its mail out.',
  'usual': 'Twelve gentle caves, every pilot for themselves. What most tables play.',
};
