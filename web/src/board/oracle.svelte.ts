// Odds before a risk: boards ask here how a choice may turn out; whoever shows the table answers.

import { getContext, setContext } from 'svelte';

import type { Odd } from '../generated/protocol';

/** How a choice may turn out; no lines when chance has no part in it. */
export interface OddsTold {
  lines: readonly Odd[];
  about: boolean;
}

type Ask = (index: number) => Promise<OddsTold | null>;

/** So long a choice is looked at before its odds are asked for. */
const RESTS_MS = 250;

export class Oracle {
  /** The button that is looked at, as a spot. */
  verb = $state<string | null>(null);
  #ask: Ask;
  #known = new Map<number, Promise<OddsTold | null>>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Another decision: what was said before is of no use. */
  forget(): void {
    this.#known.clear();
    this.verb = null;
  }

  /** The odds of the choice with this number; each is asked for once. */
  odds(index: number): Promise<OddsTold | null> {
    const known = this.#known.get(index) ?? this.#ask(index);
    this.#known.set(index, known);
    return known;
  }

  /** Tells the odds of a choice once it was looked at for a moment; the answer stops that. */
  watch(index: number | null, tell: (odds: OddsTold | null) => void): () => void {
    let isCurrent = true;
    tell(null);
    const timer =
      index === null
        ? undefined
        : setTimeout(() => void this.odds(index).then((odds) => isCurrent && tell(odds)), RESTS_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }
}

const KEY = Symbol('oracle');

export function offerOracle(oracle: Oracle): void {
  setContext(KEY, oracle);
}

/** None in a replay: what is past holds no risks. */
export function theOracle(): Oracle | null {
  return getContext<Oracle | undefined>(KEY) ?? null;
}
