import { expect, test, vi } from 'vitest';

import type { Staging } from '../board/director.svelte';
import { Director } from '../board/director.svelte';
import type { Story } from '../generated/protocol';
import { Eye, type Moment } from './eye.svelte';

const step = (n: number, ...events: string[]): Story => ({
  step: n,
  seat: 0,
  events,
  sentences: events,
  rules: [],
  turns: [],
  sat_in: null,
});
const moment = (story: Story[], latest: Story[], prompt: string): Moment => ({
  asked: [0],
  vantages: [{ seat: 0, prompt } as Moment['vantages'][number]],
  story,
  latest,
  outcome: null,
  takeback: null,
  hints: [],
});

/** A stage that writes down what it showed; every event takes a second. */
const staging: Staging<string, string, readonly string[], string> = {
  empty: [],
  after: (stage, event) => [...stage, event],
  reconciled: (stage) => stage,
  effectOf: (event) => event,
  soundOf: (event) => (event === 'die' ? 'die' : 'step'),
  pause: () => 1000,
};

function looking(still = false): { eye: Eye; director: Director<string, string, readonly string[], string> } {
  vi.useFakeTimers();
  const eye = new Eye();
  const director = new Director(staging);
  eye.see(moment([], [], 'roll?'));
  eye.watch({ show: (now, shown) => director.follow(now.story, '', still, shown), skip: () => director.skip() });
  return { eye, director };
}

const prompt = (eye: Eye): string | undefined => eye.now.vantages[0]?.prompt;
const [die, walk] = [step(0, 'die'), step(1, 'walk')];

test('what a die led to is told once it has been shown, one moment after the other', () => {
  const { eye, director } = looking();
  eye.see(moment([die], [die], 'where to?'));
  eye.see(moment([die, walk], [walk], 'what now?'));
  expect(director.telling).toBe(true);
  expect([prompt(eye), eye.lags, eye.now.story.length]).toEqual(['roll?', true, 0]);
  vi.advanceTimersByTime(1000);
  expect([prompt(eye), eye.lags, eye.now.story.length]).toEqual(['where to?', true, 1]);
  vi.advanceTimersByTime(1000);
  expect([prompt(eye), eye.lags, eye.now.story.length]).toEqual(['what now?', false, 2]);
  expect(director.telling).toBe(false);
});

test('whoever skips sees everything at once, and nothing of it is left untold', () => {
  const { eye } = looking();
  eye.see(moment([die], [die], 'where to?'));
  eye.see(moment([die, walk], [walk], 'what now?'));
  eye.skip();
  expect([prompt(eye), eye.lags]).toEqual(['what now?', false]);
  expect(eye.now.latest).toEqual([die, walk]);
});

test('without motion, without a board and after a step was taken back, nothing is held back', () => {
  const { eye: still } = looking(true);
  still.see(moment([die], [die], 'where to?'));
  expect([prompt(still), still.lags]).toEqual(['where to?', false]);

  const alone = new Eye();
  alone.see(moment([die], [die], 'where to?'));
  expect(prompt(alone)).toBe('where to?');

  const { eye: back } = looking();
  back.see(moment([die], [die], 'where to?'));
  back.see(moment([], [], 'roll?'));
  expect([prompt(back), back.lags]).toEqual(['roll?', false]);
});

test('a board that goes away leaves nothing unseen', () => {
  vi.useFakeTimers();
  const eye = new Eye();
  const director = new Director(staging);
  const leave = eye.watch({
    show: (now, shown) => director.follow(now.story, '', false, shown),
    skip: () => director.skip(),
  });
  eye.see(moment([die], [die], 'where to?'));
  expect(eye.lags).toBe(true);
  leave();
  expect([prompt(eye), eye.lags]).toEqual(['where to?', false]);
});
