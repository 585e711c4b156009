// The bots' faces, by game and level, in the order of their names in `crates/bots/src/cast.rs`. The higher the level, the
// longer they have been underground: it shows in hats, beards and the rim around them.
import type { Bot } from '../../generated/protocol';
import { look, type Look } from './look';

type Level = Exclude<Bot, 'random'>;

const MOODS = { novice: 'merry', steady: 'calm', strong: 'keen', master: 'stern' } as const;

/** All of one game: what they have in common, and each of them. */
function game(wall: string, common: Partial<Look>, levels: Record<Level, Look[]>): Record<Level, Look[]> {
  const as = (level: Level): Look[] =>
    levels[level].map((one) => ({ ...one, ...common, wall, coat: one.coat, mood: MOODS[level], rim: level }));
  return { novice: as('novice'), steady: as('steady'), strong: as('strong'), master: as('master') };
}

const IRON = { cloth: '#8d979e', trim: '#69737a' } as const;
const TIN = { cloth: '#a9b0b2', trim: '#8b9396' } as const;
const HELM = { cloth: '#d59a34', trim: '#7a5420' } as const;
const RED_HELM = { cloth: '#b8442f', trim: '#6e2418' } as const;
const LEATHER = { cloth: '#7a4a2a', trim: '#4a2c18' } as const;

const caveTroll = game(
  '#6d5130',
  {},
  {
    novice: [
      look('rose', 'wild', 'red', { hat: 'kettle', ...TIN, mark: 'freckles' }, '#58743a'),
      look(
        'pale',
        'fringe',
        'blond',
        { behind: 'braids', hat: 'feather', cloth: '#5a8a3a', trim: '#e8dcc0' },
        '#3f7a5a',
      ),
      look('tan', 'short', 'brown', { hat: 'hood', cloth: '#8a6a3a' }, '#7a5a2e'),
      look('brown', 'short', 'black', { behind: 'tail', hat: 'bandana', cloth: '#b06a2e', trim: '#d8944a' }, '#4a6a7a'),
    ],
    steady: [
      look('rose', 'short', 'brown', { beard: 'full', hat: 'nasal', ...IRON, collar: 'fur' }, '#7a3f2e'),
      look('pale', 'parted', 'blond', { behind: 'braids', hat: 'horns', ...IRON, collar: 'mail' }, '#3f5f7a'),
      look('tan', 'swept', 'black', { beard: 'goatee', hat: 'hood', cloth: '#3a4a5c' }, '#2f3f4f'),
      look(
        'brown',
        'fringe',
        'black',
        { behind: 'long', hat: 'feather', cloth: '#7a3f4a', trim: '#e0c060' },
        '#5a2f3a',
      ),
    ],
    strong: [
      look(
        'tan',
        'parted',
        'red',
        { behind: 'braids', hat: 'horns', ...IRON, mark: 'paint', collar: 'fur' },
        '#4a5a3a',
      ),
      look(
        'dark',
        'bald',
        'black',
        { beard: 'full', hat: 'plume', ...IRON, trim: '#b8402f', collar: 'mail' },
        '#7a2f2a',
      ),
      look('pale', 'fringe', 'black', { behind: 'long', hat: 'hood', cloth: '#2d2838', mark: 'scar' }, '#1f1b28'),
      look('rose', 'parted', 'white', { behind: 'long', hat: 'circlet', trim: '#4a9ac0', collar: 'mail' }, '#3f5a8a'),
    ],
    master: [
      look('pale', 'parted', 'grey', { behind: 'long', hat: 'wizard', cloth: '#4a3570', trim: '#6a4f9a' }, '#3a2a58'),
      look(
        'rose',
        'short',
        'white',
        { beard: 'full', hat: 'crown', cloth: '#e0ae3e', trim: '#b8402f', collar: 'fur' },
        '#7a2f3a',
      ),
      look(
        'tan',
        'bald',
        'grey',
        { beard: 'long', hat: 'horns', cloth: '#c09030', trim: '#8a6420', collar: 'fur' },
        '#4a3a2a',
      ),
      look(
        'dark',
        'swept',
        'white',
        { behind: 'curls', hat: 'circlet', trim: '#b8402f', mark: 'paint', collar: 'mail' },
        '#2f5a5a',
      ),
    ],
  },
);

