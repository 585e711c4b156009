import { describe, expect, it } from 'vitest';

import {
  APOTHEM,
  SIDES,
  bearing,
  center,
  compass,
  keyOf,
  mouth,
  neighbour,
  readKey,
  sideTowards,
  turned,
} from './hexes';

describe('spaces', () => {
  it('lie where their side points to: east first, then counter-clockwise', () => {
    for (const side of SIDES) {
      const [x, y] = center(neighbour({ q: 0, r: 0 }, side));
      const [mx, my] = mouth(side);
      expect(x).toBeCloseTo(2 * mx);
      expect(y).toBeCloseTo(2 * my);
    }
    expect(center({ q: 1, r: 0 })).toEqual([2 * APOTHEM, 0]);
    expect(center({ q: 1, r: -1 })[1], 'northeast is up').toBeLessThan(0);
  });

  it('know the side to a neighbour and back', () => {
    const here = { q: 3, r: -2 };
    for (const side of SIDES) {
      const there = neighbour(here, side);
      expect(sideTowards(here, there)).toBe(side);
      expect(sideTowards(there, here)).toBe(turned(side, 3));
    }
    expect(sideTowards(here, { q: 5, r: -2 })).toBeNull();
  });

  it('are written as the rules write them', () => {
    expect(keyOf({ q: 1, r: -1 })).toBe('1,-1');
    expect(readKey('-2,3')).toEqual({ q: -2, r: 3 });
  });

  it('are called by their way from Base Camp', () => {
    expect(bearing({ q: 0, r: 0 })).toBe('Base Camp');
    expect(bearing({ q: 2, r: 0 })).toBe('2 east of Base Camp');
    expect(bearing({ q: -3, r: 1 })).toBe('2 west and 1 southwest of Base Camp');
    expect(compass(5)).toBe('southeast');
  });
});
