// What faces are made of: paths around the origin, 100 units across, from the back to the front.
// The head is 36 wide and 44 high around (0, -4); a hat sits on it at -14, a beard begins at the ears.

/** A path, with what it is filled with: hair, the cloth of a hat, its trim, or a colour of its own. */
export type Shape = readonly ['hair' | 'cloth' | 'trim' | `#${string}`, string];

export const SKINS = { pale: '#f1cdb0', rose: '#e7b596', tan: '#d19a6c', brown: '#a06a45', dark: '#6f4630' } as const;
export const HAIRS = {
  black: '#2a211d',
  brown: '#6b4226',
  red: '#b5502a',
  blond: '#dcae56',
  grey: '#9a938a',
  white: '#ece6da',
} as const;

const INK = '#1c140e';
const BRASS: Shape[0] = '#e8b84a';
const GLASS: Shape[0] = '#bfe3ea';

/** Hair behind the head. */
export const BEHIND = {
  none: '',
  long: 'M-20-8C-25-36 25-36 20-8L26 26Q14 33 12 14H-12Q-14 33-26 26z',
  bob: 'M-22-8C-25-36 25-36 22-8L24 12Q15 19 12 8H-12Q-15 19-24 12z',
  curls:
    'M-16-26a9 9 0 0 1 15-7 9 9 0 0 1 16 6 9 9 0 0 1 9 13 9 9 0 0 1 0 14 8 8 0 0 1-9 10H-15a8 8 0 0 1-9-10 9 9 0 0 1 0-14 9 9 0 0 1 8-12z',
  braids: 'M-17 2q-10 12-6 30 5 5 8-1 0-17 5-23zM17 2q10 12 6 30-5 5-8-1 0-17-5-23z',
  tail: 'M10-26q22-2 20 16-1 16-10 24-2-12-1-22z',
  bun: 'M0-46a9 9 0 1 1-.1 0z',
} as const;

/** Hair over the brow. */
export const CUTS = {
  bald: '',
  short: 'M-19-5C-22-26-11-33 2-32 16-32 22-23 19-5 17-14 13-18 4-18-6-18-15-16-19-5z',
  parted: 'M-19-4C-23-25-12-33 0-32 15-33 23-23 19-4 18-12 14-17 8-21 0-14-10-13-15-13z',
  fringe: 'M-20-2C-23-27-11-33 0-33S23-27 20-2L15-11Q0-14-15-11z',
  wild: 'M-18-8L-27-15-18-19-23-29-11-26-7-37 0-28 8-37 11-26 23-29 18-19 27-15 18-8Q10-18 0-18T-18-8z',
  swept: 'M-19-6C-24-24-14-34 4-35 17-36 24-30 26-24 22-24 20-22 19-6 16-16 6-20-4-18-12-17-17-14-19-6z',
  thin: 'M-19-2Q-23-18-15-20-18-10-17-2zM19-2Q23-18 15-20 18-10 17-2z',
} as const;

export const BEARDS = {
  none: '',
  full: 'M-18-3Q-21 26 0 34 21 26 18-3 14 6 8 4 0 1-8 4-14 6-18-3z',
  long: 'M-18-3Q-22 22-9 32L0 48 9 32Q22 22 18-3 14 6 8 4 0 1-8 4-14 6-18-3z',
  goatee: 'M-7 12q7 3 14 0l-2 13q-5 5-10 0z',
  moustache: 'M0 5q7-4 15 3-6 5-15 1-9 4-15-1 8-7 15-3z',
  chops: 'M-19-6q0 18 9 22l-2-14zM19-6q0 18-9 22l2-14z',
} as const;

const LAMP: readonly Shape[] = [
  ['trim', 'M0-34a7.500 7.500 0 1 1-.1 0z'],
  ['#fff0b0', 'M0-31a4.500 4.500 0 1 1-.1 0z'],
];
const DOME = 'M-21-12Q-23-40 0-41 23-40 21-12 0-19-21-12z';

