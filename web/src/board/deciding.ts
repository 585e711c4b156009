// One way to decide, for everything on a page that offers choices: the board's own, which asks first where there is no way
// back. So the list of options and the board in words ask as its buttons do.

import { getContext, setContext } from 'svelte';

type Decide = (action: unknown) => void;

/** Under which it lies in the context. */
export const KEY = Symbol('deciding');

export class Deciding {
  #board: Decide | null = null;

  constructor(private readonly act: Decide) {}

  /** Decides as the board does; without one, at once. */
  decide = (action: unknown): void => (this.#board ?? this.act)(action);

  /** A board takes over, until the answer is called. */
  takeOver(decide: Decide): () => void {
    this.#board = decide;
    return () => {
      if (this.#board === decide) this.#board = null;
    };
  }
}

/** The page on show lets its board decide. */
export function offerDeciding(act: Decide): Deciding {
  return setContext(KEY, new Deciding(act));
}

/** None where nothing but the board offers choices, such as in a lesson. */
export function theDeciding(): Deciding | undefined {
  return getContext<Deciding | undefined>(KEY);
}
