// What is pointed at from beside the board: while a line of the log or the name of a place is looked at, the board shows where
// it is, and while a hint is read, where it leads.

import type { JsonValue } from '../generated/protocol';

/** So long a place stays marked after a tap: a finger cannot rest on a line as a mouse does. */
const HELD_MS = 6000;

class Pointed {
  /** The events of what is looked at, as the game tells them. */
  events = $state.raw<readonly JsonValue[]>([]);
  /** What a master would do, while the advice lies on the table. */
  advice = $state.raw<JsonValue | null>(null);
  /** Spots whose names are looked at in some text. */
  spots = $state.raw<readonly string[]>([]);
  #naming: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(events: readonly JsonValue[]): void {
    clearTimeout(this.#timer);
    this.events = events;
  }

  name(spots: readonly string[]): void {
    clearTimeout(this.#naming);
    if (spots.length > 0 || this.spots.length > 0) this.spots = spots;
  }

  /** Shows a place that was named for a while. */
  holdName(spots: readonly string[]): void {
    this.name(spots);
    this.#naming = setTimeout(() => this.name([]), HELD_MS);
  }

  hide(): void {
    this.show([]);
  }

  /** Shows it for a while. */
  hold(events: readonly JsonValue[]): void {
    this.show(events);
    this.#timer = setTimeout(() => this.hide(), HELD_MS);
  }
}

export const pointed = new Pointed();
