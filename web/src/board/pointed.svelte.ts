// What is pointed at from beside the board: while a line of the log is looked at, the board shows where it happened, and
// while a hint is read, where it leads.

import type { JsonValue } from '../generated/protocol';

/** So long a place stays marked after a tap: a finger cannot rest on a line as a mouse does. */
const HELD_MS = 6000;

class Pointed {
  /** The events of what is looked at, as the game tells them. */
  events = $state.raw<readonly JsonValue[]>([]);
  /** What a master would do, while the advice lies on the table. */
  advice = $state.raw<JsonValue | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(events: readonly JsonValue[]): void {
    clearTimeout(this.#timer);
    this.events = events;
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