const skulldug = game(
  '#4f6b5c',
  {},
  {
    novice: [
      look('rose', 'parted', 'red', { hat: 'cap', cloth: '#8a7a5a', trim: '#6a5a3c', mark: 'freckles' }, '#6a5a3a'),
      look('pale', 'fringe', 'brown', { behind: 'bob', hat: 'cloche', cloth: '#c05a6a', trim: '#f0d0a0' }, '#a84a5a'),
      look('brown', 'short', 'black', { mark: 'glasses' }, '#5a7a9a'),
      look('rose', 'swept', 'blond', { behind: 'curls', collar: 'scarf' }, '#4a7a6a'),
      look('tan', 'wild', 'black', { hat: 'bandana', cloth: '#d8a83e', trim: '#b8862a' }, '#8a4f2e'),
      look('dark', 'short', 'black', { behind: 'bun', mark: 'earring' }, '#b0743a'),
    ],
    steady: [
      look(
        'tan',
        'parted',
        'black',
        { behind: 'bob', hat: 'fedora', cloth: '#7a5230', trim: '#2a1c12', collar: 'scarf' },
        '#8a5a2e',
      ),
      look('rose', 'short', 'brown', { beard: 'moustache', hat: 'pith', cloth: '#d8c79a', trim: '#8a7a4a' }, '#9a8452'),
      look('dark', 'fringe', 'black', { behind: 'curls', hat: 'scarf', cloth: '#b8503a', trim: '#f0d890' }, '#7a3f2e'),
      look(
        'pale',
        'thin',
        'brown',
        { beard: 'chops', hat: 'cap', cloth: '#4a5a4a', trim: '#2f3a2f', collar: 'tie' },
        '#3f4a3f',
      ),
      look('rose', 'fringe', 'red', { behind: 'long', mark: 'glasses', collar: 'tie' }, '#4f5f8a'),
      look(
        'brown',
        'short',
        'black',
        { beard: 'goatee', hat: 'fedora', cloth: '#4f565e', trim: '#22262a', collar: 'tie' },
        '#3a424a',
      ),
    ],
    strong: [
      look(
        'rose',
        'short',
        'blond',
        { beard: 'full', hat: 'leather', ...LEATHER, mark: 'scar', collar: 'fur' },
        '#6a4a2a',
      ),
      look(
        'brown',
        'parted',
        'black',
        { behind: 'long', hat: 'bandana', cloth: '#a8322a', trim: '#c8503a', mark: 'earring' },
        '#5a2420',
      ),
      look('pale', 'parted', 'black', { beard: 'moustache', mark: 'monocle', collar: 'tie' }, '#3a3f4f'),
      look(
        'tan',
        'swept',
        'black',
        { behind: 'bob', hat: 'cloche', cloth: '#2f5f5a', trim: '#e0b84a', mark: 'earring' },
        '#1f4a4a',
      ),
      look('pale', 'bald', 'black', { mark: 'patch', beard: 'goatee' }, '#4a2f3a'),
      look(
        'dark',
        'short',
        'black',
        { behind: 'braids', hat: 'pith', cloth: '#c8b282', trim: '#7a3f2e', collar: 'scarf' },
        '#7a6438',
      ),
    ],
    master: [
      look(
        'pale',
        'thin',
        'white',
        { beard: 'moustache', hat: 'top', cloth: '#2a2630', trim: '#7a2f3a', mark: 'monocle', collar: 'tie' },
        '#2f2a3a',
      ),
      look(
        'tan',
        'parted',
        'grey',
        { behind: 'bun', hat: 'fedora', cloth: '#5a2f3a', trim: '#d8a83e', mark: 'glasses' },
        '#4a2430',
      ),
      look(
        'dark',
        'bald',
        'white',
        { beard: 'full', hat: 'cap', cloth: '#3f4a5a', trim: '#c09030', collar: 'fur' },
        '#2f3a4a',
      ),
      look(
        'pale',
        'swept',
        'black',
        { behind: 'long', hat: 'top', cloth: '#3a2446', trim: '#b08ad0', mark: 'scar' },
        '#33203f',
      ),
      look(
        'rose',
        'short',
        'white',
        { beard: 'long', hat: 'pith', cloth: '#efe6cf', trim: '#8c2f2a', mark: 'patch' },
        '#8a7a58',
      ),
      look('brown', 'fringe', 'black', { behind: 'bob', hat: 'hood', cloth: '#2a3a34', mark: 'paint' }, '#1c2a26'),
    ],
  },
);

