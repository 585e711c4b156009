import { expect, test } from 'vitest';

import { ranking, verdict } from './ranking';

const NAMES = ['Anna', 'Ben', 'Cleo'];

test('winners come first, equals share a place', () => {
  const places = ranking({ scores: [10, 20, 20], winners: [1, 2], places: [3, 1, 1] }).map(({ seat, place }) => [
    seat,
    place,
  ]);
  expect(places).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});

test('a tie that was broken is shown as it was decided', () => {
  const places = ranking({ scores: [20, 20, 5], winners: [1], places: [2, 1, 3] }).map(({ seat, place }) => [
    seat,
    place,
  ]);
  expect(places).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
});

test('the verdict speaks to me', () => {
  expect(verdict({ scores: [1, 2, 3], winners: [2], places: [1, 1, 1] }, NAMES, [2])).toBe('You win!');
  expect(verdict({ scores: [1, 2, 3], winners: [2], places: [1, 1, 1] }, NAMES, [0])).toBe('Cleo wins.');
  expect(verdict({ scores: [1, 2, 3], winners: [2], places: [1, 1, 1] }, NAMES, [1, 2])).toBe('Cleo wins.');
  expect(verdict({ scores: [3, 3, 0], winners: [0, 1], places: [1, 1, 1] }, NAMES, [0])).toBe(
    'You and Ben share the victory.',
  );
  expect(verdict({ scores: [0, 0, 0], winners: [], places: [1, 1, 1] }, NAMES, [0])).toBe('The cave wins this time.');
});
