// A list that is read page by page. What comes late, after something else was asked for, is dropped.

import type { Page } from '../../generated/protocol';
import { refusalOf } from '../../net/http';

export class Listing<T> {
  /** None until the first page has come. */
  rows = $state.raw<T[] | null>(null);
  next = $state<string | null>(null);
  busy = $state(false);
  problem = $state<string | null>(null);
  #asked = 0;
  #read: ((from: string | null) => Promise<Page<T>>) | null = null;

  /** Reads another list from its beginning. */
  async begin(read: (from: string | null) => Promise<Page<T>>): Promise<void> {
    this.#read = read;
    await this.#ask(null, []);
  }

  /** Reads the next page. */
  async more(): Promise<void> {
    if (this.next !== null && !this.busy) await this.#ask(this.next, this.rows ?? []);
  }

  async #ask(from: string | null, before: T[]): Promise<void> {
    if (this.#read === null) return;
    const asked = ++this.#asked;
    this.busy = true;
    this.problem = null;
    try {
      const { rows, next } = await this.#read(from);
      if (asked === this.#asked) [this.rows, this.next] = [[...before, ...rows], next];
    } catch (error) {
      if (asked === this.#asked) this.problem = refusalOf(error).sentence;
    }
    if (asked === this.#asked) this.busy = false;
  }
}
