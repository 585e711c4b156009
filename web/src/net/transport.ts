// Who answers: the server, or the worker in this page that plays one (src/pocket). Nothing else on the page knows the difference.

import * as said from '$words/shell';
import type { ToWorker } from '../pocket/asked';
import { Here } from '../pocket/here';
import { kept } from '../stores/kept';

/** What a line to a table uses of a socket. */
export interface Plug {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send: (message: string) => void;
  close: () => void;
}

/** A page that some web host serves as files: there is no server behind it at all. */
export const IS_SITE = import.meta.env['VITE_KARST_SITE'] === '1';

/** What a worker here answers when no server can: looking around, learning, and games of one's own. */
const SHARED = /^\/api\/(about|me(\/face)?|games(\/[^/]+\/(rules|setup))?|lessons(\/.*)?|tables|records)(\?.*)?$/;

/** What a proxy says when there is no server behind it. */
const UNREACHED = [502, 504];

const PATIENCE_MS = 12_000;

/** Tables and records of this browser. */
const HERE = /^\/api\/(tables|records)\/here-/;

/** Ids of what is kept in this browser begin so. */
export function isHere(id: string): boolean {
  return id.startsWith('here-');
}

/** The files of the worker, by what they are called, if this page was built with them: `casadh.wasm`, `en/games.json`. */
type Pocket = Record<string, string>;

let pocket: Promise<Pocket | null> | null = null;
let here: Here | null = null;
const watchers = new Set<(online: boolean) => void>();
const forgets = new Set<() => void>();

/** Whether this page can play without a server. */
export async function canPlayHere(): Promise<boolean> {
  return (await pocketOf()) !== null;
}

/** Tells whenever the server is reached again, or no more. */
export function watchServer(watcher: (online: boolean) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Tells when this browser turns out to keep nothing: games here last as long as the page. */
export function watchForgetting(watcher: () => void): () => void {
  forgets.add(watcher);
  return () => forgets.delete(watcher);
}

/** As `fetch`, from whoever answers. */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  if (IS_SITE || HERE.test(path)) return (await home()).fetch(path, init);
  const isShared = SHARED.test(path);
  try {
    return await reachServer(path, isShared && init.method === 'GET' ? { ...init, signal: patience() } : init);
  } catch (error) {
    if (!isShared || !(await canPlayHere())) throw error;
    return (await home()).fetch(path, init);
  }
}

/** As `fetch`, from the server or not at all. */
export async function reachServer(path: string, init: RequestInit): Promise<Response> {
  if (IS_SITE) throw new Error('there is no server');
  try {
    const answer = await fetch(path, init);
    if (UNREACHED.includes(answer.status)) throw new Error(`${path}: ${answer.status}`);
    watchers.forEach((watcher) => watcher(true));
    return answer;
  } catch (error) {
    watchers.forEach((watcher) => watcher(false));
    throw error;
  }
}

/** Whoever only looks around does not wait for ever for a line that neither answers nor breaks. */
const patience = (): AbortSignal => AbortSignal.timeout(PATIENCE_MS);

/** As `fetch`, from the worker, whether there is a server or not. */
export async function reachHere(path: string, init: RequestInit): Promise<Response> {
  return (await home()).fetch(path, init);
}

/** As `new WebSocket`, to whoever has the table. */
export function connect(address: string): Plug {
  if (!address.startsWith('here:')) return new WebSocket(address) as unknown as Plug;
  if (here) return here.open(address);
  // The worker is on its way; meanwhile the line is not open yet.
  const line = new Coming();
  home().then(
    (home) => line.becomes(home.open(address)),
    () => line.onclose?.(),
  );
  return line;
}

async function home(): Promise<Here> {
  const found = await pocketOf();
  if (!found) throw new Error('this page was built without its offline part');
  here ??= new Here(
    () => {
      const worker = new Worker(new URL('../pocket/worker.ts', import.meta.url), { type: 'module' });
      const start = { files: found, folder: pocketFolder().href, language: said.language, pauseMs: pause() };
      worker.postMessage({ is: 'start', ...start } satisfies ToWorker);
      return worker;
    },
    said.language,
    () => forgets.forEach((watcher) => watcher()),
  );
  return here;
}

/** How long bots wait at most before they decide, where this browser was told so. As `--bot-pause` on a server. */
function pause(): number | null {
  const told = kept('karst-bot-pause');
  return told === null ? null : Number(told);
}

function pocketOf(): Promise<Pocket | null> {
  pocket ??= fetch(new URL('pocket.json', pocketFolder()))
    // What is not read would stay on its way.
    .then(async (answer) => (answer.ok ? ((await answer.json()) as Pocket | null) : answer.text().then(() => null)))
    .catch(() => {
      // Perhaps it is there another time.
      pocket = null;
      return null;
    });
  return pocket;
}

/** What lies beside the folders of the languages. */
export function pageRoot(): URL {
  return new URL('../', new URL(import.meta.env.BASE_URL, location.href));
}

function pocketFolder(): URL {
  return new URL('pocket/', pageRoot());
}

/** A line to a worker that is still on its way. */
class Coming implements Plug {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  #line: Plug | null = null;
  #closed = false;

  becomes(line: Plug): void {
    if (this.#closed) {
      line.close();
      return;
    }
    this.#line = line;
    line.onopen = () => this.onopen?.();
    line.onmessage = (event) => this.onmessage?.(event);
    line.onclose = () => this.onclose?.();
  }

  send(message: string): void {
    this.#line?.send(message);
  }

  close(): void {
    this.#closed = true;
    if (this.#line) this.#line.close();
    else this.onclose?.();
  }
}
