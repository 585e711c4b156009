// The worker in the page that answers as a server would, for tables that are played here.

import type { FromWorker, ToWorker } from './asked';
import { Desk } from './desk';
import { Files } from './files';
import { openStorage } from './storage';

const others = new BroadcastChannel('karst-pocket');
let desk: Promise<Desk> | null = null;

async function start(files: Files, language: string): Promise<Desk> {
  const storage = await openStorage();
  const made = new Desk(
    {
      games: files.games,
      make: (game) => files.module(game),
      file: (path, language) => files.answer(path, language),
      storage,
      say: (message: FromWorker) => postMessage(message),
      entropy: () => hex(crypto.getRandomValues(new Uint8Array(32))),
      now: () => Date.now(),
      ticks: () => performance.now(),
      later: (work, ms) => void setTimeout(work, ms),
      tellOthers: (table) => others.postMessage(table),
    },
    language,
  );
  others.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void made.heardOf(data);
  };
  return made;
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.is === 'start') {
    desk = start(new Files(data.files, data.folder), data.language);
    // Whoever asks is told what went wrong.
    desk.catch(() => undefined);
    return;
  }
  desk
    ?.then((desk) => desk.take(data))
    .catch((error: unknown) => {
      console.error(error);
      if (data.is === 'http') {
        const body = JSON.stringify({ code: 'unavailable', sentence: '' });
        postMessage({
          is: 'reply',
          id: data.id,
          reply: { status: 503, kind: 'application/json', body },
        } satisfies FromWorker);
      } else {
        postMessage({ is: 'lost', socket: data.socket } satisfies FromWorker);
      }
    });
};

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
