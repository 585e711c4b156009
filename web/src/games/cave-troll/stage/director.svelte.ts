// Shows the story on the stage, event after event. Never in anyone's way: whoever acts or skips sees the view at once.
import type { Event, View } from '../../../generated/cave-troll';
import type { Story } from '../../../generated/protocol';
import { eventsOf } from '../wire';
import { LASTS, LONGEST, effectOf, pause, type Effect } from './effects';
import { EMPTY, after, reconciled, type Stage } from './stage';

export type Shown = { readonly id: number; readonly effect: Effect };

export class Director {
  stage = $state.raw<Stage>(EMPTY);
  effects = $state.raw<readonly Shown[]>([]);
  telling = $state(false);

  #told = -1;
  #queue: Event[] = [];
  #speed = 1;
  #view: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;

  /** The table changed. Without motion, at first and after a step was taken back, the view is simply shown. */
  follow(story: readonly Story[], view: View, still: boolean): void {
    const news = this.#told < 0 ? [] : story.slice(this.#told).flatMap(eventsOf);
    const isBack = story.length < this.#told;
    const isFirst = this.#told < 0;
    this.#told = story.length;
    this.#view = view;
    if (still || isFirst || isBack) {
      this.skip();
      return;
    }
    this.#queue.push(...news);
    const long = this.#queue.reduce((sum, event) => sum + pause(event), 0);
    this.#speed = Math.max(1, long / LONGEST);
    if (!this.telling) this.#next();
  }

  /** To the end of the story. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.telling = false;
    this.effects = [];
    if (this.#view !== null) this.stage = reconciled(this.stage, this.#view);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const event = this.#queue.shift();
    if (event === undefined) {
      this.telling = false;
      if (this.#view !== null) this.stage = reconciled(this.stage, this.#view);
      return;
    }
    this.telling = true;
    this.stage = after(this.stage, event);
    this.#show(effectOf(event));
    const wait = pause(event) / this.#speed;
    if (wait < 16) this.#next();
    else this.#timer = setTimeout(() => this.#next(), wait);
  }

  #show(effect: Effect | null): void {
    if (effect === null) return;
    const shown: Shown = { id: ++this.#ids, effect };
    this.effects = [...this.effects, shown];
    setTimeout(() => (this.effects = this.effects.filter((other) => other !== shown)), LASTS);
  }
}
