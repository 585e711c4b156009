// Made of messages/en by build/words.ts. Do not edit.

export const anywhere = 'What I can do anywhere';

export const changed = 'changed';

export const changedSince = (said: { n: number }): string => `${said.n === 0 ? `Nothing has changed since your last turn.` : said.n === 1 ? `One place has changed since your last turn.` : `${said.n} places have changed since your last turn.`}`;

export const counted = (said: { n: string | number; thing: string | number }): string => `${said.thing} (${said.n})`;

export const findingWords = 'Describing the board…';

export const how = 'Arrow keys move through the places and open them, letters jump to one, Enter does what a line says.';

export const nothingYet = 'Nothing has happened yet.';

export const onTheTable = 'On the table';

export const pictureToo = 'Show the picture too';

export const places = 'Places';

export const players = 'Players';

export const row = {
  'about': 'About',
  'exit': 'Exit',
  'here': 'Here',
  'news': 'Changed',
  'offer': 'Do',
};

export const title = 'The board in words';

export const toDo = (said: { n: number }): string => `${said.n === 1 ? `1 option` : `${said.n} options`}`;

export const trouble = 'The board cannot be described right now; try again.';

export const whatIMayAsk = 'Questions I can ask';

export const yours = 'yours';
