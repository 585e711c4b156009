// Slopes: a flight of steps from the upper passageway of a hex to the lower one.
import { distance, type Point } from '../../../board/geometry';
import { apart, between, type Line } from './curves';
import { insideBy } from './places';
import type { NodeName, Passage } from './tunnels';

export type Ramp = { readonly upper: NodeName; readonly lower: NodeName; readonly from: Point; readonly to: Point };

const WANTED = 52;

/** The steps run where the two come near each other without crossing. */
export function ramp(upper: Passage, lower: Passage, all: readonly Passage[], taken: readonly Ramp[] = []): Ramp {
  const rest = all.filter(({ node }) => node !== upper.node && node !== lower.node);
  const heads = points(upper).map((from) => ({ from, alone: lonely(from, lower) }));
  const feet = points(lower).map((to) => ({ to, alone: lonely(to, upper) }));
  let best: { cost: number; from: Point; to: Point } | null = null;
  for (const { from, alone } of heads) {
    for (const { to, alone: footAlone } of feet) {
      const middle = between(from, to, 0.5);
      const near =
        Math.abs(distance(from, to) - WANTED) +
        alone +
        footAlone +
        0.15 * Math.hypot(...middle) +
        taken.reduce((sum, other) => sum + Math.max(0, 50 - distance(middle, between(other.from, other.to, 0.5))), 0);
      // The rest takes long to find out and only makes it worse.
      if (best !== null && near >= best.cost) continue;
      const cost =
        near +
        Math.max(0, 24 - off(middle, upper)) +
        Math.max(0, 24 - off(middle, lower)) +
        rest.reduce((sum, other) => sum + 3 * Math.max(0, 34 - off(middle, other)), 0);
      if (best === null || cost < best.cost) best = { cost, from, to };
    }
  }
  return { upper: upper.node, lower: lower.node, from: best?.from ?? upper.hub, to: best?.to ?? lower.hub };
}

/** An end of the steps lies well inside the hex and away from the other passageway. */
function lonely(at: Point, other: Passage): number {
  return 2 * Math.max(0, 22 - insideBy(at)) + Math.max(0, 46 - off(at, other));
}

function points({ lines }: Passage): Point[] {
  return lines.flatMap((line) => line.filter((_, i) => i % 2 === 0));
}

function off(at: Point, { lines }: Passage): number {
  return Math.min(...lines.map((line: Line) => apart(at, line)));
}