export const HATS = {
  none: [],
  hood: [['cloth', 'M0-43Q38-37 31 18L19 24Q25-16 0-22-25-16-19 24l-12-6Q-38-37 0-43z']],
  kettle: [
    ['cloth', DOME],
    ['trim', 'M-32-12Q0-22 32-12 32-5 0-10-32-5-32-12z'],
  ],
  nasal: [
    ['cloth', DOME],
    ['trim', 'M-21-17Q0-24 21-17v6Q0-18-21-11zM-3-18h6V1L0 4-3 1z'],
  ],
  horns: [
    ['#efe4cf', 'M-17-24q-17 0-19-22 8 9 22 9zM17-24q17 0 19-22-8 9-22 9z'],
    ['cloth', DOME],
    ['trim', 'M-21-17Q0-24 21-17v6Q0-18-21-11z'],
  ],
  plume: [
    ['trim', 'M-2-36q2-16 24-12-10 2-8 8t8 12q-16 2-24-8z'],
    ['cloth', DOME],
    ['#dfe3e6', 'M-21-17Q0-24 21-17v6Q0-18-21-11z'],
  ],
  crown: [
    ['cloth', 'M-18-15L-21-38-9-27 0-43 9-27 21-38 18-15Q0-22-18-15z'],
    ['trim', 'M0-32a4 4 0 1 1-.1 0z'],
  ],
  circlet: [
    [BRASS, 'M-19-15Q0-23 19-15v5Q0-18-19-10z'],
    ['trim', 'M0-24l5 6-5 7-5-7z'],
  ],
  wizard: [
    ['cloth', 'M-16-16Q-8-30-7-44 4-58 14-46L7-42Q10-28 16-16z'],
    ['trim', 'M-33-12Q0-25 33-12 28-5 0-10T-33-12z'],
  ],
  feather: [
    ['trim', 'M10-26Q20-48 34-42 28-30 14-22z'],
    ['cloth', 'M-23-11Q-15-35 22-29L34-11Q4-21-23-11z'],
  ],
  scarf: [
    ['cloth', 'M-20 4Q-26-36 0-36T20 4Q17-13 0-18-17-13-20 4z'],
    [
      'trim',
      'M-9-33a2.400 2.400 0 1 1-.1 0zM6-31a2.400 2.400 0 1 1-.1 0zM-17-20a2.400 2.400 0 1 1-.1 0zM17-19a2.400 2.400 0 1 1-.1 0z',
    ],
  ],
  cap: [
    ['cloth', 'M-22-12Q-22-36 4-34q25 2 22 18l10 6Q0-20-22-11z'],
    ['trim', 'M4-35a3 3 0 1 1-.1 0z'],
  ],
  fedora: [
    ['cloth', 'M-36-13Q0-27 36-13 31-6 0-9T-36-13z'],
    ['cloth', 'M-20-16Q-22-41-4-39 0-35 5-39 22-41 20-16 0-22-20-16z'],
    ['trim', 'M-20-20Q0-27 20-20v5Q0-21-20-15z'],
  ],
  pith: [
    ['cloth', DOME],
    ['cloth', 'M-34-11Q0-24 34-11 30-3 0-9-30-3-34-11z'],
    ['trim', 'M-20-19Q0-26 20-19v4Q0-21-20-15z'],
  ],
  bandana: [
    ['cloth', 'M-20-9Q-22-35 0-35T20-9Q0-21-20-9z'],
    ['trim', 'M17-13l17-3-5 7 6 6-17-4z'],
  ],
  top: [
    ['cloth', 'M-16-16V-48H16V-16z'],
    ['trim', 'M-16-24Q0-29 16-24v7Q0-22-16-17z'],
    ['cloth', 'M-29-15Q0-25 29-15 26-8 0-11T-29-15z'],
  ],
  cloche: [
    ['cloth', 'M-23-3Q-26-38 0-38T23-3Q0-17-23-3z'],
    ['trim', 'M-22-12Q0-25 22-12v5Q0-20-22-7zM15-20a5 5 0 1 1-.1 0z'],
  ],
  bobble: [
    ['trim', 'M0-49a7.500 7.500 0 1 1-.1 0z'],
    ['cloth', 'M-21-10Q-22-38 0-38T21-10Q0-18-21-10z'],
    ['trim', 'M-22-16Q0-24 22-16v8Q0-16-22-8z'],
  ],
  helmet: [['cloth', DOME], ...LAMP],
  candle: [
    ['cloth', DOME],
    ['#fff6e0', 'M-3-44h6v9h-6z'],
    ['#ffb640', 'M0-54q6 6 0 11-6-5 0-11z'],
    ['trim', 'M-21-17Q0-24 21-17v6Q0-18-21-11z'],
  ],
  souwester: [['cloth', 'M-21-14Q-22-40 2-40 24-38 21-14l17 14Q2-18-36 0z']],
  flyer: [
    ['cloth', 'M-22 10C-26-26-17-37 0-37S26-26 22 10L15 14Q19-13 0-17-19-13-15 14z'],
    ['trim', 'M-18-29h15q3 0 3 6t-3 6h-15q-3 0-3-6t3-6zM18-29H3q-3 0-3 6t3 6h15q3 0 3-6t-3-6z'],
    [GLASS, 'M-15-26h9v6h-9zM15-26H6v6h9z'],
  ],
  leather: [
    ['cloth', 'M-22 10C-26-26-17-37 0-37S26-26 22 10L15 14Q19-13 0-17-19-13-15 14z'],
    ['trim', 'M-2-37h4v20h-4z'],
  ],
  peaked: [
    ['cloth', 'M-27-26Q0-46 27-26L20-14H-20z'],
    [INK, 'M-21-15Q0-21 21-15 17-5 0-7T-21-15z'],
    [BRASS, 'M0-31l2 5h5l-4 3 2 5-5-3-5 3 2-5-4-3h5z'],
  ],
  garrison: [
    ['cloth', 'M-21-12Q-6-40 10-38L23-15Q2-22-21-12z'],
    [BRASS, 'M-4-27a3 3 0 1 1-.1 0z'],
  ],
  propeller: [
    ['trim', 'M-20-43q10-5 20 0 10-5 20 0-10 6-20 1-10 5-20-1z'],
    ['cloth', 'M-20-12Q-21-38 0-38T20-12Q0-20-20-12z'],
    ['trim', 'M0-38Q9-30 8-17 0-20-8-17-9-30 0-38z'],
  ],
  jester: [
    ['cloth', 'M0-14Q-18-16-20-8-20-28-36-30-28-46-12-37 -4-42 0-48z'],
    ['trim', 'M0-14Q18-16 20-8 20-28 36-30 28-46 12-37 4-42 0-48z'],
    [BRASS, 'M-36-33a4 4 0 1 1-.1 0zM36-33a4 4 0 1 1-.1 0zM0-53a4 4 0 1 1-.1 0z'],
  ],
} as const satisfies Record<string, readonly Shape[]>;

