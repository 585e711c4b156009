import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Moment, Replay, Story } from '../generated/protocol';
import { ReplayPlayer, type Source } from './player.svelte';

const N = 120;
const story: Story[] = Array.from({ length: N }, (_, at) => ({
  step: at + 1,
  seat: Math.floor(at / 10) % 2,
  events: [],
  sentences: [`Step ${at + 1}.`],
  rules: [],
  turns: [],
  sat_in: null,
}));

function playing(): { player: ReplayPlayer; asked: string[] } {
  const asked: string[] = [];
  const source: Source = {
    replay: async (_, seat) =>
      ({
        story,
        eyes: seat === '' ? 'all' : seat === 'public' ? 'public' : { seat: 1 },
        names: [],
      }) as unknown as Replay,
    moments: async (_, seat, from, to) => {
      asked.push(`${seat} ${from}-${to}`);
      const moments = Array.from(
        { length: Math.min(to, N) - from + 1 },
        (_, at) => ({ step: from + at, vantage: { view: seat } }) as unknown as Moment,
      );
      return { eyes: 'all', last: N, moments };
    },
  };
  return { player: new ReplayPlayer({ of: 'tables', id: 't' }, source), asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a link leads to its moment, and only that page is fetched', async () => {
  const { player, asked } = playing();
  await player.look('B', 60);
  expect([player.at, player.moment?.step, player.told.length]).toEqual([60, 60, 60]);
  expect(asked).toEqual(['B 48-95']);
  await player.look('B', 9999);
  expect(player.at).toBe(N);
});

test('one step forward is shown as it happened; back and far is a jump', async () => {
  const { player } = playing();
  await player.look('', 10);
  expect(player.jumped).toBe(true);
  await player.step(1);
  expect([player.at, player.jumped]).toEqual([11, false]);
  await player.step(-1);
  expect([player.at, player.jumped]).toEqual([10, true]);
  await player.turn(1);
  expect(player.at).toBe(20);
  await player.turn(-1);
  expect(player.at).toBe(10);
  await player.go(-5);
  expect(player.at).toBe(0);
  await player.go(N + 5);
  expect(player.at).toBe(N);
});

test('other eyes see the same moment anew', async () => {
  const { player, asked } = playing();
  await player.look('', 3);
  await player.look('public', player.at);
  expect(player.moment?.vantage.view).toBe('public');
  expect(asked).toEqual(['all 0-47', 'public 0-47']);
});

test('it plays to the end, fetches ahead, and stops there', async () => {
  const { player, asked } = playing();
  await player.look('', 0);
  player.speed = 4;
  player.toggle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([player.at, player.playing]).toEqual([N, false]);
  expect(asked).toEqual(['all 0-47', 'all 48-95', 'all 96-143']);
  player.toggle();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(player.at).toBeLessThan(10);
  player.toggle();
  const at = player.at;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(player.at).toBe(at);
});
