// "Show me": a lesson says what is wanted, the board says what to press next for it, and the page points there.

import { getContext, setContext } from 'svelte';

import type { Choice } from '../board/choose';

/** What stands for a choice in the small list beside a place, and for one in the list of all that can be done. */
export const CHOOSER = 'chooser';

export class Showing {
  /** The action that is shown; none while nobody asked. */
  wanted = $state.raw<unknown>(null);
  /** Grows whenever somebody asks again. */
  times = $state(0);
  /** What to press next: spots, the best first. */
  spots = $state.raw<readonly string[]>([]);
}

/** What can be pressed next on the way to an action: what goes on from the picks first, then the beginnings. */
export function nextSpots<A, S extends string>(choice: Choice<A, S>, picks: readonly S[], wanted: A): S[] {
  const index = choice.actions.findIndex((action) => JSON.stringify(action) === JSON.stringify(wanted));
  const routes = choice.ways.filter((way) => way.index === index).map(({ route }) => route);
  const goingOn = routes.filter((route) => picks.every((pick, at) => route[at] === pick));
  return [...goingOn.map((route) => route[picks.length]), ...routes.map(([first]) => first)].filter(
    (spot) => spot !== undefined,
  );
}

const KEY = Symbol('showing');

export function offerShowing(showing: Showing): void {
  setContext(KEY, showing);
}

/** None at a table: only lessons show. */
export function theShowing(): Showing | null {
  return getContext<Showing | undefined>(KEY) ?? null;
}
