// The fifteen explorers from the shoulders up, around the origin, 100 units across: what makes each of them different.
import type { Faction } from '../../../generated/skulldug';

/** A colour and a path, from the back to the front. The head is a circle of 19 around (0, -8). */
export type Stroke = readonly [string, string];
export type Look = { readonly skin: string; readonly strokes: readonly Stroke[] };

const INK = '#17110c';
const FEDORA: readonly Stroke[] = [
  ['#7a5230', 'M-34-17Q0-27 34-17 30-11 0-11T-34-17z'],
  ['#8a6038', 'M-18-18Q-20-40-4-38 0-34 5-38 20-40 18-18 0-22-18-18z'],
  [INK, 'M-18-21Q0-26 18-21v4Q0-21-18-17z'],
];
const HOOD: readonly Stroke[] = [['#2f5f36', 'M0-40Q30-34 26 8L16 12Q20-20 0-24-20-20-16 12l-10-4Q-30-34 0-40z']];
const FLAT_CAP: readonly Stroke[] = [['#5b4a3c', 'M-21-18Q-20-34 2-32q24 2 22 15l8 4Q0-22-21-13z']];
const TRILBY: readonly Stroke[] = [
  ['#555b63', 'M-28-17Q0-25 28-17 24-12 0-12T-28-17z'],
  ['#636a73', 'M-17-18q0-20 12-18 6 4 12 0 12 0 10 18Q0-22-17-18z'],
];
const COWL: readonly Stroke[] = [
  ['#4b2a70', 'M0-46Q34-30 26 12L14 14Q22-14 0-20-22-14-14 14l-12-2Q-34-30 0-46z'],
  ['#1c1128', 'M0-22Q18-16 13 8 0 16-13 8-18-16 0-22z'],
];

const eyes = (dy = 0): Stroke => [INK, `M-9 ${-8 + dy}a2.400 2.400 0 1 1 .1 0zM9 ${-8 + dy}a2.400 2.400 0 1 1 .1 0z`];
const smile: Stroke = [INK, 'M-6 2q6 5 12 0-2 6-6 6T-6 2z'];
const glowing: Stroke = ['#ffd84a', 'M-9-8l7 2-6 3zM9-8l-7 2 6 3z'];