/** What is worn before the eyes, or was left by a life in caves. */
export const MARKS = {
  none: [],
  glasses: [
    [
      INK,
      'M-8-9a7 7 0 1 1-.1 0zm0 2.200a4.800 4.800 0 1 0 .1 0zM8-9a7 7 0 1 1-.1 0zm0 2.200a4.800 4.800 0 1 0 .1 0zM-2-3h4v2h-4z',
    ],
  ],
  goggles: [
    [INK, 'M-20-8h40v9h-40z'],
    [BRASS, 'M-16-10h13v13h-13zM3-10h13v13H3z'],
    [GLASS, 'M-14-8h9v9h-9zM5-8h9v9H5z'],
  ],
  monocle: [[BRASS, 'M8-10a8 8 0 1 1-.1 0zm0 2a6 6 0 1 0 .1 0zM14 2l3 14 1.500-.3-3-14z']],
  patch: [[INK, 'M-20-15L20-8v2L-1-10 0-4q-6 8-13 1l-2-9-5-1z']],
  scar: [['#a8543f', 'M9-13l3 1L8 8 5.500 7z']],
  freckles: [
    [
      '#a8643f',
      'M-12 3a1.300 1.300 0 1 1-.1 0zM-8 5a1.300 1.300 0 1 1-.1 0zM12 3a1.300 1.300 0 1 1-.1 0zM8 5a1.300 1.300 0 1 1-.1 0z',
    ],
  ],
  paint: [['#3f7fae', 'M-15 0l9 2-1 3-9-2zM15 0L6 2l1 3 9-2z']],
  earring: [[BRASS, 'M-19 1a3.500 3.500 0 1 1-.1 0z']],
} as const satisfies Record<string, readonly Shape[]>;

/** How they look at one: the mood goes with the level. */
export const MOODS = {
  merry: { brows: 'M-11-11q4-3 8-1M11-11q-4-3-8-1', mouth: 'M-7 8q7 8 14 0-2 7-7 7T-7 8z', open: true },
  calm: { brows: 'M-11-10q4-2 8 0M11-10q-4-2-8 0', mouth: 'M-6 10q6 4 12 0', open: false },
  keen: { brows: 'M-12-11l9 3M12-11l-9 3', mouth: 'M-5 11q6 2 11-2', open: false },
  stern: { brows: 'M-12-9q5-4 9 1M12-9q-5-4-9 1', mouth: 'M-6 11q6-2 12 0', open: false },
  dizzy: { brows: 'M-12-13q4 4 8 0M12-10q-4-4-8 0', mouth: 'M-8 10q4-4 8 0t8 0', open: false },
} as const;

/** What is worn around the neck. */
export const COLLARS = {
  open: ['#f6ecd8', 'M-12 20L0 34 12 20l4 3L2 46h-4L-16 23z'],
  fur: ['#d9c7a8', 'M-24 24q4-8 10-6 4-5 10-1 4-3 8 0 6-4 10 1 6-2 10 6-2 6-8 5-3 5-9 3-4 4-11 0-8 3-11-3-7 1-9-5z'],
  scarf: ['#d8b04a', 'M-15 19Q0 29 15 19l3 8Q0 38-18 27zM6 30l10 2 2 18H6z'],
  mail: ['#aab2b8', 'M-15 18Q0 28 15 18l8 8Q0 42-23 26z'],
  tie: ['#b8402f', 'M-4 26h8l-2 5 4 19h-12l4-19z'],
  zip: ['#2d241d', 'M-14 20l12 6v24h4V26l12-6-3-3L0 24-11 17z'],
} as const;
