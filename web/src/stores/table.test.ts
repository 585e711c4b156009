import { flushSync } from 'svelte';
import { expect, test } from 'vitest';

import type { TableInfo, ToClient } from '../generated/protocol';
import { fakeWorld, type FakeSocket } from '../net/fake-socket';
import { notices } from './notices.svelte';
import { LiveTable } from './table.svelte';

const info = { id: 't', phase: 'running', seats: [], hot_seat: false } as unknown as TableInfo;
const told = (step: number) => ({
  step,
  seat: 0,
  events: [],
  sentences: [`Step ${step}.`],
  rules: [],
  turns: [],
  sat_in: null,
});
const game = (version: number, keep: number, ...steps: number[]): ToClient => ({
  type: 'game',
  version,
  asked: [0],
  vantages: [],
  story: steps.map(told),
  keep,
  hints: [],
  outcome: null,
  takeback: null,
});

function sitting(): { table: LiveTable; line: FakeSocket } {
  const world = fakeWorld();
  const table = new LiveTable('t', world);
  const line = world.sockets[0];
  if (!line) throw new Error('a table opens its line at once');
  line.opens();
  line.says({ type: 'table', table: info, yours: [0], host: true });
  line.says(game(2, 0, 1, 2));
  return { table, line };
}

test('the story grows, and a step that was taken back leaves it', () => {
  const { table, line } = sitting();
  line.says(game(3, 2, 3));
  expect(table.story.map((entry) => entry.step)).toEqual([1, 2, 3]);
  line.says(game(4, 2));
  expect(table.story.map((entry) => entry.step)).toEqual([1, 2]);
  expect(table.latest).toEqual([]);
  expect(table.myTurn).toBe(true);
});

test('an action carries the version it answers, and only one is on its way at a time', async () => {
  const { table, line } = sitting();
  const first = table.act(0, { do: 'draw' });
  flushSync();
  expect(table.busy).toBe(true);
  await table.act(0, { do: 'draw' });
  expect(line.said).toHaveLength(1);
  const said = line.said[0];
  if (said?.type !== 'act') throw new Error('an action was said');
  expect(said).toMatchObject({ seat: 0, version: 2, action: { do: 'draw' } });
  line.says({ type: 'done', id: said.id, version: 3 });
  await first;
  expect(table.busy, 'the choices on show are still the old ones').toBe(true);
  line.says(game(3, 2, 3));
  expect(table.busy).toBe(false);
});

test('a refused action is shown with its rule; a why is answered and shown by whoever asked', async () => {
  const { table, line } = sitting();
  const refusal = { code: 'illegal', sentence: 'The room is full.', rule: 'CT-ENTER-04' } as const;
  const act = table.act(0, {});
  const said = line.said[0];
  line.says({ type: 'refused', id: said && 'id' in said ? said.id : '', refusal });
  await act;
  expect(notices.list.at(-1)).toMatchObject({ tone: 'no', sentence: 'The room is full.', rule: 'CT-ENTER-04' });

  const why = table.why(0, {});
  const asked = line.said[1];
  line.says({ type: 'legal', id: asked && 'id' in asked ? asked.id : '' });
  expect(await why).toBeNull();
});

test('a topic is hushed and heard of again, whatever the version', async () => {
  const { table, line } = sitting();
  const hushing = table.hush(0, 'flak-jacket');
  await table.hear(0, 'whip');
  const said = line.said[0];
  if (said?.type !== 'hush') throw new Error('a hush was said');
  expect(line.said, 'one message at a time').toEqual([
    { type: 'hush', id: said.id, seat: 0, topic: 'flak-jacket', on: true },
  ]);
  line.says({ type: 'done', id: said.id, version: 2 });
  await hushing;
  expect(table.busy, 'nothing else is awaited').toBe(false);
  line.says(game(2, 2));
  expect(table.story.map((entry) => entry.step)).toEqual([1, 2]);
  void table.hear(0, 'flak-jacket');
  expect(line.said[1]).toMatchObject({ type: 'hush', topic: 'flak-jacket', on: false });
});