/** By token. */
export const looks: Readonly<Partial<Record<string, Look>>> = {
  'professor-ada-quill': {
    skin: '#e8bb94',
    strokes: [
      ['#6b3d22', 'M-20-6Q-24-32 0-30 24-32 20-6 18-20 0-20T-20-6zM12-26q14-12 16 2-4 8-14 4z'],
      eyes(),
      [INK, 'M-16-11h12v8h-12zm2 2v4h8v-4zM4-11h12v8H4zm2 2v4h8v-4zM-4-8h8v1h-8z'],
      smile,
    ],
  },
  'hector-bramble': {
    skin: '#d9a072',
    strokes: [...FEDORA, eyes(), ['#5a3a20', 'M-12 0q12-8 24 0-2 5-12 3-10 2-12-3z']],
  },
  'doctor-imani-oduya': {
    skin: '#8a5a3a',
    strokes: [
      ['#241610', 'M-24-4Q-28-34 0-34T24-4q-2-18-24-18T-24-4z'],
      ['#d7c28e', 'M-26-20q26-14 52 0v6q-26-10-52 0z'],
      eyes(),
      smile,
    ],
  },
  'silk-moreau': {
    skin: '#e4b48c',
    strokes: [...HOOD, ['#17110c', 'M-15-12h30v7l-9 1-6-4-6 4-9-1z'], ['#fff', 'M-9-10h4v3h-4zM5-10h4v3H5z'], smile],
  },
  'fingers-odell': {
    skin: '#d9a981',
    strokes: [
      ['#2f6b38', 'M-20-14Q-18-32 0-30t20 16Q0-24-20-14zM18-16l14-4-2 8z'],
      eyes(),
      ['#8c4a22', 'M-10 2q10 4 20 0l-2 12q-8 4-16 0z'],
    ],
  },
  'the-magpie': {
    skin: '#c99a76',
    strokes: [
      ['#1d2430', 'M0-44Q28-36 22-2L0-12-22-2Q-28-36 0-44z'],
      ['#f4f0e6', 'M-6-42q6-6 12 0l-3 14h-6z'],
      ['#1d2430', 'M-17-10Q0-18 17-10L4-2 0 12-4-2z'],
      ['#ffd84a', 'M-8-8h4v3h-4zM4-8h4v3H4z'],
    ],
  },
  'krantz-the-wall': {
    skin: '#dba988',
    strokes: [
      ['#c58f6d', 'M-22-4q-6-22 22-24T22-4l2 8Q14 22 0 20T-24 4z'],
      eyes(),
      [INK, 'M-14-14l10 2v2l-10-2zM14-14l-10 2v2l10-2zM-8 7h16v2H-8z'],
      ['#8c3b2a', 'M8-26l3 1-5 12-3-1z'],
    ],
  },
  'bruna-stahl': {
    skin: '#f0c8a4',
    strokes: [
      ['#e2b64a', 'M-22-2Q-24-30 0-30T22-2q-4-16-22-18T-22-2zM-22-4l-6 30q6 6 10 0zM22-4l6 30q-6 6-10 0z'],
      ['#9aa4ae', 'M-22-14Q-18-38 0-38t22 24Q0-22-22-14z'],
      eyes(),
      [INK, 'M-7 5h14v2H-7z'],
    ],
  },
  'little-otto': {
    skin: '#e2b18c',
    strokes: [...FLAT_CAP, eyes(), ['#5b3a22', 'M-13-2q2 18 13 18T13-2q-4 6-13 4-9 2-13-4z'], [INK, 'M-5 6h10v2H-5z']],
  },
  'inspector-vale': { skin: '#ddb08c', strokes: [...TRILBY, eyes(), ['#6b6f76', 'M-12 1q12-7 24 0l-3 4q-9-4-18 0z']] },
  'number-twenty-seven': {
    skin: '#cfa27e',
    strokes: [
      ['#22262c', 'M-20-10Q-22-32 0-31T20-10Q12-22 0-21T-20-10z'],
      ['#0d1014', 'M-17-12h34v5l-6 6h-7l-4-5-4 5h-7l-6-6z'],
      [INK, 'M-6 6h12v2H-6z'],
    ],
  },
  'deputy-crisp': {
    skin: '#e6bb96',
    strokes: [
      ['#3a4654', 'M-24-18q0-20 24-20t24 20l-4 3H-20z'],
      ['#222a33', 'M-22-16h44l4 5Q0-16-26-11z'],
      ['#f0c04a', 'M0-34l2 5 5 .5-4 3 1.500 5L0-23l-4.500 2.500L-3-25.500l-4-3 5-.5z'],
      eyes(1),
      smile,
    ],
  },
  'brother-hush': { skin: '#cfa886', strokes: [...COWL, glowing] },
  'sister-veil': {
    skin: '#e0c0a4',
    strokes: [
      ['#5d3688', 'M0-42Q32-34 28 16H16Q24-16 0-22-24-16-16 16h-12Q-32-34 0-42z'],
      eyes(),
      ['#b79ad8', 'M-19-3Q0-9 19-3q0 18-19 24Q-19 15-19-3z'],
    ],
  },
  'the-acolyte': {
    skin: '#d8b090',
    strokes: [
      ['#6a3f9c', 'M0-60Q12-34 24-10l2 18-10 4Q20-14 0-20-20-14-16 12l-10-4 2-18Q-12-34 0-60z'],
      ['#ffd84a', 'M0-38l4 7-4 6-4-6z'],
      eyes(2),
      smile,
    ],
  },
};

/** What the ghosts of a faction still wear. */
export const HATS: Record<Faction, readonly Stroke[]> = {
  adventurers: FEDORA,
  rogues: HOOD,
  henchmen: FLAT_CAP,
  suits: TRILBY,
  cultists: [['#4b2a70', 'M0-56Q26-34 24-8L12-4Q16-20 0-26-16-20-12-4l-12-4Q-26-34 0-56z']],
};
