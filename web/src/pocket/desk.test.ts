import { expect, test } from 'vitest';

import { FACES as DRAWN } from '../art/faces';
import type { Answer, Asked, FromWorker, Write } from './asked';
import { Desk, type World } from './desk';
import { FACES, newGuest } from './house';
import { NoRoom, Overtaken, type Storage } from './storage';

const TABLE = { id: 'here-a', game: 'casadh' };
const LINE: Write = { write: 'lines', table: 'here-a', after: 3, lines: [{ text: 'A: draw' }] };

/** A desk with a module that answers by list, and a storage that notes what happens. */
function desk(answers: ((asked: Asked) => Answer | undefined)[], write?: (writes: Write[]) => Promise<void>) {
  const asked: Asked[] = [];
  const happened: string[] = [];
  const said: FromWorker[] = [];
  const storage: Storage = {
    all: () => Promise.resolve({ me: null, tables: [TABLE], records: [] }),
    log: (table) => Promise.resolve(table === TABLE.id ? { table: TABLE, lines: [] } : null),
    write: async (writes) => {
      await (write?.(writes) ?? Promise.resolve());
      happened.push('written');
    },
  };
  const later: (() => void)[] = [];
  const woken: string[] = [];
  const world: World = {
    games: ['casadh', 'skulldug'],
    file: (path, language) => Promise.resolve(path === '/api/games' ? `"${language}"` : null),
    make: (game) =>
      Promise.resolve((question) => {
        asked.push(question);
        if (question.do === 'wake') {
          woken.push(game);
          return {};
        }
        if (question.do === 'heads' || question.do === 'forget') return {};
        const answer = answers.map((each) => each(question)).find((each) => each !== undefined);
        return answer ?? {};
      }),
    storage,
    say: (message) => {
      said.push(message);
      happened.push(message.is);
    },
    entropy: () => '00'.repeat(32),
    now: () => 1000,
    ticks: () => 0,
    later: (work) => void later.push(work),
    pauseMs: Infinity,
    tellOthers: (table) => void happened.push(`others hear of ${table}`),
  };
  return { desk: new Desk(world, 'en'), asked, happened, said, later, woken };
}

const open = { is: 'open', socket: 1, table: 'here-a', since: 0, language: 'en' } as const;
const send = { is: 'send', socket: 1, message: '{"type":"act","id":"m1"}' } as const;

test('what is written comes before what is told', async () => {
  const { desk: it, happened } = desk([
    ({ do: what }) =>
      what === 'say' ? { writes: [LINE], told: [{ socket: 1, message: { type: 'done' } }] } : undefined,
  ]);
  await it.take(open);
  await it.take(send);
  expect(happened).toEqual(['opened', 'written', 'others hear of here-a', 'told']);
});

test('a log that is needed is laid first, and the same is asked again', async () => {
  let laid = false;
  const { desk: it, asked } = desk([
    ({ do: what }) => {
      if (what === 'lay') laid = true;
      return what === 'look' && !laid ? { needs: 'here-a' } : undefined;
    },
  ]);
  await it.take(open);
  expect(asked.map(({ do: what }) => what)).toEqual(['wake', 'look', 'lay', 'look']);
});

test('what cannot be written did not happen: it is read again, and the reader is told why', async () => {
  for (const [error, words] of [
    [new NoRoom('full'), /no room left/],
    [new Overtaken('late'), /another tab/],
  ] as const) {
    const {
      desk: it,
      said,
      asked,
    } = desk(
      [
        ({ do: what }) =>
          what === 'say' ? { writes: [LINE], told: [{ socket: 1, message: { type: 'done' } }] } : undefined,
      ],
      () => Promise.reject(error),
    );
    await it.take(open);
    await it.take(send);
    const told = said.flatMap((message) => (message.is === 'told' ? [message.message] : []));
    expect(told.some((message) => message.includes('done'))).toBe(false);
    expect(told.at(-1)).toMatch(words);
    expect(JSON.parse(told.at(-1) ?? '')).toMatchObject({ type: 'refused', id: 'm1' });
    // Whoever looks on knows what there was before, and hears what there is.
    expect(asked.at(-1)).toMatchObject({ do: 'lay', since: 3 });
  }
});

test('a request is answered, also when everything goes wrong', async () => {
  const { desk: it, said } = desk([
    ({ do: what }) => {
      if (what === 'http') throw new Error('unreachable');
      return undefined;
    },
  ]);
  await it.take({ is: 'http', id: 5, method: 'PUT', path: '/api/me', body: '{}', language: 'en' });
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({ is: 'reply', id: 5, reply: { status: 503 } });
});

test('a module that breaks down is made anew with what is kept', async () => {
  let broken = true;
  const { desk: it, asked } = desk([
    ({ do: what }) => {
      if (what === 'look' && broken) throw new Error('unreachable');
      return undefined;
    },
  ]);
  await it.take(open);
  broken = false;
  await it.take(open);
  expect(asked.filter(({ do: what }) => what === 'wake')).toHaveLength(2);
});

test('bots think a slice at a time, and people are heard in between', async () => {
  let slices = 0;
  const {
    desk: it,
    asked,
    later,
  } = desk([
    ({ do: what }) => {
      if (what === 'look') return { thinks: { table: 'here-a', anew: true, rest_ms: 0 } };
      if (what !== 'think') return undefined;
      slices += 1;
      return slices < 3 ? { thinks: { table: 'here-a', anew: false, rest_ms: 0 } } : { writes: [LINE] };
    },
  ]);
  await it.take(open);
  while (later.length > 0) {
    later.shift()?.();
    await it.take(send);
  }
  expect(asked.map(({ do: what }) => what)).toEqual(['wake', 'look', 'think', 'say', 'think', 'say', 'think', 'say']);
});

