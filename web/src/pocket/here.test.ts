import { afterEach, expect, test, vi } from 'vitest';

import type { FromWorker, ToWorker } from './asked';
import { Here, type Hand } from './here';

function here() {
  const heard: ToWorker[] = [];
  const hand: Hand = {
    postMessage: (message) => void heard.push(message),
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
  };
  let started = 0;
  let forgets = 0;
  const it = new Here(
    () => {
      started += 1;
      return hand;
    },
    'de',
    () => (forgets += 1),
  );
  const say = (data: FromWorker): void => hand.onmessage?.(new MessageEvent('message', { data }));
  return { it, heard, hand, say, started: () => started, forgets: () => forgets };
}

afterEach(() => vi.useRealTimers());

test('the worker is started when it is first needed, and once', async () => {
  const { it, heard, say, started } = here();
  expect(started()).toBe(0);
  const answers = [it.fetch('/api/games', {}), it.fetch('/api/lessons', {})];
  expect(started()).toBe(1);
  for (const message of heard) {
    if (message.is === 'http')
      say({ is: 'reply', id: message.id, reply: { status: 200, kind: 'application/json', body: message.path } });
  }
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(texts).toEqual(['/api/games', '/api/lessons']);
});

test('an answer without a body and one with a file are what fetch would give', async () => {
  const { it, heard, say } = here();
  const gone = it.fetch('/api/tables/here-a', { method: 'DELETE' });
  const record = it.fetch('/api/tables/here-a/record', {});
  const [first, second] = heard.flatMap((message) => (message.is === 'http' ? [message] : []));
  say({ is: 'reply', id: first?.id ?? 0, reply: { status: 204, kind: 'application/json', body: '' } });
  say({
    is: 'reply',
    id: second?.id ?? 0,
    reply: { status: 200, kind: 'text/plain', body: 'karst 1', file: 'a.karst' },
  });
  expect((await gone).status).toBe(204);
  expect((await record).headers.get('content-disposition')).toBe('attachment; filename="a.karst"');
});

test('a line opens, tells, and is lost like a socket', () => {
  const { it, heard, say } = here();
  const line = it.open('here:here-a?since=17');
  const events: unknown[] = [];
  line.onopen = () => events.push('open');
  line.onmessage = ({ data }) => events.push(data);
  line.onclose = () => events.push('closed');
  const [opened] = heard;
  expect(opened).toMatchObject({ is: 'open', table: 'here-a', since: 17, language: 'de' });
  const socket = opened?.is === 'open' ? opened.socket : 0;
  say({ is: 'opened', socket });
  say({ is: 'told', socket, message: '{"type":"pong"}' });
  line.send('{"type":"ping"}');
  expect(heard.at(-1)).toEqual({ is: 'send', socket, message: '{"type":"ping"}' });
  say({ is: 'lost', socket });
  expect(events).toEqual(['open', '{"type":"pong"}', 'closed']);
  say({ is: 'told', socket, message: '{}' });
  expect(events).toHaveLength(3);
});

test('a worker that gives no sign of life is buried, whoever waits is told, and another one begins', async () => {
  vi.useFakeTimers();
  const { it, heard, started } = here();
  const waiting = it.fetch('/api/games', {});
  const line = it.open('here:here-a');
  let isClosed = false;
  line.onclose = () => (isClosed = true);
  vi.advanceTimersByTime(12_000);
  expect(heard.filter(({ is }) => is === 'ping')).toHaveLength(2);
  const answer = await waiting;
  expect(answer.status).toBe(503);
  expect(await answer.text()).toMatch(/Nothing was changed/);
  expect(isClosed).toBe(true);
  it.open('here:here-a');
  expect(started()).toBe(2);
});

test('a worker that is busy for a while is not buried', () => {
  vi.useFakeTimers();
  const { it, say, started } = here();
  const line = it.open('here:here-a');
  let isClosed = false;
  line.onclose = () => (isClosed = true);
  for (let n = 0; n < 8; n += 1) {
    vi.advanceTimersByTime(5_000);
    say({ is: 'pong' });
  }
  it.open('here:here-b');
  expect([isClosed, started()]).toEqual([false, 1]);
});

test('a worker that cannot be fetched is buried at once; that nothing is kept is passed on', async () => {
  const { it, hand, say, forgets } = here();
  const waiting = it.fetch('/api/games', {});
  hand.onerror?.(new ErrorEvent('error'));
  expect((await waiting).status).toBe(503);
  void it.fetch('/api/games', {});
  say({ is: 'forgets' });
  expect(forgets()).toBe(1);
});
