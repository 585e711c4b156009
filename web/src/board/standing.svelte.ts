// How the players stand: a game draws the few numbers and the details of a seat, the bar of the table shows them.

import { getContext, setContext, type Snippet } from 'svelte';

import type { Seat } from '../generated/protocol';

/** What a game shows of its players. */
export interface Standing {
  /** The few numbers that matter, in a line. */
  figures: Snippet<[Seat]>;
  /** Everything there is to know about a seat. */
  details: Snippet<[Seat]>;
  isOnTurn(seat: Seat): boolean;
  /** Something of theirs can be chosen now. */
  isLit(seat: Seat): boolean;
  /** Whose things the question is about, when they are not mine. */
  wanted: Seat | null;
}

export class StandingSlot {
  shown = $state.raw<Standing | null>(null);
}

/** Under which a slot lies in the context. */
export const SLOT = Symbol('standing');

/** Whoever draws a bar of players takes in what the board below has to show of them. */
export function offerStandingSlot(): StandingSlot {
  return setContext(SLOT, new StandingSlot());
}

/** None where no bar is drawn, such as in a lesson: then the board shows its players itself. */
export function theStandingSlot(): StandingSlot | undefined {
  return getContext<StandingSlot | undefined>(SLOT);
}
