import { expect, test } from 'vitest';

import type { Seat, Story } from '../generated/protocol';
import {
  eyesName,
  eyesWord,
  momentWords,
  nextTurn,
  pageOf,
  pauseOf,
  placeOf,
  queryOf,
  turnBefore,
  turnsOf,
} from './moments';

const step = (n: number, seat: Seat | null, ...sentences: string[]): Story => ({
  step: n,
  seat,
  events: [],
  sentences,
  rules: [],
  turns: [],
  sat_in: null,
});
const STORY = [
  step(1, null, 'Anna begins.'),
  step(2, 0, 'Anna moves.'),
  step(3, null, ''),
  step(4, 0, 'Anna ends.'),
  step(5, 1, 'Ben draws.'),
  step(6, null),
  step(7, 0),
];

test('an address names the moment and the eyes, and nonsense in it is no moment', () => {
  expect(placeOf(queryOf(17, 'B'))).toEqual({ at: 17, seat: 'B' });
  for (const query of ['', 'at=', 'at=-1', 'at=1e9', 'at=x', 'at=99999999999'])
    expect(placeOf(new URLSearchParams(query)).at).toBeNull();
});

test('eyes have a word and a name', () => {
  expect([eyesWord({ seat: 1 }), eyesWord('public'), eyesWord('all')]).toEqual(['B', 'public', 'all']);
  expect([eyesName({ seat: 1 }, ['Anna', 'Ben']), eyesName('all', [])]).toEqual(['Ben', 'All cards open']);
});

test('a turn begins where another seat decides; chance belongs to the one before', () => {
  const turns = turnsOf(STORY);
  expect(turns).toEqual([
    { at: 1, seat: 0 },
    { at: 4, seat: 1 },
    { at: 6, seat: 0 },
  ]);
  expect([0, 1, 3, 4, 6].map((at) => nextTurn(turns, at, 7))).toEqual([1, 4, 4, 6, 7]);
  expect([0, 1, 3, 4, 5, 7].map((at) => turnBefore(turns, at))).toEqual([0, 0, 1, 1, 4, 6]);
});

test('moments come in pages', () => {
  expect([pageOf(0), pageOf(47), pageOf(48)]).toEqual([
    [0, 47],
    [0, 47],
    [48, 95],
  ]);
});

test('a moment is named by what just happened', () => {
  expect([0, 2, 3, 5].map((at) => momentWords(STORY, at))).toEqual([
    'Before the first step.',
    'Anna moves.',
    'Step 3.',
    'Ben draws.',
  ]);
});

test('what says nothing passes quickly, and twice the speed takes half the time', () => {
  expect(pauseOf(STORY[2], 1)).toBeLessThan(pauseOf(STORY[1], 1));
  expect(pauseOf(STORY[1], 2)).toBe(pauseOf(STORY[1], 1) / 2);
});
