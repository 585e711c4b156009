// What lies about in the rooms, by their names. Drawn flat and quiet: figures stand on top of it.
import type { Area } from '../../../generated/cave-troll';

export type Floor = 'stone' | 'mossy' | 'watery' | 'fiery' | 'icy' | 'earthy' | 'bony' | 'golden';
export type Motif =
  | 'urn'
  | 'mushrooms'
  | 'lichen'
  | 'column'
  | 'puddle'
  | 'stones'
  | 'skull'
  | 'rope'
  | 'ladder'
  | 'burrow'
  | 'embers'
  | 'pool'
  | 'crystals'
  | 'rat'
  | 'bat'
  | 'throne'
  | 'rails'
  | 'barrel'
  | 'roots'
  | 'moss';

/** Where on the board (in cells), how large (in cells) and how turned. */
export type Lying = {
  readonly motif: Motif;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
};
export type Furniture = { readonly floor: Floor; readonly lying: readonly Lying[] };

const put = (motif: Motif, x: number, y: number, size: number, turn = 0): Lying => ({ motif, x, y, size, turn });

export const furniture: Readonly<Record<Area, Furniture>> = {
  R01: {
    floor: 'golden',
    lying: [put('urn', 2.66, 0.42, 0.55), put('urn', 1.36, 1.62, 0.5), put('urn', 1.7, 1.68, 0.4)],
  },
  R02: {
    floor: 'mossy',
    lying: [put('mushrooms', 3.5, 0.5, 0.7), put('mushrooms', 5.62, 1.55, 0.75), put('mushrooms', 4.6, 0.32, 0.45)],
  },
  R03: {
    floor: 'stone',
    lying: [
      put('column', 6.6, 0.55, 0.7),
      put('column', 9.4, 0.55, 0.7),
      put('column', 6.6, 2.45, 0.7),
      put('column', 9.4, 2.45, 0.7),
    ],
  },
  R04: {
    floor: 'mossy',
    lying: [put('lichen', 10.5, 0.5, 0.8), put('lichen', 12.5, 1.5, 0.9), put('lichen', 11.9, 0.5, 0.5)],
  },
  R05: {
    floor: 'golden',
    lying: [put('urn', 13.34, 0.42, 0.55), put('urn', 14.64, 1.62, 0.5), put('urn', 14.3, 1.68, 0.4)],
  },
  R06: { floor: 'watery', lying: [put('puddle', 1.35, 4.35, 1), put('puddle', 0.5, 2.6, 0.6)] },
  R07: {
    floor: 'stone',
    lying: [put('stones', 5.55, 4.5, 0.7), put('stones', 4.5, 2.55, 0.55), put('stones', 5.6, 2.4, 0.4)],
  },
  R08: {
    floor: 'stone',
    lying: [put('stones', 10.5, 4.0, 0.6), put('stones', 11.55, 2.55, 0.55), put('stones', 11.5, 4.5, 0.5)],
  },
  R09: { floor: 'watery', lying: [put('puddle', 14.7, 4.2, 1), put('puddle', 15.5, 2.6, 0.6)] },
  R10: {
    floor: 'bony',
    lying: [
      put('skull', 6.5, 3.5, 0.6, -8),
      put('skull', 9.5, 3.5, 0.6, 8),
      put('skull', 9.45, 5.1, 0.45),
      put('column', 6.55, 4.6, 0.5),
    ],
  },
  R11: { floor: 'earthy', lying: [put('rope', 3.5, 5.5, 0.75), put('rope', 2.45, 4.5, 0.5)] },
  R12: { floor: 'earthy', lying: [put('ladder', 13.45, 5.45, 0.95, 12)] },
  R13: { floor: 'earthy', lying: [put('burrow', 0.45, 5.6, 0.6), put('burrow', 1.55, 7.1, 0.7)] },
  R14: { floor: 'fiery', lying: [put('embers', 4.55, 5.6, 0.8), put('embers', 5.5, 7.5, 0.9, 90)] },
  R15: { floor: 'fiery', lying: [put('embers', 11.45, 5.6, 0.8, 40), put('embers', 11.4, 7.5, 0.9, 150)] },
  R16: { floor: 'earthy', lying: [put('burrow', 15.55, 5.6, 0.6), put('burrow', 14.45, 7.1, 0.7)] },
  R17: { floor: 'watery', lying: [put('pool', 1, 8.95, 1.7)] },
  R18: { floor: 'icy', lying: [put('puddle', 5, 9.3, 1.3), put('crystals', 5.6, 8.45, 0.5)] },
  R19: {
    floor: 'icy',
    lying: [put('crystals', 10.5, 8.55, 0.7), put('crystals', 11.5, 10.5, 0.85), put('crystals', 11.6, 8.4, 0.4)],
  },
  R20: { floor: 'watery', lying: [put('pool', 15, 8.95, 1.7)] },
  R21: { floor: 'earthy', lying: [put('burrow', 2.5, 9.5, 0.6), put('rat', 3.5, 10.55, 0.6)] },
  R22: {
    floor: 'golden',
    lying: [put('throne', 8, 9.95, 1.5), put('skull', 6.6, 11.4, 0.45), put('skull', 9.45, 11.5, 0.4)],
  },
  R23: { floor: 'earthy', lying: [put('bat', 12.55, 9.55, 0.7), put('bat', 13.5, 10.5, 0.6, 14)] },
  R24: { floor: 'earthy', lying: [put('rails', 1, 11.4, 1.9)] },
  R25: { floor: 'earthy', lying: [put('rails', 15, 11.4, 1.9)] },
  R26: { floor: 'stone', lying: [put('stones', 4.5, 11.5, 0.55), put('stones', 5.55, 12.5, 0.6)] },
  R27: { floor: 'watery', lying: [put('puddle', 11.3, 12, 1.1)] },
  R28: {
    floor: 'stone',
    lying: [
      put('column', 6.45, 12.5, 0.55),
      put('column', 9.55, 12.5, 0.55),
      put('column', 6.45, 13.5, 0.55),
      put('column', 9.55, 13.5, 0.55),
    ],
  },
  R29: { floor: 'earthy', lying: [put('barrel', 0.5, 13.45, 0.6), put('barrel', 1.45, 14.55, 0.55)] },
  R30: { floor: 'mossy', lying: [put('roots', 4.1, 13.75, 1.3), put('roots', 5.4, 14.4, 1, 160)] },
  R31: { floor: 'mossy', lying: [put('moss', 10.7, 13.5, 1), put('moss', 12.3, 14.5, 1.1)] },
  R32: { floor: 'earthy', lying: [put('barrel', 15.5, 13.45, 0.6), put('barrel', 14.55, 14.55, 0.55)] },
  R33: {
    floor: 'stone',
    lying: [
      put('column', 6.5, 14.5, 0.6),
      put('column', 9.5, 14.5, 0.6),
      put('column', 6.5, 15.5, 0.6),
      put('column', 9.5, 15.5, 0.6),
    ],
  },
  E1: { floor: 'stone', lying: [] },
  E2: { floor: 'stone', lying: [] },
  E3: { floor: 'stone', lying: [] },
  E4: { floor: 'stone', lying: [] },
  P1: { floor: 'stone', lying: [] },
  P2: { floor: 'stone', lying: [] },
  P3: { floor: 'stone', lying: [] },
};

