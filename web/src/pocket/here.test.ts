import { expect, test } from 'vitest';

import type { FromWorker, ToWorker } from './asked';
import { Here, type Hand } from './here';

function here() {
  const heard: ToWorker[] = [];
  const hand: Hand = { postMessage: (message) => void heard.push(message), onmessage: null };
  let started = 0;
  const it = new Here(() => {
    started += 1;
    return hand;
  }, 'de');
  const say = (data: FromWorker): void => hand.onmessage?.(new MessageEvent('message', { data }));
  return { it, heard, say, started: () => started };
}

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
