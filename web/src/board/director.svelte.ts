// Shows the story on the stage, event after event. Never in anyone's way: whoever acts or skips sees the view at once.
import type { Story } from '../generated/protocol';
import { eventsOf } from '../net/wire';
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
  /** Milliseconds until the next event may begin. */
  pause(event: Event): number;
}

export type Shown<Effect> = { readonly id: number; readonly effect: Effect };

/** How long an effect stays. */
const LASTS = 1700;
/** A long story is told faster, so that nobody waits longer than this. */
const LONGEST = 5000;

export class Director<Event, View, Stage, Effect> {
  stage: Stage = $state.raw(undefined as never);
  effects = $state.raw<readonly Shown<Effect>[]>([]);
  telling = $state(false);

  #told = -1;
  #queue: Event[] = [];
  #speed = 1;
  #view: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #staging: Staging<Event, View, Stage, Effect>;

  constructor(staging: Staging<Event, View, Stage, Effect>) {
    this.#staging = staging;
    this.stage = staging.empty;
  }

  /** The table changed. Without motion, at first and after a step was taken back, the view is simply shown. */
  follow(story: readonly Story[], view: View, still: boolean): void {
    const news = this.#told < 0 ? [] : story.slice(this.#told).flatMap(eventsOf<Event>);
    const isBack = story.length < this.#told;
    const isFirst = this.#told < 0;
    this.#told = story.length;
    this.#view = view;
    if (still || isFirst || isBack) {
      this.skip();
      return;
    }
    this.#queue.push(...news);
    const long = this.#queue.reduce((sum, event) => sum + this.#staging.pause(event), 0);
    this.#speed = Math.max(pace(), long / LONGEST);
    if (!this.telling) this.#next();
  }

  /** To the end of the story. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.telling = false;
    this.effects = [];
    if (this.#view !== null) this.stage = this.#staging.reconciled(this.stage, this.#view);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const event = this.#queue.shift();
    if (event === undefined) {
      this.telling = false;
      if (this.#view !== null) this.stage = this.#staging.reconciled(this.stage, this.#view);
      return;
    }
    this.telling = true;
    this.stage = this.#staging.after(this.stage, event);
    this.#show(this.#staging.effectOf(event));
    const wait = this.#staging.pause(event) / this.#speed;
    if (wait < 16) this.#next();
    else this.#timer = setTimeout(() => this.#next(), wait);
  }

  #show(effect: Effect | null): void {
    if (effect === null) return;
    const shown: Shown<Effect> = { id: ++this.#ids, effect };
    this.effects = [...this.effects, shown];
    setTimeout(() => (this.effects = this.effects.filter((other) => other !== shown)), paced(LASTS));
  }
}
