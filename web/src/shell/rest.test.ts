import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { AWAKE_MS, wake, watchTouches } from './rest';

const rests = () => 'rest' in document.documentElement.dataset;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = watchTouches();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a page that nobody touches rests, and lives again at the first touch', () => {
  expect(rests()).toBe(false);
  vi.advanceTimersByTime(AWAKE_MS);
  expect(rests()).toBe(true);
  dispatchEvent(new Event('pointermove'));
  expect(rests()).toBe(false);
  vi.advanceTimersByTime(AWAKE_MS);
  expect(rests()).toBe(true);
});

test('every touch keeps it alive for as long again', () => {
  vi.advanceTimersByTime(AWAKE_MS - 1);
  wake();
  vi.advanceTimersByTime(AWAKE_MS - 1);
  expect(rests()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(rests()).toBe(true);
});
