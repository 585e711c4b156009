// Shows the story on the stage, event after event. Never in anyone's way: whoever acts or skips sees the view at once.
import { flushSync } from 'svelte';

import type { Story } from '../generated/protocol';
import { eventsOf } from '../net/wire';
import { ears, type Sound } from '../sound/ears';
import { pace, paced } from '../stores/settings.svelte';

/** How a game is staged: `View` is what stands in the end, `Stage` what is drawn meanwhile. */
export interface Staging<Event, View, Stage, Effect> {
  readonly empty: Stage;
  /** The stage after one event; events that move nothing leave it as it is. */
  after(stage: Stage, event: Event): Stage;
  /** The stage that shows the view, whatever was told or missed, with as few changes as can be. */
  reconciled(stage: Stage, view: View): Stage;
  /** What is shown for a moment when it happens. */
  effectOf(event: Event): Effect | null;
  /** What is heard when it happens. */
  soundOf(event: Event): Sound | null;
  /** Milliseconds until the next event may begin. */
  pause(event: Event): number;
}

export type Shown<Effect> = { readonly id: number; readonly effect: Effect };

/** How long an effect stays. */
const LASTS = 1700;
/** A long story is told faster, so that nobody waits longer than this. */
const LONGEST = 5000;

/** An event to be told, or whom to tell that everything before was. */
type Beat<Event> = { readonly event: Event } | { readonly shown: () => void };

export class Director<Event, View, Stage, Effect> {
  stage: Stage = $state.raw(undefined as never);
  effects = $state.raw<readonly Shown<Effect>[]>([]);
  telling = $state(false);

  #told = -1;
  #queue: Beat<Event>[] = [];
  #speed = 1;
  #view: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #staging: Staging<Event, View, Stage, Effect>;

  constructor(staging: Staging<Event, View, Stage, Effect>) {
    this.#staging = staging;
    this.stage = staging.empty;
  }

  /**
   * The table changed; `shown` is called once that was shown, or when it is skipped what came after it. Without motion, at
   * first and after a step was taken back, the view simply stands there.
   */
  follow(story: readonly Story[], view: View, still: boolean, shown: () => void = () => undefined): void {
    const news = this.#told < 0 ? [] : story.slice(this.#told).flatMap(eventsOf<Event>);
    const isBack = story.length < this.#told;
    const isFirst = this.#told < 0;
    this.#told = story.length;
    this.#view = view;
    this.#queue.push(...news.map((event) => ({ event })), { shown });
    if (still || isFirst || isBack) {
      this.#end();
      // Without motion one sound stands for all: what came of it.
      const last = news.findLast((event) => this.#staging.soundOf(event) !== null);
      if (last !== undefined && !isBack && !document.hidden) this.#sound(last);
      return;
    }
    const long = this.#queue.reduce((sum, beat) => sum + ('event' in beat ? this.#staging.pause(beat.event) : 0), 0);
    this.#speed = Math.max(pace(), long / LONGEST);
    if (!this.telling) this.#next();
  }

  /** To the end of the story. What the page makes of it stands there too, so that whoever skips can go on at once. */
  skip(): void {
    if (this.#queue.length === 0 && !this.telling) return;
    this.#end();
    flushSync();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    clearTimeout(this.#timer);
    const left = this.#queue;
    this.#queue = [];
    this.effects = [];
    this.#rest();
    const last = left.at(-1);
    if (last !== undefined && 'shown' in last) last.shown();
  }

  #next(): void {
    const beat = this.#queue.shift();
    if (beat === undefined) return;
    if ('shown' in beat) {
      const isLast = this.#queue.length === 0;
      if (isLast) this.#rest();
      beat.shown();
      if (!isLast) this.#next();
      return;
    }
    this.telling = true;
    this.stage = this.#staging.after(this.stage, beat.event);
    this.#show(this.#staging.effectOf(beat.event));
    this.#sound(beat.event);
    const wait = this.#staging.pause(beat.event) / this.#speed;
    if (wait < 16) this.#next();
    else this.#timer = setTimeout(() => this.#next(), wait);
  }

  /** Nothing is left to be told: the stage is as the view has it. */
  #rest(): void {
    this.telling = false;
    if (this.#view !== null) this.stage = this.#staging.reconciled(this.stage, this.#view);
  }

  #sound(event: Event): void {
    const sound = this.#staging.soundOf(event);
    if (sound !== null) ears.hear(sound);
  }

  #show(effect: Effect | null): void {
    if (effect === null) return;
    const shown: Shown<Effect> = { id: ++this.#ids, effect };
    this.effects = [...this.effects, shown];
    setTimeout(() => (this.effects = this.effects.filter((other) => other !== shown)), paced(LASTS));
  }
}
