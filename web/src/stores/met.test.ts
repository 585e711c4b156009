import { expect, test } from 'vitest';

import { met, readMet } from './met.svelte';

test('what was stored is read, whatever it is', () => {
  expect(readMet(null)).toEqual([]);
  expect(readMet('["casadh", 7, "skulldug"]')).toEqual(['casadh', 'skulldug']);
  expect(readMet('{"casadh": true}')).toEqual([]);
  expect(readMet('[')).toEqual([]);
});

test('a game that was met stays known', () => {
  localStorage.clear();
  expect(met.has('casadh')).toBe(false);
  met.note('casadh');
  met.note('casadh');
  expect(met.has('casadh')).toBe(true);
  expect(readMet(localStorage.getItem('karst.met'))).toEqual(['casadh']);
});
