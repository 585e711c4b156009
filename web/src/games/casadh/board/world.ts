// How large the drawing is, and which spaces can be pointed at: those with a hex, and the dark around them.
import { padded, type Box } from '../../../board/geometry';
import { placeOf } from '../content';
import { RADIUS, SIDES, boxAround, keyOf, neighbour } from '../map/hexes';
import type { Space } from '../../../generated/casadh';

/** Empty spaces beside standing hexes. */
export function darkAround(hexes: readonly { readonly at: Space; readonly collapsed: boolean }[]): Space[] {
  const taken = new Set(hexes.map(({ at }) => at));
  const dark = new Set<Space>();
  for (const { at, collapsed } of hexes) {
    if (collapsed) continue;
    for (const side of SIDES) {
      const beyond = keyOf(neighbour(placeOf(at), side));
      if (!taken.has(beyond)) dark.add(beyond);
    }
  }
  return [...dark];
}

/** A cave of a few hexes is not looked at from too near. */
const LEAST = { w: 9.5 * RADIUS, h: 7.6 * RADIUS };

/** The hexes with enough of the dark around them to point at. */
export function worldAround(spaces: readonly Space[]): Box {
  const { x, y, w, h } = padded(boxAround(spaces.map(placeOf)), RADIUS * 1.2);
  const [wide, high] = [Math.max(w, LEAST.w), Math.max(h, LEAST.h)];
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}
