import { describe, expect, it } from 'vitest';

import {
  airBox,
  artBox,
  cellBox,
  distance,
  exitBox,
  hangars,
  plateBox,
  reaches,
  readSpot,
  sightOf,
  spotName,
  worldBox,
} from './geometry';

const at = (spot: string) => {
  const found = readSpot(spot);
  if (found === null) throw new Error(`${spot} is no position`);
  return found;
};

describe('the cave on paper', () => {
  it('reads and writes positions', () => {
    expect(at('C3')).toEqual({ row: 0, column: 3 });
    expect(spotName(at('F12'))).toBe('F12');
    expect(readSpot('entrance')).toBeNull();
    expect(readSpot('C0')).toBeNull();
  });

  it('puts plates on the rock and air into the middle', () => {
    expect(plateBox(at('C1')).y).toBeLessThan(artBox(at('C1')).y);
    expect(artBox(at('C1')).y).toBeLessThan(airBox(at('C1')).y);
    expect(airBox(at('F1')).y).toBeLessThan(artBox(at('F1')).y);
    expect(artBox(at('F1')).y).toBeLessThan(plateBox(at('F1')).y);
    expect(cellBox(at('C1')).y + cellBox(at('C1')).h).toBeLessThan(cellBox(at('F1')).y);
  });

  it('never lets two cells overlap', () => {
    const [one, two] = [cellBox(at('C1')), cellBox(at('C2'))];
    expect(one.x + one.w).toBeLessThanOrEqual(two.x);
    expect(exitBox(4).x).toBeGreaterThanOrEqual(cellBox(at('F4')).x + cellBox(at('F4')).w);
  });

  it('grows with the cave', () => {
    expect(worldBox(9, false).w).toBeGreaterThan(worldBox(5, false).w);
    const { x, w } = worldBox(9, true);
    expect(x + w).toBeGreaterThan(exitBox(9).x + exitBox(9).w);
  });

  it('keeps planes of one place apart and inside', () => {
    for (const n of [1, 2, 3, 4]) {
      const xs = hangars('F2', 3, n).map(({ at: [x] }) => x);
      expect(new Set(xs).size).toBe(n);
      const { x, w } = cellBox(at('F2'));
      xs.forEach((here) => expect(here > x && here < x + w).toBe(true));
    }
    expect(hangars('out', 3, 1)).toEqual([]);
  });

  it('looks at what is ahead, and at where the cave grows', () => {
    const screen = { w: 860, h: 450 };
    const ahead = sightOf(2, screen, null);
    expect(ahead.x).toBeLessThan(cellBox(at('C2')).x);
    expect(sightOf(2, screen, [3, 4])).toEqual(ahead);
    const far = sightOf(2, screen, [5, 9]);
    expect(far.x + far.w).toBeGreaterThan(cellBox(at('C9')).x + cellBox(at('C9')).w);
    expect(far.x).toBeLessThan(cellBox(at('C5')).x);
    // Nearby it goes there and comes no nearer: what is read keeps its size.
    const phone = { w: 390, h: 460 };
    const there = sightOf(2, phone, [4, 5]);
    expect(there.w).toBe(sightOf(2, phone, null).w);
    expect(there.x + there.w).toBeGreaterThan(cellBox(at('C5')).x + cellBox(at('C5')).w);
  });

  it('lights what is in reach', () => {
    expect(distance(at('C3'), at('F5'))).toBe(2);
    expect(reaches('all', 1, at('C3'), at('F4'))).toBe(true);
    expect(reaches('row', 2, at('C4'), at('F4'))).toBe(false);
    expect(reaches('ahead', 2, at('C4'), at('F6'))).toBe(true);
    expect(reaches('ahead', 2, at('C4'), at('F3'))).toBe(false);
    expect(reaches('behind', 1, at('C4'), at('C3'))).toBe(true);
    expect(reaches('ahead', 2, at('C4'), at('C4'))).toBe(true);
  });
});
