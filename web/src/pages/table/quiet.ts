// Questions that a game asks only whoever wants them (`GameOnPage.quiet`): each is hushed once when one sits down. Whoever
// wishes for one is asked the next time, and after that it is quiet again.

import type { Seat, Vantage } from '../../generated/protocol';

export class Quiet {
  /** Seats and topics of which nothing is left to do. */
  readonly #settled = new Set<string>();
  /** Those that somebody wishes for, and whether the question has come. */
  readonly #wished = new Map<string, 'waits' | 'asked'>();

  /** What is to be hushed now, if anything. The answer is given once: what is refused is not asked for again. */
  next(
    seat: Seat,
    topics: readonly string[],
    { hushed, reaction }: Pick<Vantage, 'hushed' | 'reaction'>,
  ): string | null {
    for (const topic of topics) {
      const key = `${seat} ${topic}`;
      const isAsked = reaction.some((one) => one.topic === topic);
      if (this.#wished.has(key) && isAsked) this.#wished.set(key, 'asked');
      if (this.#wished.get(key) === 'asked' && !isAsked) {
        this.#wished.delete(key);
        this.#settled.delete(key);
      }
      if (this.#wished.has(key) || this.#settled.has(key)) continue;
      this.#settled.add(key);
      if (!hushed.some((one) => one.topic === topic)) return topic;
    }
    return null;
  }

  /** Somebody wants to be asked after all. */
  wish(seat: Seat, topic: string): void {
    this.#wished.set(`${seat} ${topic}`, 'waits');
  }
}
