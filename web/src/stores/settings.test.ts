import { expect, test } from 'vitest';

import { USUAL, readWishes } from './settings.svelte';

test('nothing, nonsense and broken things give the usual wishes', () => {
  for (const stored of [null, '', '{', 'null', '7', '{"theme":"pink","keys":"yes"}']) expect(readWishes(stored)).toEqual(USUAL);
});

test('what was stored is kept', () => {
  const wishes = { theme: 'dark', motion: 'less', keys: false, log: false } as const;
  expect(readWishes(JSON.stringify(wishes))).toEqual(wishes);
});
