import { expect, test } from 'vitest';

import type { Said, ToClient } from '../generated/protocol';
import { Chat } from './chat.svelte';

const said = (id: string, user: string): Said => ({ id, user, name: user, words: `${id}!`, at_ms: 0 });
const chat = (fresh: boolean, ...all: Said[]): Extract<ToClient, { type: 'chat' }> => ({
  type: 'chat',
  room: 'players',
  said: all,
  fresh,
});

test('what others say counts as unread until somebody looks, and is never kept twice', () => {
  const table = new Chat();
  expect(table.hear(chat(true, said('1', 'bert')), 'anna')).toEqual([]);
  expect(table.unread).toBe(0);
  expect(table.hear(chat(false, said('1', 'bert'), said('2', 'bert')), 'anna').map(({ id }) => id)).toEqual(['2']);
  expect(table.hear(chat(false, said('3', 'anna')), 'anna')).toEqual([]);
  expect([table.said.length, table.unread]).toEqual([3, 1]);
  table.look(true);
  table.hear(chat(false, said('4', 'bert')), 'anna');
  expect(table.unread).toBe(0);
});

test('another room has other words', () => {
  const table = new Chat();
  table.hear(chat(true, said('1', 'bert')), 'anna');
  table.hear({ ...chat(true, said('9', 'carl')), room: 'spectators' }, 'anna');
  expect([table.room, table.said.map(({ id }) => id)]).toEqual(['spectators', ['9']]);
});

test('who is muted is not heard, and can be heard again', () => {
  const table = new Chat();
  table.hear(chat(true, said('1', 'bert'), said('2', 'carl')), 'anna');
  table.mute('bert', true);
  expect(table.heard.map(({ id }) => id)).toEqual(['2']);
  expect(table.hear(chat(false, said('3', 'bert')), 'anna')).toEqual([]);
  table.mute('bert', false);
  expect(table.heard.length).toBe(3);
});
