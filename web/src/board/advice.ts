// Where advice leads on a board: the spots one would point at to do it. No Svelte, no game.

import type { JsonValue } from '../generated/protocol';
import type { Choice } from './choose';

/** The way to point at this action: through the most things and places there are, for an arrow has to come from somewhere. */
export function advisedSpots<A, S extends string>(choice: Choice<A, S> | null, action: JsonValue | null): readonly S[] {
  if (choice === null || action === null) return [];
  const wanted = JSON.stringify(action);
  const index = choice.actions.findIndex((offered) => JSON.stringify(offered) === wanted);
  const routes = choice.ways.filter((way) => way.index === index).map(({ route }) => route);
  return routes.reduce<readonly S[]>((longest, route) => (route.length > longest.length ? route : longest), []);
}
