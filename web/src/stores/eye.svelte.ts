// What the eye has seen of a table. The server tells at once what came of a die that still rolls here: until the board has
// shown it, the question, the points, the log, the recap and what is said aloud stay with what was before.

import { getContext, setContext } from 'svelte';

import type { Outcome, Seat, Story, Takeback, Vantage } from '../generated/protocol';

/** The game as one message told it. */
export interface Moment {
  readonly asked: Seat[];
  readonly vantages: Vantage[];
  readonly story: Story[];
  /** What it added to the story. */
  readonly latest: Story[];
  readonly outcome: Outcome | null;
  readonly takeback: Takeback | null;
  readonly hints: number[];
}

/** Shows moments, in their order. */
export interface Shower {
  /** Shows what led to this moment, and then says so. */
  show(moment: Moment, shown: () => void): void;
  /** Whatever is still to be shown stands there at once. */
  skip(): void;
}

const NOTHING: Moment = { asked: [], vantages: [], story: [], latest: [], outcome: null, takeback: null, hints: [] };

export class Eye {
  /** The latest moment that was shown. */
  now = $state.raw<Moment>(NOTHING);
  /** Something has happened that was not shown yet. */
  lags = $state(false);
  #ahead: Moment[] = [];
  #shower: Shower | null = null;

  /** The table told something. Without a board to show it, it is seen at once. */
  see(moment: Moment): void {
    this.#ahead.push(moment);
    this.lags = true;
    if (this.#shower === null) this.#seen(moment);
    else this.#shower.show(moment, () => this.#seen(moment));
  }

  /** A board shows the table from now on, until the answer is called. It begins with what was seen. */
  watch(shower: Shower): () => void {
    this.#shower = shower;
    shower.show(this.now, () => undefined);
    return () => {
      if (this.#shower !== shower) return;
      this.#shower = null;
      const last = this.#ahead.at(-1);
      if (last !== undefined) this.#seen(last);
    };
  }

  /** Whoever does not want to wait sees everything. */
  skip(): void {
    if (this.lags) this.#shower?.skip();
  }

  /** With a moment everything before it is seen. */
  #seen(moment: Moment): void {
    const at = this.#ahead.indexOf(moment);
    if (at < 0) return;
    const passed = this.#ahead.splice(0, at + 1);
    this.now = { ...moment, latest: passed.flatMap(({ latest }) => latest) };
    this.lags = this.#ahead.length > 0;
  }
}

/** An eye, and the seat it looks from. */
export interface Looking {
  readonly eye: () => Eye;
  readonly whose: () => Seat | null;
}

const KEY = Symbol('eye');

/** The boards below show the table to this eye. */
export function openEye(looking: Looking): void {
  setContext(KEY, looking);
}

/** None in replays: whoever steps through the past goes at their own pace. */
export function theEye(): Looking | null {
  return getContext<Looking | undefined>(KEY) ?? null;
}