const casadh = game(
  '#48605f',
  {},
  {
    novice: [
      look('pale', 'wild', 'red', { hat: 'bobble', cloth: '#3f8a5a', trim: '#f0e8d0', mark: 'freckles' }, '#3a7a8a'),
      look(
        'rose',
        'fringe',
        'brown',
        { behind: 'braids', hat: 'bobble', cloth: '#c07a2e', trim: '#f0e0b0' },
        '#8a4f3a',
      ),
      look('rose', 'short', 'black', { hat: 'helmet', ...HELM }, '#4f6a8a'),
      look('brown', 'short', 'black', { behind: 'curls', collar: 'scarf' }, '#7a4a6a'),
      look('pale', 'swept', 'blond', { hat: 'cap', cloth: '#5a7a6a', trim: '#3a5a4a' }, '#6a7a4a'),
      look('tan', 'fringe', 'red', { behind: 'bob', hat: 'scarf', cloth: '#4a7ab0', trim: '#f0e8d0' }, '#3f5f8a'),
    ],
    steady: [
      look('pale', 'parted', 'red', { behind: 'long', hat: 'helmet', ...HELM, collar: 'scarf' }, '#3f6a4a'),
      look('rose', 'short', 'brown', { beard: 'chops', hat: 'helmet', ...RED_HELM }, '#5a4a3a'),
      look(
        'pale',
        'fringe',
        'grey',
        { behind: 'bun', mark: 'glasses', hat: 'scarf', cloth: '#6a4a7a', trim: '#e0c0e0' },
        '#5a3f6a',
      ),
      look(
        'tan',
        'thin',
        'black',
        { beard: 'full', hat: 'cap', cloth: '#6a5a3a', trim: '#4a3a20', collar: 'fur' },
        '#4f5a3a',
      ),
      look('dark', 'short', 'black', { behind: 'curls', hat: 'helmet', cloth: '#e0d8c0', trim: '#8a3f2a' }, '#7a3f36'),
      look('rose', 'short', 'blond', { beard: 'full', hat: 'bobble', cloth: '#34506e', trim: '#c8d0d8' }, '#2f4a66'),
    ],
    strong: [
      look('pale', 'short', 'black', { beard: 'goatee', hat: 'candle', cloth: '#5a4a3a', trim: '#3a2c1e' }, '#3a3a4a'),
      look('rose', 'parted', 'black', { behind: 'long', hat: 'souwester', cloth: '#e0b030', collar: 'zip' }, '#b08a24'),
      look(
        'tan',
        'short',
        'red',
        { beard: 'full', hat: 'helmet', ...RED_HELM, mark: 'scar', collar: 'zip' },
        '#5a3a2a',
      ),
      look('pale', 'fringe', 'white', { behind: 'braids', mark: 'goggles', collar: 'fur' }, '#3a5a5a'),
      look('brown', 'bald', 'black', { beard: 'full', hat: 'bandana', cloth: '#2f6a5a', trim: '#4a8a7a' }, '#234a40'),
      look(
        'dark',
        'parted',
        'black',
        { behind: 'tail', hat: 'helmet', cloth: '#3f4a52', trim: '#c8a040', mark: 'paint' },
        '#2f3a40',
      ),
    ],
    master: [
      look('pale', 'parted', 'white', { behind: 'long', hat: 'hood', cloth: '#3f5f3a', collar: 'fur' }, '#2f4a2a'),
      look('rose', 'thin', 'grey', { beard: 'long', hat: 'candle', cloth: '#6a5438', trim: '#3a2a18' }, '#4a3a2a'),
      look(
        'tan',
        'fringe',
        'grey',
        { behind: 'bun', hat: 'circlet', trim: '#3f9a6a', mark: 'glasses', collar: 'scarf' },
        '#2f5a4a',
      ),
      look('dark', 'bald', 'white', { beard: 'long', hat: 'souwester', cloth: '#c07a24', collar: 'zip' }, '#7a4a1a'),
      look('pale', 'swept', 'red', { behind: 'long', hat: 'crown', cloth: '#c8d4d8', trim: '#3f7a9a' }, '#34506e'),
      look('brown', 'wild', 'white', { beard: 'full', mark: 'patch', collar: 'fur' }, '#3a3030'),
    ],
  },
);

