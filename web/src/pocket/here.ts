// The page's side of the worker that plays the server: requests and lines, as `fetch` and `WebSocket` would have them.

import type { FromWorker, Reply, ToWorker } from './asked';
import type { Plug } from '../net/transport';

/** What of a worker is needed; tests bring their own. */
export interface Hand {
  postMessage: (message: ToWorker) => void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
}

export class Here {
  #hand: Hand | null = null;
  #waiting = new Map<number, (reply: Reply) => void>();
  #lines = new Map<number, HereLine>();
  #last = 0;

  constructor(
    private readonly start: () => Hand,
    private readonly language: string,
  ) {}

  /** Asks the worker as one asks a server. */
  async fetch(path: string, init: RequestInit): Promise<Response> {
    const id = (this.#last += 1);
    const replied = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    const body = typeof init.body === 'string' ? init.body : '';
    this.say({ is: 'http', id, method: init.method ?? 'GET', path, body, language: this.language });
    const { status, kind, body: text, file } = await replied;
    const headers = new Headers({ 'content-type': kind });
    if (file !== undefined) headers.set('content-disposition', `attachment; filename="${file}"`);
    return new Response(status === 204 ? null : text, { status, headers });
  }

  /** A line to a table, from a version on: `here:TABLE?since=17`. */
  open(address: string): Plug {
    const [table = '', query] = address.slice('here:'.length).split('?');
    const socket = (this.#last += 1);
    const line = new HereLine((message) => this.say({ is: 'send', socket, message }));
    line.closes = () => {
      this.#lines.delete(socket);
      this.say({ is: 'close', socket });
    };
    this.#lines.set(socket, line);
    const since = Number(new URLSearchParams(query).get('since') ?? 0);
    this.say({ is: 'open', socket, table: decodeURIComponent(table), since, language: this.language });
    return line;
  }

  private say(message: ToWorker): void {
    if (!this.#hand) {
      this.#hand = this.start();
      this.#hand.onmessage = ({ data }) => this.#hear(data);
    }
    this.#hand.postMessage(message);
  }

  #hear(message: FromWorker): void {
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
      }
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
