// The worker in the page that answers as a server would, for tables that are played here.

import type { FromWorker, ToWorker } from './asked';
import { Desk } from './desk';
import { loadModule } from './module';
import { openStorage } from './storage';

const others = new BroadcastChannel('karst-pocket');
let desk: Promise<Desk> | null = null;

async function start(wasm: string, language: string): Promise<Desk> {
  const [make, storage] = await Promise.all([loadModule(wasm), openStorage()]);
  const made = new Desk(
    {
      make,
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
    desk = start(data.wasm, data.language);
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