const cavePilot = game(
  '#4d6f8f',
  { collar: 'fur' },
  {
    novice: [
      look(
        'rose',
        'wild',
        'blond',
        { hat: 'propeller', cloth: '#d8503a', trim: '#f0c84a', mark: 'freckles' },
        '#b8702e',
      ),
      look('pale', 'fringe', 'brown', { behind: 'curls', hat: 'scarf', cloth: '#d8503a', trim: '#fff0d8' }, '#a83f4a'),
      look('dark', 'short', 'black', { hat: 'garrison', cloth: '#7a8a5a' }, '#5a6a3f'),
      look('tan', 'fringe', 'black', { behind: 'tail', hat: 'cap', cloth: '#3f7ab0', trim: '#f0e0b0' }, '#2f5f8a'),
    ],
    steady: [
      look('pale', 'fringe', 'black', { behind: 'bob', hat: 'flyer', ...LEATHER }, '#7a5434'),
      look('tan', 'short', 'brown', { beard: 'moustache', hat: 'garrison', cloth: '#5a6a7a' }, '#3f4f5f'),
      look('brown', 'parted', 'black', { behind: 'long', hat: 'leather', ...LEATHER }, '#8a3f2e'),
      look('dark', 'short', 'grey', { beard: 'full', hat: 'cap', cloth: '#3a4a5a', trim: '#c09030' }, '#33424f'),
    ],
    strong: [
      look('rose', 'short', 'black', { hat: 'leather', ...LEATHER, mark: 'goggles' }, '#3a2c22'),
      look('pale', 'parted', 'white', { behind: 'long', hat: 'flyer', cloth: '#3a3f4a', trim: '#22262e' }, '#2a2f3a'),
      look('tan', 'short', 'grey', { beard: 'full', hat: 'flyer', ...LEATHER, mark: 'scar' }, '#5a3f2a'),
      look('brown', 'swept', 'red', { behind: 'curls', mark: 'goggles' }, '#7a2f3f'),
    ],
    master: [
      look('pale', 'parted', 'grey', { behind: 'bun', hat: 'peaked', cloth: '#8a2f2a', mark: 'scar' }, '#5f211e'),
      look(
        'rose',
        'short',
        'white',
        { beard: 'moustache', hat: 'peaked', cloth: '#2f4a6e', mark: 'monocle' },
        '#243a58',
      ),
      look('dark', 'short', 'white', { behind: 'curls', hat: 'flyer', cloth: '#c8b088', trim: '#7a5a34' }, '#a08a5a'),
      look('tan', 'bald', 'black', { beard: 'goatee', hat: 'peaked', cloth: '#2c2c30', mark: 'patch' }, '#232327'),
    ],
  },
);

export const BOTS: Readonly<Partial<Record<string, Record<Level, Look[]>>>> = {
  'cave-troll': caveTroll,
  skulldug,
  casadh,
  'cave-pilot': cavePilot,
};

/** Those who do anything at random. */
export const FOOLS: readonly Look[] = [
  look('rose', 'wild', 'red', { cloth: '#b8402f', trim: '#3f6fb0' }, '#6a4a7a'),
  look('brown', 'short', 'black', { cloth: '#3f8a5a', trim: '#e0b84a' }, '#4a5a7a'),
  look('pale', 'fringe', 'blond', { behind: 'bob', cloth: '#7a4a9c', trim: '#4aa0a0' }, '#7a5a3a'),
  look('tan', 'bald', 'grey', { beard: 'full', cloth: '#d8843a', trim: '#4a5a8a' }, '#3f6a5a'),
  look('dark', 'short', 'black', { behind: 'curls', cloth: '#d0508a', trim: '#f0d060' }, '#3f5a8a'),
  look('pale', 'thin', 'white', { beard: 'moustache', cloth: '#4a7ac0', trim: '#d8503a' }, '#8a4a4a'),
].map((one) => ({ ...one, hat: 'jester' as const, mood: 'dizzy' as const, rim: 'novice' as const }));
