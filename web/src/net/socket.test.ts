import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { TableInfo, ToClient } from '../generated/protocol';
import { fakeWorld, type FakeSocket } from './fake-socket';
import { TableSocket, type Line } from './socket';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function line(since: number | null = null) {
  const world = fakeWorld();
  const heard: ToClient[] = [];
  const lines: Line['is'][] = [];
  const socket = new TableSocket(
    'ws://cave/socket',
    { since: () => since, heard: (message) => heard.push(message), lineChanged: (now) => lines.push(now.is) },
    world,
  );
  const nth = (n: number): FakeSocket => {
    const found = world.sockets[n];
    if (!found) throw new Error(`there is no socket ${n}`);
    return found;
  };
  return { socket, world, heard, lines, nth };
}

const TABLE: ToClient = { type: 'table', table: { id: 't' } as unknown as TableInfo, yours: [], host: false };
const ACT = { type: 'act', id: 'a1', seat: 0, version: 4, action: { do: 'draw' } } as const;

test('a lost line comes back after longer and longer waits', () => {
  const { world, lines, nth } = line();
  nth(0).close();
  vi.advanceTimersByTime(99);
  expect(world.sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(world.sockets).toHaveLength(2);
  nth(1).close();
  vi.advanceTimersByTime(199);
  expect(world.sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(world.sockets).toHaveLength(3);
  nth(2).opens();
  expect(lines).toEqual(['lost', 'lost', 'open']);
});

test('a line that was heard again begins with the shortest wait', () => {
  const { world, nth } = line();
  nth(0).close();
  vi.advanceTimersByTime(100);
  nth(1).opens();
  nth(1).says(TABLE);
  nth(1).close();
  vi.advanceTimersByTime(100);
  expect(world.sockets).toHaveLength(3);
});

test('a table that only says goodbye is waited for longer and longer', () => {
  const { world, nth } = line();
  for (const [n, wait] of [100, 200, 400, 800].entries()) {
    nth(n).opens();
    nth(n).says({ type: 'bye', refusal: { code: 'unavailable', sentence: 'The table cannot be read.' } });
    nth(n).close();
    vi.advanceTimersByTime(wait - 1);
    expect(world.sockets).toHaveLength(n + 1);
    vi.advanceTimersByTime(1);
    expect(world.sockets).toHaveLength(n + 2);
  }
});

test('it asks for what was missed since the version it knows', () => {
  expect(line(17).nth(0).address).toBe('ws://cave/socket?since=17');
  expect(line(null).nth(0).address).toBe('ws://cave/socket');
});

test('what was not answered is said again with the same id, what was answered is not', async () => {
  const { socket, nth } = line();
  nth(0).opens();
  const first = socket.ask(ACT);
  const second = socket.ask({ ...ACT, id: 'a2' });
  nth(0).says({ type: 'done', id: 'a1', version: 5 });
  nth(0).close();
  vi.advanceTimersByTime(100);
  nth(1).opens();
  expect(nth(1).said).toEqual([{ ...ACT, id: 'a2' }]);
  nth(1).says({ type: 'refused', id: 'a2', refusal: { code: 'stale', sentence: 'The table has moved on.' } });
  expect(await first).toEqual({ is: 'done', version: 5 });
  expect(await second).toMatchObject({ is: 'refused', refusal: { code: 'stale' } });
});

test('what is said while the line is away goes out when it is back', () => {
  const { socket, nth } = line();
  void socket.ask(ACT);
  expect(nth(0).said).toEqual([]);
  nth(0).opens();
  expect(nth(0).said).toEqual([ACT]);
});

test('waking does not wait for the timer', () => {
  const { socket, world, nth } = line();
  for (let n = 0; n < 6; n += 1) {
    nth(n).close();
    socket.wake();
  }
  expect(world.sockets).toHaveLength(7);
});

test('waking twice leaves one line: the earlier try is closed, and says nothing more', () => {
  const { socket, world, lines, nth } = line();
  nth(0).close();
  socket.wake();
  socket.wake();
  expect(world.sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  nth(1).opens();
  nth(2).opens();
  nth(1).close();
  vi.advanceTimersByTime(1_000);
  expect(lines).toEqual(['lost', 'open']);
  expect(world.sockets).toHaveLength(3);
});

test('a silent line is asked for a sign, then given up', () => {
  const { world, lines, nth } = line();
  nth(0).opens();
  vi.advanceTimersByTime(15_000);
  expect(nth(0).said).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(5_000);
  expect(lines.at(-1)).toBe('lost');
  vi.advanceTimersByTime(100);
  expect(world.sockets).toHaveLength(2);
});

test('a table that does not exist is not tried again', () => {
  const { world, lines, nth } = line();
  nth(0).opens();
  nth(0).says({ type: 'bye', refusal: { code: 'unknown-table', sentence: 'There is no such table.' } });
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toBe('closed');
  expect(world.sockets).toHaveLength(1);
});

test('whoever is signed out is not tried again as nobody', () => {
  const { world, lines, nth } = line();
  nth(0).opens();
  nth(0).says({ type: 'bye', refusal: { code: 'signed-out', sentence: 'You are signed out here.' } });
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toBe('closed');
  expect(world.sockets).toHaveLength(1);
});

test('a stopping server is tried again', () => {
  const { world, nth } = line();
  nth(0).opens();
  nth(0).says({ type: 'bye', refusal: { code: 'unavailable', sentence: 'The server stops.' } });
  nth(0).close();
  vi.advanceTimersByTime(100);
  expect(world.sockets).toHaveLength(2);
});

test('leaving answers whoever still waits', async () => {
  const { socket, nth } = line();
  nth(0).opens();
  const answer = socket.ask(ACT);
  socket.close();
  expect((await answer).is).toBe('refused');
});
