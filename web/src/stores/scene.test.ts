import { expect, test } from 'vitest';

import { tabTitle } from './scene.svelte';

const scene = {
  title: 'Cave Troll',
  game: 'cave-troll',
  myTurn: false,
  hurry: false,
  undo: null,
  redo: null,
  toggleLog: null,
  toggleChat: null,
  find: null,
  query: null,
  whatNow: null,
};

test('the tab tells whose turn it is and how many tables wait', () => {
  expect(tabTitle(scene, 0)).toBe('Cave Troll · Karst');
  expect(tabTitle({ ...scene, myTurn: true }, 1)).toBe('● Your turn · Cave Troll · Karst');
  expect(tabTitle({ ...scene, myTurn: true, hurry: true }, 1)).toBe('⏳ Running out of time · Cave Troll · Karst');
  expect(tabTitle({ ...scene, title: '' }, 2)).toBe('(2) Karst');
});
