import { expect, test } from 'vitest';

import { KEYS, TABLE_KEYS, wishOf, type Wish } from './keys';

function press(key: string, on = '<button></button>', init: KeyboardEventInit = {}): Wish | null {
  document.body.innerHTML = on;
  let wish: Wish | null = null;
  document.addEventListener('keydown', (event) => (wish = wishOf(event)), { once: true });
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  return wish;
}

test('single letters do what the list says', () => {
  expect(['?', 'r', 'u', 'U', 'l', 'n', 'x'].map((key) => press(key))).toEqual([
    'keys',
    'rules',
    'undo',
    'redo',
    'log',
    'next',
    null,
  ]);
});

test('with Shift they ask how the table lies', () => {
  expect(['W', 'N', 'H', 'L', 'Q', 'V'].map((key) => press(key, '<button></button>', { shiftKey: true }))).toEqual([
    'where',
    'near',
    'hand',
    'last',
    'asked',
    'words',
  ]);
});

test('no two wishes share a key', () => {
  const keys = [...KEYS, ...TABLE_KEYS].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('not while somebody writes, and not with modifiers', () => {
  expect(press('r', '<input type="text">')).toBeNull();
  expect(press('r', '<textarea></textarea>')).toBeNull();
  expect(press('r', '<input type="checkbox">')).toBe('rules');
  expect(press('r', '<button></button>', { ctrlKey: true })).toBeNull();
});
