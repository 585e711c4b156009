// The worker in the page that answers as a server would, for tables that are played here.

import * as said from '$words/pocket';
import type { FromWorker, ToWorker } from './asked';
import { Desk } from './desk';
import { Files } from './files';
import { memoryStorage, openStorage } from './storage';

type Start = Extract<ToWorker, { is: 'start' }>;

const others = new BroadcastChannel('karst-pocket');
const say = (message: FromWorker): void => postMessage(message);
let asked: Start | null = null;
let desk: Promise<Desk> | null = null;

async function start({ files: names, folder, language, pauseMs }: Start): Promise<Desk> {
  const files = new Files(names, folder);
  const storage = await openStorage().catch((error: unknown) => {
    // Better a game that is not kept than none.
    console.error(error);
    say({ is: 'forgets' });
    return memoryStorage();
  });
  const made = new Desk(
    {
      games: files.games,
      make: (game) => files.module(game),
      file: (path, language) => files.answer(path, language),
      storage,
      say,
      entropy: () => hex(crypto.getRandomValues(new Uint8Array(32))),
      now: () => Date.now(),
      ticks: () => performance.now(),
      later: (work, ms) => void setTimeout(work, ms),
      pauseMs: pauseMs ?? Infinity,
      tellOthers: (table) => others.postMessage(table),
    },
    language,
  );
  others.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void made.heardOf(data);
  };
  return made;
}

/** The desk; one that could not be made is tried again when somebody asks again. */
function theDesk(): Promise<Desk> {
  if (asked === null) return Promise.reject(new Error('nothing was started yet'));
  desk ??= start(asked).catch((error: unknown) => {
    desk = null;
    throw error;
  });
  return desk;
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.is === 'ping') {
    say({ is: 'pong' });
    return;
  }
  if (data.is === 'start') {
    asked = data;
    // Whoever asks is told what went wrong.
    theDesk().catch(() => undefined);
    return;
  }
  theDesk()
    .then((desk) => desk.take(data))
    .catch((error: unknown) => {
      console.error(error);
      if (data.is === 'http') {
        const body = JSON.stringify({ code: 'unavailable', sentence: said.notLoaded });
        say({ is: 'reply', id: data.id, reply: { status: 503, kind: 'application/json', body } });
      } else {
        say({ is: 'lost', socket: data.socket });
      }
    });
};

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
