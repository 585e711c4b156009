import { expect, test } from 'vitest';

import { USUAL, isStill, paced, readWishes, settings } from './settings.svelte';

test('nothing, nonsense and broken things give the usual wishes', () => {
  for (const stored of [
    null,
    '',
    '{',
    'null',
    '7',
    '{"theme":"pink","keys":"yes"}',
    '{"board":"smell","size":99,"motion":"wild"}',
  ])
    expect(readWishes(stored)).toEqual(USUAL);
});

test('what was stored is kept', () => {
  const wishes = {
    theme: 'dark',
    motion: 'fast',
    keys: false,
    log: false,
    board: 'words',
    size: 150,
    sound: false,
    volume: 35,
  } as const;
  expect(readWishes(JSON.stringify(wishes))).toEqual(wishes);
});

test('motion keeps its meaning under its new names', () => {
  expect(readWishes('{"motion":"less"}').motion).toBe('off');
  expect(readWishes('{"motion":"full"}').motion).toBe('normal');
});

test('fast is faster, and off is still', () => {
  settings.wishes.motion = 'fast';
  expect([isStill(), paced(500)]).toEqual([false, 200]);
  settings.wishes.motion = 'off';
  expect(isStill()).toBe(true);
  settings.wishes.motion = 'normal';
  expect([isStill(), paced(500)]).toEqual([false, 500]);
});
