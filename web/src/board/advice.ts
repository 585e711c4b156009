// Where advice leads on a board: the spots one would point at to do it. No Svelte, no game.

import type { JsonValue } from '../generated/protocol';
import type { Choice } from './choose';

/** The way to point at this action: through the most things and places there are, for an arrow has to come from somewhere. */
export function advisedSpots<A, S extends string>(choice: Choice<A, S> | null, action: JsonValue | null): readonly S[] {
  if (choice === null || action === null) return [];
  const wanted = written(action);
  const index = choice.actions.findIndex((offered) => written(offered) === wanted);
  const routes = choice.ways.filter((way) => way.index === index).map(({ route }) => route);
  return routes.reduce<readonly S[]>((longest, route) => (route.length > longest.length ? route : longest), []);
}

/** The same text for the same thing, in whatever order it was told. */
export function written(thing: unknown): string {
  const sorted = (_: string, value: unknown): unknown =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify(thing, sorted);
}
