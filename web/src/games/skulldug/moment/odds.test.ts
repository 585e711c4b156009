import { describe, expect, it } from 'vitest';

import { added, chances, goodFaces, mostFocus, oddsWords } from './odds';

describe('the odds of a roll', () => {
  const roll = {
    odds: [2, 3, 4],
    modifiers: [
      { what: 'brass-knuckles', n: 1 },
      { what: 'dazed', n: -1 },
    ],
  };

  it('grow with focus', () => {
    expect([0, 1, 2].map((focus) => chances(roll, focus))).toEqual([2, 3, 4]);
    expect(chances(roll, 5)).toBeNull();
    expect(goodFaces(roll, 1)).toEqual([false, false, false, true, true, true]);
  });

  it('are told in words', () => {
    expect([0, 3, 6].map(oddsWords)).toEqual(['no chance', '3 of 6, 50 %', 'certain']);
  });

  it('know what is added and how much may be', () => {
    expect(added(roll)).toBe(0);
    expect(mostFocus(roll, [0, 1, 2])).toBe(2);
    expect(mostFocus({ odds: [] }, [0, 1])).toBe(1);
  });
});
