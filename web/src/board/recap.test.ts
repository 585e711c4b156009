import { expect, test } from 'vitest';

import type { JsonValue, Story } from '../generated/protocol';
import { recapLines, stepsSince, type Recap } from './recap';

const step = (seat: number | null, ...events: JsonValue[]): Story =>
  ({ step: 0, seat, events, sentences: [], rules: [], turns: [], sat_in: null }) as unknown as Story;
const recap: Recap = (event) => {
  const { who, to, gold } = event as { who: number; to?: string; gold?: number };
  if (to !== undefined) return { seat: who, sign: 'walk', to, joins: 'walk' };
  return gold === undefined ? null : { seat: who, sign: 'coin', by: gold, joins: 'gold' };
};

test('it begins after what I did last', () => {
  const story = [step(0, { who: 0, to: 'A' }), step(1, { who: 1, to: 'B' }), step(null, { who: 1, gold: 2 })];
  expect(stepsSince(story, 0)).toHaveLength(2);
  expect(stepsSince(story, 2)).toHaveLength(3);
});

test('a line a rival: whoever walks twice has walked once, and gold adds up', () => {
  const steps = [step(1, { who: 1, to: 'B' }), step(1, { who: 1, to: 'C' }, { who: 1, gold: 2 }, { who: 1, gold: 3 })];
  const [line, ...others] = recapLines(steps, 0, recap);
  expect(others).toEqual([]);
  expect(line?.deeds.map(({ sign, to, by, events }) => [sign, to, by, events.length])).toEqual([
    ['walk', 'C', undefined, 2],
    ['coin', undefined, 5, 2],
  ]);
});

test('what comes to nothing is left out, and of me only what I won or lost', () => {
  expect(recapLines([step(1, { who: 1, gold: 2 }, { who: 1, gold: -2 })], 0, recap)).toEqual([]);
  expect(recapLines([step(1, { who: 0, to: 'D' })], 0, recap)).toEqual([]);
  expect(recapLines([step(1, { who: 0, gold: -1 })], 0, recap)).toHaveLength(1);
});
