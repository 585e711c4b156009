// One table, live: what the socket tells, and what I say to it.

import * as said from '$words/table';
import type { OddsTold } from '../board/oracle.svelte';
import type {
  JsonValue,
  Outcome,
  Refusal,
  Scene,
  Seat,
  Story,
  TableInfo,
  Takeback,
  ToClient,
  Vantage,
} from '../generated/protocol';
import { socketAddress } from '../net/api';
import { randomHex } from '../net/ids';
import { TableSocket, type Line, type World } from '../net/socket';
import { Chat } from './chat.svelte';
import { isPlayed, type Told } from './clocks';
import { Eye } from './eye.svelte';
import { myself } from './me.svelte';
import { notices } from './notices.svelte';
import { seatNames } from './seats';
import { retold } from './story';

/** What a master would do, and how long the story was then. */
export interface Hint {
  action: JsonValue;
  words: string;
  reason: string | null;
  /** How the search weighed it against the next best. */
  weighed: string | null;
  steps: number;
}

/** What a seat can do now, in kinds, and what not. */
export type Choices = Pick<Extract<ToClient, { type: 'choices' }>, 'can' | 'cannot'>;

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  yours = $state.raw<Seat[]>([]);
  host = $state(false);
  /** The clocks as last told, at a table that has some. */
  clocks = $state.raw<Told | null>(null);
  line = $state.raw<Line>({ is: 'connecting' });
  readonly chat = new Chat();
  /** How far the table was shown: all that is told below about the game is as the eye has it. */
  readonly eye = new Eye();
  /** The whole story, shown or not. */
  #story: Story[] = [];
  #unanswered = $state(0);
  #version = $state<number | null>(null);
  /** The version my latest action led to. */
  #awaited = $state(0);
  #socket: TableSocket;

  readonly #underWay: boolean = $derived(this.#unanswered > 0 || (this.#version ?? 0) < this.#awaited);
  /** An action of mine is on its way, or what it led to is, or that is being shown: until then the choices shown are yesterday's. */
  readonly busy: boolean = $derived(this.#underWay || this.eye.lags);
  readonly names: string[] = $derived(seatNames(this.info?.seats ?? []));
  /** The game waits for one of my seats. */
  readonly myTurn: boolean = $derived(
    this.info?.phase === 'running' &&
      this.asked.some((seat) => this.yours.includes(seat) && isPlayed(this.info?.seats[seat]?.away ?? null)),
  );

  constructor(
    readonly id: string,
    world?: World,
  ) {
    const listener = {
      since: () => this.#version,
      heard: (message: ToClient) => this.#hear(message),
      lineChanged: (line: Line) => (this.line = line),
    };
    this.#socket = new TableSocket(socketAddress(id), listener, world);
  }

  get asked(): Seat[] {
    return this.eye.now.asked;
  }

  get vantages(): Vantage[] {
    return this.eye.now.vantages;
  }

  get story(): Story[] {
    return this.eye.now.story;
  }

  /** What was added to the story last. */
  get latest(): Story[] {
    return this.eye.now.latest;
  }

  get outcome(): Outcome | null {
    return this.eye.now.outcome;
  }

  /** A takeback that waits for an answer. */
  get takeback(): Takeback | null {
    return this.eye.now.takeback;
  }

  /** How often each seat was shown what a master would do. */
  get hints(): number[] {
    return this.eye.now.hints;
  }

  /** Does something for a seat of mine; a refusal is shown. */
  async act(seat: Seat, action: unknown): Promise<void> {
    if (this.#version === null || this.busy) return;
    // Actions are the game's own JSON, made from `vantage.legal`; the server reads them again.
    await this.#say({ type: 'act', id: randomHex(8), seat, version: this.#version, action: action as JsonValue });
  }

  async undo(seat: Seat): Promise<void> {
    this.eye.skip();
    if (this.#version === null || this.busy) return;
    await this.#say({ type: 'undo', id: randomHex(8), seat, version: this.#version });
  }

  async redo(seat: Seat): Promise<void> {
    this.eye.skip();
    if (this.#version === null || this.busy) return;
    await this.#say({ type: 'redo', id: randomHex(8), seat, version: this.#version });
  }

  /** Asks the others to let `seat` take back its last action; alone with bots it is done at once. */
  async askBack(seat: Seat): Promise<void> {
    this.eye.skip();
    if (this.#version === null || this.busy) return;
    await this.#say({ type: 'takeback', id: randomHex(8), seat, version: this.#version, to: null });
  }

  /** Answers a takeback that somebody asks for; a no to my own withdraws it. */
  async consent(seat: Seat, yes: boolean): Promise<void> {
    this.eye.skip();
    if (this.#version === null || this.busy) return;
    await this.#say({ type: 'consent', id: randomHex(8), seat, version: this.#version, yes });
  }

  /** Do not ask `seat` about this again in this game. */
  async hush(seat: Seat, topic: string): Promise<void> {
    if (!this.busy) await this.#say({ type: 'hush', id: randomHex(8), seat, topic, on: true });
  }

  /** Ask `seat` about this after all. */
  async hear(seat: Seat, topic: string): Promise<void> {
    if (!this.busy) await this.#say({ type: 'hush', id: randomHex(8), seat, topic, on: false });
  }

  /** Says something to those in my room; whether it was heard. A refusal is shown. */
  async say(words: string): Promise<boolean> {
    const answer = await this.#socket.ask({ type: 'chat', id: randomHex(8), words });
    if (answer.is === 'refused' && this.line.is !== 'closed') notices.refuse(answer.refusal);
    return answer.is === 'heard';
  }

  /** What a master would do in `seat`; a refusal is shown. */
  async hint(seat: Seat): Promise<Hint | null> {
    if (this.#version === null || this.busy) return null;
    const steps = this.story.length;
    const answer = await this.#socket.ask({ type: 'hint', id: randomHex(8), seat, version: this.#version });
    if (answer.is === 'refused' && this.line.is !== 'closed') notices.refuse(answer.refusal);
    return answer.is === 'hint' ? { ...answer.hint, steps } : null;
  }

  /** Why a step was taken, as far as I can see it. */
  async reason(step: number): Promise<string> {
    const answer = await this.#socket.ask({ type: 'reason', id: randomHex(8), step });
    if (answer.is === 'refused') return answer.refusal.sentence;
    return (answer.is === 'reason' ? answer.reason : null) ?? said.noVisibleChange;
  }

  /** How the table lies, in words, through the eyes of `seat`; none when it has moved on meanwhile. */
  async scene(seat: Seat | null): Promise<Scene | null> {
    const answer = await this.#socket.ask({ type: 'scene', id: randomHex(8), seat });
    return answer.is === 'scene' && answer.version === this.#version && !this.eye.lags ? answer.scene : null;
  }

  /** What happened since `seat` last decided; none when there is nothing to tell. */
  async since(seat: Seat): Promise<string | null> {
    const answer = await this.#socket.ask({ type: 'since', id: randomHex(8), seat });
    return answer.is === 'since' ? answer.words : null;
  }

  /** What kinds of thing `seat` can do now, and what not; none when the table has moved on. */
  async choices(seat: Seat): Promise<Choices | null> {
    if (this.#version === null) return null;
    const answer = await this.#socket.ask({ type: 'choices', id: randomHex(8), seat, version: this.#version });
    return answer.is === 'choices' ? answer.choices : null;
  }

  /** How an action of `seat` may turn out; none when that cannot be said now. */
  async odds(seat: Seat, action: JsonValue): Promise<OddsTold | null> {
    if (this.#version === null) return null;
    const answer = await this.#socket.ask({ type: 'odds', id: randomHex(8), seat, version: this.#version, action });
    return answer.is === 'odds' ? { lines: answer.odds.odds, about: answer.odds.about } : null;
  }

  /** Why may `seat` not do this? None when it may. */
  async why(seat: Seat, action: unknown): Promise<Refusal | null> {
    const answer = await this.#socket.ask({ type: 'why', id: randomHex(8), seat, action: action as JsonValue });
    return answer.is === 'refused' ? answer.refusal : null;
  }

  /** The page is before somebody's eyes, or it is not: who looks needs not be told elsewhere. */
  look(on: boolean): void {
    this.#socket.look(on);
  }

  wake(): void {
    this.#socket.wake();
  }

  close(): void {
    this.#socket.close();
  }

  async #say(question: Parameters<TableSocket['ask']>[0]): Promise<void> {
    this.#unanswered += 1;
    const answer = await this.#socket.ask(question);
    if (answer.is === 'done') this.#awaited = answer.version;
    this.#unanswered -= 1;
    if (answer.is === 'refused' && this.line.is !== 'closed') notices.refuse(answer.refusal);
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.info = message.table;
        this.yours = message.yours;
        this.host = message.host;
        break;
      case 'game':
        this.#version = message.version;
        this.#told(message);
        break;
      case 'chat':
        for (const { name, words } of this.chat.hear(message, myself.me?.id ?? null))
          notices.announce(said.chatSays({ name, words }));
        break;
      case 'clock':
        this.clocks = { seats: message.seats, atMs: performance.now() };
        break;
      case 'refused':
        if (message.id === null) notices.refuse(message.refusal);
        break;
      case 'bye':
        notices.refuse(message.refusal);
        break;
      case 'done':
      case 'heard':
      case 'legal':
      case 'hint':
      case 'reason':
      case 'scene':
      case 'since':
      case 'choices':
      case 'odds':
      case 'pong':
        break;
    }
  }

  #told(message: Extract<ToClient, { type: 'game' }>): void {
    this.#story = retold(this.#story, message);
    const { asked, vantages, outcome, takeback, hints, story: latest } = message;
    this.eye.see({ asked, vantages, story: this.#story, latest, outcome, takeback, hints });
  }
}
