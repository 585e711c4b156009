import { expect, test } from 'vitest';

import { LONGEST_MS, SHORTEST_MS, backoff } from './backoff';

test('the wait doubles from 100 ms and ends at 5 s', () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 7].map((attempt) => backoff(attempt, () => 1));
  expect(longest).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000]);
});

test('chance takes away up to half, never below 100 ms', () => {
  expect(backoff(3, () => 0)).toBe(400);
  expect(backoff(0, () => 0)).toBe(SHORTEST_MS);
});

test('a thousand lost lines do not overflow', () => {
  expect(backoff(1000, () => 1)).toBe(LONGEST_MS);
});
