// The line to a table. It comes back by itself, asks for what was missed and repeats what was not answered.

import * as said from '$words/shell';
import type { Code, FromClient, Refusal, ToClient } from '../generated/protocol';
import { backoff } from './backoff';
import { Outbox, type Answer, type Question } from './outbox';
import { connect, type Plug } from './transport';

/** How the line stands. */
export type Line =
  { is: 'connecting' } | { is: 'open' } | { is: 'lost'; attempt: number } | { is: 'closed'; refusal: Refusal | null };

/** What of the browser a line needs; tests bring their own. */
export interface World {
  open: (address: string) => Plug;
  random: () => number;
}

interface Listener {
  /** Which version of the game is known here; none before the first. */
  since: () => number | null;
  heard: (message: ToClient) => void;
  lineChanged: (line: Line) => void;
}

/** A silent line is asked for a sign of life after this long. */
const SILENCE_MS = 15_000;

/** And given up when none comes in this time. */
const PATIENCE_MS = 5_000;

/** Answers that another try would not change. */
const FINAL: readonly Code[] = ['unknown-table', 'closed-out', 'foreign-origin', 'not-found', 'signed-out'];

const BROWSER: World = { open: connect, random: Math.random };

export class TableSocket {
  #outbox = new Outbox();
  #socket: Plug | null = null;
  #line: Line = { is: 'connecting' };
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinged = false;
  #looking = true;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly world: World = BROWSER,
  ) {
    this.#connect();
  }

  /** Says something and waits for the answer, however often the line is lost meanwhile. */
  ask(question: Question): Promise<Answer> {
    const answer = this.#outbox.ask(question);
    if (this.#line.is === 'open') this.#say(question);
    return answer;
  }

  /** The page is before somebody's eyes, or it is not. */
  look(on: boolean): void {
    if (on === this.#looking) return;
    this.#looking = on;
    if (this.#line.is === 'open') this.#say({ type: 'looking', on });
  }

  /** The browser is back online, or somebody looks at the page again: no more waiting. */
  wake(): void {
    if (this.#line.is === 'lost') this.#connect();
    if (this.#line.is === 'open') this.#listenForSilence(true);
  }

  /** Hangs up for good. */
  close(refusal: Refusal | null = null): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#become({ is: 'closed', refusal });
    this.#outbox.refuseAll(refusal ?? { code: 'unavailable', sentence: said.leftBeforeAnswer });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const since = this.listener.since();
    const socket = this.world.open(since === null ? this.address : `${this.address}?since=${since}`);
    this.#socket = socket;
    // A line that neither opens nor fails is as good as lost.
    this.#timer = setTimeout(() => socket.close(), PATIENCE_MS);
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#heard(socket, event.data);
    socket.onclose = () => this.#lost(socket);
  }

  /** Forgets a line that may still be on its way: were it to open after all, the server would see two of us. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #opened(socket: Plug): void {
    if (socket !== this.#socket) return;
    this.#become({ is: 'open' });
    this.#listenForSilence();
    if (!this.#looking) this.#say({ type: 'looking', on: false });
    this.#outbox.unanswered().forEach((question) => this.#say(question));
  }

  #heard(socket: Plug, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    const message = JSON.parse(data) as ToClient;
    // Only a table that shows itself is reached: one that says goodbye at once is not to be asked ten times a second.
    if (message.type === 'table' || message.type === 'game') this.#attempt = 0;
    this.#listenForSilence();
    if (message.type === 'bye' && FINAL.includes(message.refusal.code)) {
      this.close(message.refusal);
      return;
    }
    // The new state first, then the answer: whoever waits for the answer finds the state already there.
    this.listener.heard(message);
    this.#outbox.settle(message);
  }

  #lost(socket: Plug): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#attempt, this.world.random));
    this.#become({ is: 'lost', attempt: this.#attempt });
    this.#attempt += 1;
  }

  #listenForSilence(atOnce = false): void {
    clearTimeout(this.#timer);
    this.#pinged = false;
    this.#timer = setTimeout(() => this.#ping(), atOnce ? 0 : SILENCE_MS);
  }

  #ping(): void {
    const socket = this.#socket;
    if (!socket) return;
    if (this.#pinged) {
      // A dead line may take minutes to close by itself.
      socket.close();
      this.#lost(socket);
      return;
    }
    this.#pinged = true;
    this.#say({ type: 'ping' });
    this.#timer = setTimeout(() => this.#ping(), PATIENCE_MS);
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #become(line: Line): void {
    this.#line = line;
    this.listener.lineChanged(line);
  }
}
