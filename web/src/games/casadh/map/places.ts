// Where things stand in a passageway, and where signs hang on the rock beside it.
import { distance, type Point } from '../../../board/geometry';
import { apart, type Line } from './curves';
import { APOTHEM, RADIUS, polar } from './hexes';
import type { Passage } from './tunnels';

/** A place to stand and how large one may be there. */
export type Slot = { readonly at: Point; readonly size: number };

const LARGEST = 46;
const SMALLEST = 16;
/** Nobody stands in a mouth, where the hexes meet. */
const INSIDE = APOTHEM - 16;

/** So many places along a passageway, far from the other passageways of the hex and from each other. */
export function slots(
  passage: Passage,
  others: readonly Passage[],
  count: number,
  avoid: readonly Point[] = [],
): Slot[] {
  const candidates = [
    passage.hub,
    ...passage.chambers.map(({ at }) => at),
    ...passage.lines.flatMap((line) => line.filter((_, i) => i % 2 === 0)),
  ]
    .filter((point) => Math.hypot(...point) <= INSIDE)
    .map((at) => ({
      at,
      clear:
        clearance(at, passage, others) - avoid.reduce((sum, point) => sum + Math.max(0, 34 - distance(at, point)), 0),
    }))
    .sort((one, other) => other.clear - one.clear);
  let taken: Point[] = [];
  let gap = LARGEST;
  for (; gap > SMALLEST; gap -= 3) {
    taken = [];
    for (const { at, clear } of candidates)
      if (clear > -200 && taken.length < count && taken.every((other) => distance(at, other) >= gap)) taken.push(at);
    if (taken.length >= count) break;
  }
  // A crowd that finds no room stands on each other's feet.
  const crowd = Array.from(
    { length: count },
    (_, i): Point => taken[i] ?? jostled(taken[i % Math.max(1, taken.length)] ?? passage.hub, i),
  );
  return crowd.map((at) => ({ at, size: Math.max(28, Math.min(56, gap * 1.25)) }));
}

/** How much one stands apart from other passageways; chambers are better than corridors, the hub best of all. */
function clearance(at: Point, passage: Passage, others: readonly Passage[]): number {
  // Under a bridge nobody would be seen.
  const free = Math.min(60, ...others.flatMap(({ lines }) => lines.map((line) => apart(at, line))));
  const room = passage.chambers.some((chamber) => distance(at, chamber.at) < 2) ? 12 : 0;
  const hub = distance(at, passage.hub) < 2 ? 4 : 0;
  return Math.min(free, 44) - (free < 26 ? 500 : 0) + room + hub - Math.hypot(...at) * 0.05;
}

function jostled([x, y]: Point, i: number): Point {
  const [dx, dy] = polar(i * 137, 11);
  return [x + dx, y + dy];
}

const SIGN = 15;

/** Places for signs on the rock: each as near as can be to what it belongs to, on no tunnel, no steps and no other sign. */
export function signs(
  passages: readonly Passage[],
  wanted: readonly { readonly near: Point; readonly of: Passage | null }[],
  steps: readonly Line[] = [],
): Point[] {
  const spots: Point[] = [];
  // For signs a few points of a line will do.
  const rough = passages.map(({ lines, chambers }) => ({
    lines: lines.map((line) => line.filter((_, i) => i % 3 === 0 || i === line.length - 1)),
    chambers,
  }));
  const off = (at: Point, { lines, chambers }: Pick<Passage, 'lines' | 'chambers'>) =>
    Math.min(
      ...lines.map((line) => apart(at, line) - 27),
      ...chambers.map((hall) => distance(at, hall.at) - hall.radius - 6),
    );
  const rock = grid().map((at) => {
    const walls = rough.map((passage) => off(at, passage));
    return {
      at,
      walls,
      wall: Math.min(...walls),
      free: Math.min(...walls, ...steps.map((line) => apart(at, line) - 15)),
    };
  });
  for (const { near, of } of wanted) {
    const own = passages.findIndex((passage) => passage === of);
    let best: { cost: number; at: Point } | null = null;
    for (const { at, walls, wall, free } of rock) {
      // A sign hangs nearer to its own passageway than to any other.
      const stray = own < 0 ? 0 : (walls[own] ?? 0) - wall;
      const crowd = spots.reduce((sum, other) => sum + 40 * Math.max(0, 2 * SIGN + 1 - distance(at, other)), 0);
      const cost = distance(at, near) + 6 * stray + 9 * Math.max(0, SIGN - free) + crowd;
      if (best === null || cost < best.cost) best = { cost, at };
    }
    spots.push(best?.at ?? [0, 0]);
  }
  return spots;
}

/** Points all over a hex, as far inside as a sign needs. */
function grid(): Point[] {
  const points: Point[] = [];
  for (let far = 0; far <= RADIUS - 20; far += 9) {
    for (let angle = 0; angle < 360; angle += far === 0 ? 360 : 15) {
      const at = polar(angle, far);
      if (insideBy(at) >= SIGN) points.push(at);
    }
  }
  return points;
}

/** How far inside the hex a point is. */
export function insideBy(at: Point): number {
  return (
    APOTHEM -
    Math.max(
      ...[0, 60, 120, 180, 240, 300].map((angle) => {
        const [nx, ny] = polar(angle, 1);
        return at[0] * nx + at[1] * ny;
      }),
    )
  );
}
