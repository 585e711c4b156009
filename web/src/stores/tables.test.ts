import { expect, test } from 'vitest';

import type { TableInfo, TableRow } from '../generated/protocol';
import { goingOn, matching, nextWaiting } from './tables.svelte';

function row(id: string, name: string): TableRow {
  const seats = [
    { seat: 0, occupant: { who: 'person', user: 'u', name, face: 'person-0', present: true } },
    { seat: 1, occupant: { who: 'bot', bot: 'steady', name: 'Bram', face: 'cave-troll-steady-0' } },
  ];
  const table = {
    id,
    game: 'cave-troll',
    setup_text: 'players 2, set original',
    phase: 'running',
    seats,
  } as unknown as TableInfo;
  return { table, my_turn: true, touched_ms: 0, left_ms: null };
}

const rows = [row('a', 'Anna'), row('b', 'Ben'), row('c', 'Cleo')];

test('the next table that waits comes after this one, and round again', () => {
  expect(nextWaiting(rows, null)).toBe('a');
  expect(nextWaiting(rows, 'a')).toBe('b');
  expect(nextWaiting(rows, 'c')).toBe('a');
  expect(nextWaiting(rows, 'elsewhere')).toBe('a');
});

test('there is no next table when only this one waits', () => {
  expect(nextWaiting(rows.slice(0, 1), 'a')).toBeNull();
  expect(nextWaiting([], 'a')).toBeNull();
});

test('tables are found by names, setup and bots, all words at once', () => {
  expect(matching(rows, 'ben').map((found) => found.table.id)).toEqual(['b']);
  expect(matching(rows, 'ORIGINAL steady cleo').map((found) => found.table.id)).toEqual(['c']);
  expect(matching(rows, '')).toHaveLength(3);
  expect(matching(rows, 'dragon')).toEqual([]);
});

test('whoever comes back finds first where the least time is left, and nothing that is over', () => {
  const [anna, ben, cleo] = [row('a', 'Anna'), row('b', 'Ben'), row('c', 'Cleo')];
  const idle = { ...anna, my_turn: false };
  const hasty = { ...cleo, left_ms: 5_000 };
  const over = { ...row('d', 'Dora'), table: { ...anna.table, id: 'd', phase: 'finished' as const } };
  expect(goingOn([idle, over, ben, hasty]).map(({ table }) => table.id)).toEqual(['c', 'b', 'a']);
});
