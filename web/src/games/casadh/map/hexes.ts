// Spaces of the map and the sides of a hex, on paper: pointy-topped, side 0 to the east, then counter-clockwise.
import * as said from '$words/casadh';
import { hex as hexNames, side as sideNames } from '$words/cc';

import { bounds, type Box, type Point } from '../../../board/geometry';

/** Axial coordinates. */
export type Space = { readonly q: number; readonly r: number };
/** 0 east, 1 northeast, 2 northwest, 3 west, 4 southwest, 5 southeast. */
export type Side = number;

/** From the middle of a hex to a corner. */
export const RADIUS = 120;
/** From the middle of a hex to the middle of a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5];
const STEPS: readonly Space[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
const COMPASS: readonly string[] = [sideNames.E, sideNames.NE, sideNames.NW, sideNames.W, sideNames.SW, sideNames.SE];

export function compass(side: Side): string {
  return COMPASS[turned(side, 0)] ?? '';
}

/** The side after so many turns counter-clockwise. */
export function turned(side: Side, by: number): Side {
  return (((side + by) % 6) + 6) % 6;
}

export function neighbour({ q, r }: Space, side: Side): Space {
  const step = STEPS[turned(side, 0)] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
}

/** The side of `from` behind which `to` lies; none when they are not neighbours. */
export function sideTowards(from: Space, to: Space): Side | null {
  return SIDES.find((side) => isSame(neighbour(from, side), to)) ?? null;
}

export function isSame(one: Space, other: Space): boolean {
  return one.q === other.q && one.r === other.r;
}

/** `2,-1`: for keys of maps and of drawings. */
export function keyOf({ q, r }: Space): string {
  return `${q},${r}`;
}

export function readKey(key: string): Space {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return { q, r };
}

/** The middle of a space on the drawing. */
export function center({ q, r }: Space): Point {
  return [2 * APOTHEM * (q + r / 2), 1.5 * RADIUS * r];
}

/** So far from the middle of a hex, this many degrees counter-clockwise from east. */
export function polar(degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [far * Math.cos(angle), -far * Math.sin(angle)];
}

/** The middle of a side, seen from the middle of its hex. */
export function mouth(side: Side, far = APOTHEM): Point {
  return polar(60 * side, far);
}

/** The corners, seen from the middle; the first between southeast and east. */
export function corners(radius = RADIUS): Point[] {
  return SIDES.map((side) => polar(60 * side - 30, radius));
}

export function boxOf(space: Space): Box {
  const [x, y] = center(space);
  return { x: x - APOTHEM, y: y - RADIUS, w: 2 * APOTHEM, h: 2 * RADIUS };
}

/** The box around all these spaces. */
export function boxAround(spaces: readonly Space[]): Box {
  return bounds(
    spaces.flatMap((space) => {
      const { x, y, w, h } = boxOf(space);
      return [
        [x, y],
        [x + w, y + h],
      ] as Point[];
    }),
  );
}

/** How a place is called by its way from Base Camp: `2 east and 1 northeast of Base Camp`. */
export function bearing({ q, r }: Space): string {
  if (q === 0 && r === 0) return hexNames.BASE;
  // Any hex is reached by two neighbouring directions; the one with the fewest steps is told.
  const ways = SIDES.flatMap((side) => {
    const [one, two] = [STEPS[side], STEPS[turned(side, 1)]];
    if (one === undefined || two === undefined) return [];
    const det = one.q * two.r - one.r * two.q;
    const [a, b] = [(q * two.r - r * two.q) / det, (one.q * r - one.r * q) / det];
    return a > 0 && b >= 0 ? [{ side, a, b }] : [];
  });
  const [way] = ways;
  if (way === undefined) return '';
  const first = { far: way.a, side: compass(way.side) };
  return way.b === 0 ? said.bearingOne(first) : said.bearingTwo({ ...first, more: way.b, turn: compass(way.side + 1) });
}
