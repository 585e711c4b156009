import { afterEach, expect, test, vi } from 'vitest';

import { Director, type Staging } from '../board/director.svelte';
import type { Story } from '../generated/protocol';
import { settings } from '../stores/settings.svelte';
import { Ears, ears, type Band } from './ears';

const press = (): boolean => dispatchEvent(new Event('pointerdown'));
const quiet = (): Band => ({ play: vi.fn(), wake: vi.fn() });

afterEach(() => {
  settings.wishes.sound = true;
  settings.wishes.volume = 60;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('nothing is fetched before the first gesture, and it is fetched once', async () => {
  const band = quiet();
  const fetch = vi.fn(async () => band);
  const open = new Ears(fetch);
  const close = open.open();
  open.hear('die');
  expect(fetch).not.toHaveBeenCalled();
  press();
  press();
  await Promise.resolve();
  await Promise.resolve();
  expect(fetch).toHaveBeenCalledTimes(1);
  open.hear('die');
  expect(band.play).toHaveBeenCalledExactlyOnceWith('die', 0.6);
  press();
  expect(band.wake).toHaveBeenCalled();
  close();
});

test('off means off: nothing is fetched, and nothing is played', async () => {
  const band = quiet();
  const fetch = vi.fn(async () => band);
  const open = new Ears(fetch);
  const close = open.open();
  settings.wishes.sound = false;
  press();
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
  settings.wishes.sound = true;
  press();
  await Promise.resolve();
  await Promise.resolve();
  settings.wishes.sound = false;
  open.hear('die');
  settings.wishes.sound = true;
  settings.wishes.volume = 0;
  open.hear('die');
  expect(band.play).not.toHaveBeenCalled();
  close();
});

const staging: Staging<string, null, readonly string[], string> = {
  empty: [],
  after: (stage, event) => [...stage, event],
  reconciled: (stage) => stage,
  effectOf: () => null,
  soundOf: (event) => (event === 'die' ? 'die' : event === 'step' ? 'step' : null),
  pause: () => 500,
};
const told = (...events: string[]): Story => ({
  step: 0,
  seat: 0,
  events,
  sentences: [],
  rules: [],
  turns: [],
  sat_in: null,
});

test('a die is heard when it is seen, and a step when somebody walks', () => {
  vi.useFakeTimers();
  const heard = vi.spyOn(ears, 'hear').mockReturnValue(undefined);
  const director = new Director(staging);
  director.follow([], null, false);
  director.follow([told('nothing', 'die', 'step')], null, false);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(heard.mock.calls).toEqual([['die']]);
  vi.advanceTimersByTime(500);
  expect(heard.mock.calls).toEqual([['die'], ['step']]);
});

test('without motion one sound stands for all, and none for what was skipped', () => {
  vi.useFakeTimers();
  const heard = vi.spyOn(ears, 'hear').mockReturnValue(undefined);
  const director = new Director(staging);
  director.follow([told('die')], null, true);
  expect(heard, 'what was there when one came').not.toHaveBeenCalled();
  director.follow([told('die'), told('die', 'step', 'nothing')], null, true);
  expect(heard.mock.calls).toEqual([['step']]);
  director.follow([told('die'), told('die', 'step', 'nothing'), told('nothing', 'die')], null, false);
  director.skip();
  expect(heard.mock.calls).toEqual([['step']]);
});