/** Drawn on a square of 64. */
export type Stroke = readonly ['dark' | 'mid' | 'pale' | 'water' | 'fire' | 'gold' | 'green' | 'ice' | 'draw', string];

export const motifs: Readonly<Record<Motif, readonly Stroke[]>> = {
  urn: [
    ['mid', 'M22 8 H42 L40 16 C54 22 54 44 42 58 H22 C10 44 10 22 24 16Z'],
    ['pale', 'M18 28 C28 33 36 33 46 28 L47 35 C37 40 27 40 17 35Z'],
    ['draw', 'M24 16 H40'],
  ],
  mushrooms: [
    ['pale', 'M19 30 H27 L28 54 H18Z M42 40 H48 L49 56 H41Z'],
    ['green', 'M6 32 C8 14 38 14 40 32Z M33 42 C34 30 56 30 57 42Z'],
    ['pale', 'M16 24 a3 2.5 0 1 0 .1 0Z M28 21 a3 2.5 0 1 0 .1 0Z M44 36 a2 2 0 1 0 .1 0Z'],
  ],
  lichen: [
    ['green', 'M10 30 C6 18 20 8 28 16 C36 6 54 12 52 26 C62 34 54 50 42 48 C36 60 18 56 18 46 C6 46 4 36 10 30Z'],
    ['pale', 'M22 28 C20 22 30 20 32 26 C38 22 44 28 40 34 C44 40 34 44 30 38 C24 42 18 34 22 28Z'],
  ],
  column: [
    ['dark', 'M32 6 a26 26 0 1 0 .1 0Z'],
    ['mid', 'M32 10 a22 22 0 1 0 .1 0Z'],
    ['pale', 'M32 17 a15 15 0 1 0 .1 0Z'],
    ['draw', 'M22 22 L40 42 M32 17 L28 30'],
  ],
  puddle: [
    ['water', 'M6 34 C4 20 22 14 34 18 C48 12 62 22 58 36 C60 50 40 54 30 48 C18 54 6 46 6 34Z'],
    ['pale', 'M18 30 C20 25 28 24 32 26 C28 28 22 28 18 30Z M40 40 C44 38 48 38 50 36 C48 42 44 43 40 40Z'],
  ],
  stones: [
    ['dark', 'M6 48 C4 38 14 32 22 36 C28 42 26 50 20 52 C14 54 8 54 6 48Z'],
    ['mid', 'M22 34 C20 20 34 12 44 20 C52 26 50 40 42 44 C34 48 24 44 22 34Z'],
    ['pale', 'M42 50 C42 42 54 40 58 46 C60 52 56 56 50 56 C46 56 42 54 42 50Z'],
  ],
  skull: [
    ['pale', 'M12 28 C12 8 52 8 52 28 C52 36 48 40 44 42 V52 H20 V42 C16 40 12 36 12 28Z'],
    ['dark', 'M23 26 a5.5 6 0 1 0 .1 0Z M41 26 a5.5 6 0 1 0 .1 0Z M32 37 l3 6 h-6Z'],
    ['draw', 'M26 46 V52 M32 46 V52 M38 46 V52'],
  ],
  rope: [
    ['draw', 'M32 10 a22 16 0 1 0 .1 0 M32 17 a14 10 0 1 0 .1 0 M32 23 a6 4.5 0 1 0 .1 0 M53 30 C60 40 54 48 60 58'],
    ['draw', 'M14 20 L18 24 M50 20 L46 24 M12 34 L17 32 M52 34 L47 32'],
  ],
  ladder: [['draw', 'M18 4 V60 M46 4 V60 M18 12 H46 M18 22 H46 M18 32 H46 M18 42 H46 M18 52 H46']],
  burrow: [
    ['mid', 'M4 50 C2 22 18 10 32 10 C46 10 62 22 60 50 C50 58 14 58 4 50Z'],
    ['dark', 'M14 48 C12 28 22 20 32 20 C42 20 52 28 50 48 C42 52 22 52 14 48Z'],
  ],
  embers: [
    ['fire', 'M4 20 L18 26 L24 14 L30 30 L46 24 L60 34 L44 36 L50 52 L36 42 L22 56 L24 38 L6 40 L16 32Z'],
    ['gold', 'M20 30 L30 33 L40 31 L34 37 L36 45 L30 39 L22 44 L25 36Z'],
  ],
  pool: [
    ['water', 'M8 32 C4 18 18 8 32 10 C48 6 62 18 58 34 C60 48 46 56 32 54 C18 58 4 46 8 32Z'],
    ['ice', 'M14 32 C12 22 22 14 32 16 C44 14 54 22 52 33 C52 44 44 49 32 48 C22 50 12 42 14 32Z'],
    [
      'gold',
      'M22 24 a4 3 0 1 0 .1 0Z M28 27 a4 3 0 1 0 .1 0Z M40 36 a4 3 0 1 0 .1 0Z M34 39 a4 3 0 1 0 .1 0Z M44 26 a3 2.2 0 1 0 .1 0Z',
    ],
    ['pale', 'M18 38 C22 41 28 42 32 41 C27 44 20 43 18 38Z'],
  ],
  crystals: [
    ['ice', 'M26 54 L14 30 L22 10 L34 26 L32 54Z'],
    ['water', 'M32 54 L34 26 L42 16 L52 32 L44 54Z'],
    ['pale', 'M22 10 L20 32 L26 54 L14 30Z M42 16 L42 36 L38 54 L34 26Z'],
  ],
  rat: [
    ['dark', 'M8 40 C8 26 24 20 38 26 C48 22 58 30 60 40 C54 48 20 50 8 40Z'],
    ['draw', 'M8 40 C0 36 2 24 10 20'],
    ['pale', 'M52 35 a1.6 1.6 0 1 0 .1 0Z'],
  ],
  bat: [
    [
      'dark',
      'M32 22 C34 14 38 14 38 20 C46 12 56 14 62 28 C56 26 52 28 50 34 C46 30 42 32 40 38 C36 34 34 38 32 46 C30 38 28 34 24 38 C22 32 18 30 14 34 C12 28 8 26 2 28 C8 14 18 12 26 20 C26 14 30 14 32 22Z',
    ],
  ],
  throne: [
    ['dark', 'M10 60 V20 L16 6 L24 14 L32 2 L40 14 L48 6 L54 20 V60Z'],
    ['mid', 'M16 56 V24 L22 18 H42 L48 24 V56Z'],
    ['pale', 'M20 36 H44 V46 H20Z'],
    ['gold', 'M32 8 a3 3 0 1 0 .1 0Z M16 12 a2.2 2.2 0 1 0 .1 0Z M48 12 a2.2 2.2 0 1 0 .1 0Z'],
  ],
  rails: [
    ['draw', 'M14 -4 C18 20 10 40 20 70 M44 -4 C48 20 40 40 50 70'],
    ['draw', 'M8 4 H52 M10 16 H54 M9 28 H52 M8 40 H51 M10 52 H54 M12 62 H58'],
  ],
  barrel: [
    ['dark', 'M32 6 a26 26 0 1 0 .1 0Z'],
    ['mid', 'M32 11 a21 21 0 1 0 .1 0Z'],
    ['draw', 'M22 14 V50 M32 11 V53 M42 14 V50'],
    ['pale', 'M32 28 a4 4 0 1 0 .1 0Z'],
  ],
  roots: [
    [
      'draw',
      'M2 6 C16 18 12 34 28 36 C44 38 40 54 60 58 M20 28 C26 18 40 24 46 12 M26 36 C18 44 22 54 12 60 M40 42 C50 40 54 32 62 34',
    ],
  ],
  moss: [
    [
      'green',
      'M8 34 C4 26 12 18 18 22 C20 12 34 12 36 20 C46 14 58 24 52 32 C60 38 52 50 44 46 C40 56 26 54 24 48 C14 52 4 44 8 34Z',
    ],
    ['pale', 'M20 32 l2 -5 l2 5Z M32 40 l2 -6 l2 6Z M40 30 l2 -5 l2 5Z'],
  ],
};
