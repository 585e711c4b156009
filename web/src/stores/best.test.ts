import { beforeEach, expect, test } from 'vitest';

import { bestBefore } from './best';

beforeEach(() => localStorage.clear());

test('every game alone is measured by the best before it, however often its result is looked at', () => {
  expect(bestBefore('casadh', 'first', 40)).toBeNull();
  expect(bestBefore('casadh', 'first', 40)).toBeNull();
  expect(bestBefore('casadh', 'second', 47)).toBe(40);
  expect(bestBefore('casadh', 'second', 47)).toBe(40);
  expect(bestBefore('casadh', 'third', 30)).toBe(47);
  expect(bestBefore('cave-pilot', 'other', 3)).toBeNull();
});

test('what nobody could have written is forgotten', () => {
  localStorage.setItem('karst.best', '{"points');
  expect(bestBefore('casadh', 'first', 12)).toBeNull();
  expect(bestBefore('casadh', 'second', 10)).toBe(12);
});
