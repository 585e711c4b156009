import { expect, test } from 'vitest';

import type { SeatClock } from '../generated/protocol';
import { fate, figures, isUrgent, leftMs, mark, meaning, words } from './clocks';

const clock = (given: Partial<SeatClock>): SeatClock => ({
  seat: 0,
  left_ms: 60_000,
  free_ms: 0,
  running: true,
  warns_at_ms: 30_000,
  ...given,
});

test('a clock that runs is counted on from what was told, one that stands is not', () => {
  expect(leftMs(clock({}), 1000, 11_000)).toBe(50_000);
  expect(leftMs(clock({}), 1000, 900_000)).toBe(0);
  expect(leftMs(clock({ running: false }), 1000, 11_000)).toBe(60_000);
  expect(leftMs(clock({ free_ms: 4000 }), 1000, 3000), 'the delay costs nothing').toBe(60_000);
  expect(leftMs(clock({ free_ms: 4000 }), 1000, 11_000)).toBe(54_000);
});

test('it is urgent when little is left, and only while it runs', () => {
  expect([31_000, 30_000, 0].map((left) => isUrgent(clock({}), left))).toEqual([false, true, true]);
  expect(isUrgent(clock({ running: false }), 0)).toBe(false);
});

test('times are short in figures and plain in words', () => {
  expect([183_600_000, 18_600_000, 725_000, 8_500, 0].map(figures)).toEqual([
    '2 d 3 h',
    '5 h 10 m',
    '12:05',
    '0:09',
    '0:00',
  ]);
  expect([1000, 30_000, 600_000, 7_200_000, 259_200_000].map(words)).toEqual([
    '1 second',
    '30 seconds',
    '10 minutes',
    '2 hours',
    '3 days',
  ]);
});

test('what was agreed is said in words', () => {
  expect(meaning({ kind: 'live', main_s: 1200, increment_s: 15, delay_s: 0 })).toContain(
    '20 minutes for the whole game and gains 15 seconds',
  );
  expect(meaning({ kind: 'days', move_s: 86_400, bank_s: 172_800 })).toContain(
    '1 day for each turn. Time left over is saved, up to 2 days.',
  );
  expect(fate({ then: 'bot-sits-in', bot: 'strong' }, 'then')).toBe(
    'After that, a strong bot plays for them until they are back.',
  );
  expect([mark({ how: 'wanted' }), mark({ how: 'instead', user: 'u', name: 'Anna' }), mark(null)]).toEqual([
    'looking for a substitute',
    'for Anna',
    null,
  ]);
});
