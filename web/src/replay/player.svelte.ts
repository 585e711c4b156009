// A replay that is looked at: the story, the moments fetched so far, where it stands, and whether it plays.

import type { Moment, Moments, Replay, Story } from '../generated/protocol';
import { api, type PastOf } from '../net/api';
import { notices } from '../stores/notices.svelte';
import { eyesWord, nextTurn, pageOf, pauseOf, turnBefore, turnsOf, type Turn } from './moments';

/** What a replay asks of the server; tests have their own. */
export interface Source {
  replay(past: PastOf, seat: string): Promise<Replay>;
  moments(past: PastOf, seat: string, from: number, to: number): Promise<Moments>;
}

export class ReplayPlayer {
  replay = $state.raw<Replay | null>(null);
  /** The moment on show. */
  at = $state(0);
  /** The position on show; while the next one is on its way, the one before. */
  moment = $state.raw<Moment | null>(null);
  /** The last change was a jump: it stands at once. */
  jumped = $state(true);
  playing = $state(false);
  speed = $state(1);
  /** Trouble that ended the loading. */
  trouble = $state.raw<unknown>(null);

  #known = new Map<number, Moment>();
  #asked = new Set<number>();
  #eyes = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly story: Story[] = $derived(this.replay?.story ?? []);
  readonly last: number = $derived(this.story.length);
  readonly turns: Turn[] = $derived(turnsOf(this.story));
  /** The story up to the position on show. */
  readonly told: Story[] = $derived(this.story.slice(0, this.moment?.step ?? 0));

  constructor(
    readonly past: PastOf,
    private readonly source: Source = api,
  ) {}

  /** Looks through other eyes, at a moment; at the last one when none is given and nothing was on show. */
  async look(seat: string, at: number | null): Promise<void> {
    this.pause();
    const replay = await this.source.replay(this.past, seat);
    this.#known.clear();
    this.#asked.clear();
    this.#eyes = eyesWord(replay.eyes);
    this.replay = replay;
    await this.#show(Math.min(at ?? 0, replay.story.length), true);
  }

  /** Goes to a moment. One step forward is shown as it happened, anything else at once. */
  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(to, this.last));
    await this.#show(at, at !== this.at + 1);
  }

  async step(by: 1 | -1): Promise<void> {
    await this.go(this.at + by);
  }

  async turn(by: 1 | -1): Promise<void> {
    await this.go(by > 0 ? nextTurn(this.turns, this.at, this.last) : turnBefore(this.turns, this.at));
  }

  /** Plays on, from the beginning when it stands at the end; or stops. */
  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    if (this.at >= this.last) void this.go(0).then(() => this.#wait());
    else this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
  }

  #next(): void {
    void this.step(1).then(() => this.#wait());
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => this.#next(), pauseOf(this.story[this.at - 1], this.speed));
  }

  async #show(at: number, jumped: boolean): Promise<void> {
    this.at = at;
    const [first, end] = pageOf(at);
    await this.#fetch(first);
    // Somebody may have gone on meanwhile; then this is old news.
    if (this.at !== at) return;
    const moment = this.#known.get(at);
    if (moment !== undefined) {
      this.jumped = jumped;
      this.moment = moment;
    }
    if (at > end - 12 && end < this.last) void this.#fetch(end + 1);
  }

  async #fetch(first: number): Promise<void> {
    const page = pageOf(first);
    if (this.#known.has(first) || this.#asked.has(first)) return this.#arrived(first);
    this.#asked.add(first);
    const eyes = this.#eyes;
    try {
      const { moments } = await this.source.moments(this.past, eyes, page[0], page[1]);
      if (eyes === this.#eyes) for (const moment of moments) this.#known.set(moment.step, moment);
    } catch (error) {
      this.pause();
      notices.failed(error);
    }
    this.#asked.delete(first);
  }

  /** Waits for a page that is on its way already. */
  async #arrived(first: number): Promise<void> {
    while (this.#asked.has(first)) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
