// The page's side of the worker that plays the server: requests and lines, as `fetch` and `WebSocket` would have them.

import * as said from '$words/pocket';
import type { FromWorker, Reply, ToWorker } from './asked';
import type { Plug } from '../net/transport';

/** What of a worker is needed; tests bring their own. */
export interface Hand {
  postMessage: (message: ToWorker) => void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
}

/** So often a worker that somebody waits for is asked for a sign of life. One that misses two in a row is dead. */
const PULSE_MS = 3_000;

export class Here {
  #hand: Hand | null = null;
  #waiting = new Map<number, (reply: Reply) => void>();
  #lines = new Map<number, HereLine>();
  #last = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Signs of life that were asked for and did not come. */
  #missed = 0;

  constructor(
    private readonly start: () => Hand,
    private readonly language: string,
    private readonly forgets: () => void,
  ) {}

  /** Asks the worker as one asks a server. */
  async fetch(path: string, init: RequestInit): Promise<Response> {
    const id = (this.#last += 1);
    const replied = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    const body = typeof init.body === 'string' ? init.body : '';
    this.#say({ is: 'http', id, method: init.method ?? 'GET', path, body, language: this.language });
    const { status, kind, body: text, file } = await replied;
    const headers = new Headers({ 'content-type': kind });
    if (file !== undefined) headers.set('content-disposition', `attachment; filename="${file}"`);
    return new Response(status === 204 ? null : text, { status, headers });
  }

  /** A line to a table, from a version on: `here:TABLE?since=17`. */
  open(address: string): Plug {
    const [table = '', query] = address.slice('here:'.length).split('?');
    const socket = (this.#last += 1);
    const line = new HereLine((message) => this.#say({ is: 'send', socket, message }));
    line.closes = () => {
      if (this.#lines.delete(socket)) this.#say({ is: 'close', socket });
    };
    this.#lines.set(socket, line);
    const since = Number(new URLSearchParams(query).get('since') ?? 0);
    this.#say({ is: 'open', socket, table: decodeURIComponent(table), since, language: this.language });
    return line;
  }

  #say(message: ToWorker): void {
    const hand = this.#hand ?? this.#begin();
    hand.postMessage(message);
  }

  #begin(): Hand {
    const hand = this.start();
    this.#hand = hand;
    this.#missed = 0;
    let isHeard = false;
    hand.onmessage = ({ data }) => {
      isHeard = true;
      if (this.#hand === hand) this.#hear(data);
    };
    // A worker whose code cannot be fetched never says anything; one that only stumbled goes on.
    hand.onerror = () => {
      if (!isHeard && this.#hand === hand) this.#bury();
    };
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#feelPulse(hand), PULSE_MS);
    return hand;
  }

  #feelPulse(hand: Hand): void {
    if (this.#waiting.size + this.#lines.size === 0) return;
    if (this.#missed >= 2) {
      this.#bury();
      return;
    }
    this.#missed += 1;
    hand.postMessage({ is: 'ping' });
  }

  /** The worker is dead. Whoever waits is told; lines come again by themselves, to a new one that begins with what is kept. */
  #bury(): void {
    clearInterval(this.#pulse);
    this.#hand?.terminate();
    this.#hand = null;
    const [waiting, lines] = [[...this.#waiting.values()], [...this.#lines.values()]];
    this.#waiting.clear();
    this.#lines.clear();
    const body = JSON.stringify({ code: 'unavailable', sentence: said.broken });
    waiting.forEach((answer) => answer({ status: 503, kind: 'application/json', body }));
    lines.forEach((line) => line.onclose?.());
  }

  #hear(message: FromWorker): void {
    this.#missed = 0;
    switch (message.is) {
      case 'reply':
        this.#waiting.get(message.id)?.(message.reply);
        this.#waiting.delete(message.id);
        return;
      case 'opened':
        this.#lines.get(message.socket)?.onopen?.();
        return;
      case 'told':
        this.#lines.get(message.socket)?.onmessage?.({ data: message.message });
        return;
      case 'lost': {
        const line = this.#lines.get(message.socket);
        this.#lines.delete(message.socket);
        line?.onclose?.();
        return;
      }
      case 'forgets':
        this.forgets();
        return;
      case 'pong':
    }
  }
}

/** A line to the worker that behaves like a socket. */
class HereLine implements Plug {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closes: () => void = () => undefined;

  constructor(readonly send: (message: string) => void) {}

  close(): void {
    this.closes();
    this.onclose?.();
  }
}
