// The way of a pawn from place to place: through the mouth between two hexes, straight within one.
import type { Point } from '../../../board/geometry';
import { placeOf } from '../content';
import { between, lengthOf, pointAt } from '../map/curves';
import { center, sideTowards } from '../map/hexes';
import type { Space } from '../../../generated/casadh';

export type Stand = { x: number; y: number; size: number };

/** For a tween: where the pawn is at time `t` from 0 to 1. */
export function travel(from: Stand, to: Stand, left: Space | null, entered: Space): (t: number) => Stand {
  const way: Point[] = [[from.x, from.y], ...gate(left, entered), [to.x, to.y]];
  const far = lengthOf(way);
  return (t) => {
    const [x, y] = far === 0 ? [to.x, to.y] : pointAt(way, t);
    return { x, y, size: from.size + (to.size - from.size) * t };
  };
}

/** The mouth between two neighbouring hexes. */
export function gate(left: Space | null, entered: Space): Point[] {
  if (left === null || sideTowards(placeOf(left), placeOf(entered)) === null) return [];
  return [between(center(placeOf(left)), center(placeOf(entered)), 0.5)];
}
