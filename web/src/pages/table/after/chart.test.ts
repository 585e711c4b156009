import { expect, test } from 'vitest';

import {
  endsOf,
  frameOf,
  lineOf,
  numbered,
  scaleOf,
  ticksOf,
  turnAt,
  turnByKey,
  turnName,
  turnOfStep,
  turnWords,
} from './chart';

const turns = [
  { step: 4, seats: [0], scores: [0, 0] },
  { step: 9, seats: [1], scores: [7, 0] },
  { step: 15, seats: [0], scores: [7, 12] },
  { step: 22, seats: [], scores: [18, 17] },
];
const names = ['Anna', 'Ben'];
const frame = frameOf(700);

test('ticks are round and hold every score', () => {
  expect(ticksOf(turns)).toEqual([0, 5, 10, 15, 20]);
  expect(ticksOf([{ step: 0, seats: [], scores: [0, 3] }])).toEqual([0, 1, 2, 3]);
  expect(ticksOf([{ step: 0, seats: [], scores: [-4, 90] }])).toEqual([-50, 0, 50, 100]);
});

test('a line has a corner for every turn, from the left edge to the names', () => {
  const scale = scaleOf(turns, ticksOf(turns), frame);
  const corners = lineOf(1, turns, scale).split(' ');
  expect(corners).toHaveLength(4);
  expect(corners[0]).toBe(`${frame.left.toFixed(1)},${(frame.height - frame.bottom).toFixed(1)}`);
  expect(scale.x(3)).toBe(frame.width - frame.right);
});

test('pixels, moments and keys lead to turns', () => {
  expect(turnAt(0, turns, frame)).toBe(0);
  expect(turnAt(frame.width, turns, frame)).toBe(3);
  expect(turnOfStep(14, turns)).toBe(1);
  expect(turnOfStep(0, turns)).toBe(0);
  expect(turnByKey('ArrowRight', 3, 4)).toBe(3);
  expect(turnByKey('PageDown', 3, 4)).toBe(0);
  expect(turnByKey('a', 3, 4)).toBeNull();
});

test('names at the ends do not touch', () => {
  const scale = scaleOf(turns, ticksOf(turns), frame);
  const ends = endsOf(turns, scale, frame);
  expect(ends.map(({ seat }) => seat)).toEqual([0, 1]);
  expect((ends[1]?.y ?? 0) - (ends[0]?.y ?? 0)).toBeGreaterThanOrEqual(18);
  const level = [{ step: 1, seats: [], scores: [0, 0, 0, 0, 0, 0] }];
  const crowded = endsOf(level, scaleOf(level, ticksOf(level), frame), frame);
  expect(Math.max(...crowded.map(({ y }) => y))).toBeLessThanOrEqual(frame.height);
  expect(new Set(crowded.map(({ y }) => y)).size).toBe(6);
});

test('turns have names and values in words', () => {
  expect(turnName({ turns }, 1, names)).toBe('Turn 2: Ben');
  expect(turnWords({ turns }, 3, names)).toBe('The end. Anna 18, Ben 17.');
});

test('not more turns are numbered than fit', () => {
  expect(numbered(4, 500)).toEqual([0, 1, 2, 3]);
  expect(numbered(100, 300)).toEqual([0, 20, 40, 60, 80]);
});