/** A bot that decides at once, with what comes of writing it down. */
function withBot(write: () => Promise<void>) {
  const made = desk(
    [
      ({ do: what }) => {
        if (what === 'look' || what === 'lay') return { thinks: { table: 'here-a', anew: true, rest_ms: 0 } };
        return what === 'think' ? { writes: [LINE], told: [{ socket: 1, message: { type: 'game' } }] } : undefined;
      },
    ],
    write,
  );
  const think = async (): Promise<void> => {
    made.later.shift()?.();
    await made.desk.take({ is: 'close', socket: 99 });
  };
  return { ...made, think };
}

test('a bot whose decision finds no room says so and tries again later', async () => {
  let isFull = true;
  const { desk: it, said, later, think } = withBot(() => (isFull ? Promise.reject(new NoRoom()) : Promise.resolve()));
  await it.take(open);
  await think();
  expect(said.filter(({ is }) => is === 'told')).toHaveLength(1);
  expect(said.at(-1)).toMatchObject({ is: 'told', message: expect.stringMatching(/no room left/) });
  isFull = false;
  // What was to be thought before is about a thought that is over.
  expect(later).toHaveLength(2);
  await think();
  expect(said.filter(({ is }) => is === 'told')).toHaveLength(1);
  await think();
  expect(said.at(-1)).toMatchObject({ is: 'told', message: '{"type":"game"}' });
});

test('a bot that another tab has overtaken goes on without a word', async () => {
  let isLate = true;
  const { desk: it, said, think } = withBot(() => (isLate ? Promise.reject(new Overtaken()) : Promise.resolve()));
  await it.take(open);
  await think();
  expect(said.map(({ is }) => is)).toEqual(['opened']);
  isLate = false;
  await think();
  expect(said.map(({ is }) => is)).toEqual(['opened', 'told']);
});

test('a game that cannot be read is told of, and not asked for again and again', async () => {
  const body = JSON.stringify({ code: 'unavailable', sentence: 'This game cannot be read any more.' });
  const { desk: it, said } = desk([
    ({ do: what }) => {
      if (what === 'look') return { needs: 'here-a' };
      return what === 'lay' ? { reply: { status: 503, kind: 'application/json', body } } : undefined;
    },
  ]);
  await it.take(open);
  expect(said.map(({ is }) => is)).toEqual(['opened', 'told', 'lost']);
  expect(said[1]).toMatchObject({ message: expect.stringMatching(/"not-found".*cannot be read any more/) });
});

test('what another tab has written is read again where somebody looks', async () => {
  const { desk: it, asked } = desk([]);
  await it.take(open);
  await it.heardOf('here-a');
  await it.heardOf('here-b');
  expect(asked.map(({ do: what }) => what)).toEqual(['wake', 'look', 'lay', 'forget']);
  // And the lists are read again before they are asked for.
  const list = { is: 'http', id: 5, method: 'GET', path: '/api/tables', body: '', language: 'en' } as const;
  await it.take(list);
  await it.take(list);
  expect(asked.slice(4).map(({ do: what }) => what)).toEqual(['heads', 'http', 'http']);
});

const get = (path: string) => ({ is: 'http', id: 1, method: 'GET', path, body: '', language: 'de' }) as const;

test('a game is answered for by its own module, and home needs none', async () => {
  const { desk: it, said, woken } = desk([]);
  await it.take(get('/api/games'));
  await it.take(get('/api/me'));
  await it.take(get('/api/records'));
  expect(woken).toEqual([]);
  const bodies = said.map((message) => (message.is === 'reply' ? (JSON.parse(message.reply.body) as unknown) : null));
  expect(bodies).toMatchObject(['de', { name: 'Guest 1000', face: 'person-0', account: false }, []]);
  await it.take(get('/api/lessons/skulldug/1/1?choices=0'));
  await it.take(open);
  await it.take(get('/api/tables/here-a/replay'));
  // Any module knows all tables, and says no to what there is not.
  await it.take(get('/api/tables'));
  await it.take(get('/api/lessons/chess/1/1'));
  expect(woken).toEqual(['skulldug', 'casadh']);
});

test('the list of tables wakes a game that was played', async () => {
  const { desk: it, woken } = desk([]);
  await it.take(get('/api/tables'));
  expect(woken).toEqual(['casadh']);
});

test('whoever is known to home is known to the modules, and written down when something is', async () => {
  const me = { id: 'a', name: 'Ann' };
  const { desk: it, asked } = desk([
    ({ do: what }) => (what === 'say' ? { writes: [LINE, { write: 'me', me }] } : undefined),
  ]);
  await it.take(get('/api/me'));
  await it.take(open);
  const woken = asked.filter((question) => question.do === 'wake');
  expect(woken).toMatchObject([{ me: { name: 'Guest 1000' }, unwritten: true }]);
  await it.take(get('/api/lessons/skulldug/1/1'));
  await it.take(send);
  // Another module hears of them before it is asked again.
  await it.take(get('/api/lessons/skulldug/1/1'));
  expect(asked.slice(-3).map(({ do: what }) => what)).toEqual(['say', 'heads', 'http']);
});

test('guests are told apart, and have one of the portraits', () => {
  expect(FACES).toBe(DRAWN);
  const guest = newGuest('ff'.repeat(32));
  expect(guest).toMatchObject({ name: 'Guest 3535', face: 15 });
  expect(guest.id).toMatch(/^[a-z2-9]{20}$/);
  expect(newGuest('01'.repeat(32)).id).not.toBe(guest.id);
});
