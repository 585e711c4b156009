import { describe, expect, it } from 'vitest';

import type { Shape } from '../../../generated/skulldug';
import { CORRIDOR, floorPath, mouth, wallPaths } from './hewn';

const SHAPES: Shape[] = ['x', 't', 'l', 'i', 'd'];
const points = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
const atEdge = (path: string) => points(path).filter(([x, y]) => Math.abs(x) === 100 || Math.abs(y) === 100);

describe('a hewn passage', () => {
  it('leaves the tile by two corners for each corridor, always at the same places', () => {
    const mouths = { x: 8, t: 6, l: 4, i: 4, d: 2 };
    for (const shape of SHAPES) {
      for (const seed of [1, 2, 77]) {
        const edge = atEdge(floorPath(shape, seed));
        expect(edge).toHaveLength(mouths[shape]);
        for (const [x, y] of edge) expect([Math.abs(x), Math.abs(y)].sort((a, b) => a - b)).toEqual([CORRIDOR, 100]);
      }
    }
  });

  it('has a wall on both sides of each corridor and none across it', () => {
    for (const shape of SHAPES) {
      const runs = wallPaths(shape, 5).split('M').length - 1;
      const corridors = { x: 4, t: 3, l: 2, i: 2, d: 1 }[shape];
      // The run that begins at the first corner may be cut in two there.
      expect(runs - corridors).toBeLessThanOrEqual(1);
      expect(runs).toBeGreaterThanOrEqual(corridors);
    }
  });

  it('is the same every time and differs from its neighbours', () => {
    expect(floorPath('t', 3)).toBe(floorPath('t', 3));
    expect(floorPath('t', 3)).not.toBe(floorPath('t', 4));
  });

  it('leads out of the middle of its sides', () => {
    expect(mouth('north').map(Math.abs)).toEqual([0, 100]);
    expect(mouth('east')[0]).toBe(100);
    expect(mouth('south')[1]).toBe(100);
    expect(mouth('west')[0]).toBe(-100);
  });
});
