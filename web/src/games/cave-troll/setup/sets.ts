// Which figures are in the game: for each player seven miniatures, each original or alternate, one bit each.
import { figures, type FigurePrint } from '../content';

export type Preset = 'original' | 'alternate' | 'half' | 'drawn' | 'mixed';
export type Miniature = { readonly original: FigurePrint; readonly alternate: FigurePrint };

const MINIATURES = 7;
export const ALTERNATE = 0b111_1111;
export const HALF = 0b101_0101;

/** The seven miniatures: figures come as the adventurer, the originals, then their alternates in the same order. */
export const miniatures: readonly Miniature[] = figures.slice(1, 1 + MINIATURES).flatMap((original, i): Miniature[] => {
  const alternate = figures[1 + MINIATURES + i];
  return alternate === undefined ? [] : [{ original, alternate }];
});

/** What people would call these sets. */
export function presetOf(alternates: readonly number[]): Preset {
  const [first = 0] = alternates;
  if (alternates.some((mask) => mask !== first)) return 'mixed';
  switch (first) {
    case 0:
      return 'original';
    case ALTERNATE:
      return 'alternate';
    case HALF:
      return 'half';
    default:
      return 'drawn';
  }
}

export function isAlternate(mask: number, miniature: number): boolean {
  return ((mask >> miniature) & 1) === 1;
}

export function flipped(mask: number, miniature: number): number {
  return mask ^ (1 << miniature);
}

/** Seven fair coins. `random` gives numbers from 0 up to 1. */
export function drawnMask(random: () => number): number {
  return miniatures.reduce((mask, _, i) => (random() < 0.5 ? mask : flipped(mask, i)), 0);
}

/** The names of the figures that a mask brings. */
export function namesOf(mask: number): string[] {
  return miniatures.map(({ original, alternate }, i) => (isAlternate(mask, i) ? alternate : original).name);
}
