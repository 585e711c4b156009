// The passageways of a hex as lines: which way each winds between its sides, and which runs over which.
//
// A passageway with sides beside each other winds round a hub near them. Where its sides are parted by another's, the
// parts are joined across the hex; there one passageway runs over the other.
import { distance, type Point } from '../../../board/geometry';
import { added, bent, between, straight, swung, type Line } from './curves';
import { APOTHEM, SIDES, mouth, polar, turned, type Side } from './hexes';

/** `A` to `D`. */
export type NodeName = string;
export type Chamber = { readonly at: Point; readonly radius: number };
export type Passage = {
  readonly node: NodeName;
  /** Sides of the board, ascending. */
  readonly sides: readonly Side[];
  readonly lines: readonly Line[];
  readonly chambers: readonly Chamber[];
  /** Its middle: the hub of its largest part. */
  readonly hub: Point;
};

/** A hex as printed, as far as its passageways go. */
export type Printed = { readonly sides: string; readonly crossing?: readonly NodeName[] | null | undefined };

/** How far from the middle the hub of so many neighbouring sides lies, and how wide the cave is there. */
const HUBS: readonly Chamber[] = [
  { at: [0, 0], radius: 0 },
  { at: [0.62, 0], radius: 25 },
  { at: [0.6, 0], radius: 23 },
  { at: [0.42, 0], radius: 31 },
  { at: [0.2, 0], radius: 36 },
  { at: [0.1, 0], radius: 40 },
  { at: [0, 0], radius: 46 },
];

type Run = { readonly sides: readonly Side[]; readonly hub: Point; readonly radius: number; readonly towards: number };

/** The node behind each side of the board once the hex is turned: its printed side i lies on side i + k. */
export function nodesBySide(sides: string, rotation: number): NodeName[] {
  return SIDES.map((side) => sides[turned(side, -rotation)] ?? '');
}

/** The passageways, those that run over others last. */
export function passages({ sides, crossing }: Printed, rotation: number): Passage[] {
  const behind = nodesBySide(sides, rotation);
  const names = [...new Set(behind)].sort();
  const straights = names.filter((name) => isStraight(sidesOf(behind, name))).length;
  const drawn = names.map((name) => passage(behind, name, crossing?.[0] === name, straights === 3));
  // The first named in `crossing` is on top.
  const height = (name: NodeName) => -(crossing?.indexOf(name) ?? -1) + (crossing?.includes(name) ? 10 : 0);
  return drawn.sort((one, other) => height(one.node) - height(other.node));
}

function sidesOf(behind: readonly NodeName[], name: NodeName): Side[] {
  return SIDES.filter((side) => behind[side] === name);
}

function isStraight([one, other, third]: readonly Side[]): boolean {
  return one !== undefined && other !== undefined && third === undefined && other - one === 3;
}

function passage(behind: readonly NodeName[], node: NodeName, isTop: boolean, isWoven: boolean): Passage {
  const sides = sidesOf(behind, node);
  const runs = runsOf(behind, sides);
  const [first, second] = runs;
  if (first === undefined) throw new Error('a passageway has at least one side');
  if (second === undefined) return alone(node, sides, first);
  if (runs.length === 3) return isTop ? star(node, sides) : ring(node, sides);
  if (first.sides.length === 1 && second.sides.length === 1) return through(node, sides, isWoven);
  return joined(node, sides, first, second);
}

/** One part: from every mouth to the hub. */
function alone(node: NodeName, sides: readonly Side[], run: Run): Passage {
  const [one, other] = run.sides;
  if (run.sides.length === 2 && one !== undefined && other !== undefined) {
    const bend = swung(mouth(one), mouth(one, APOTHEM * 0.45), mouth(other, APOTHEM * 0.45), mouth(other));
    const hub = bend[Math.floor(bend.length / 2)] ?? run.hub;
    return { node, sides, lines: [bend], chambers: [{ at: hub, radius: run.radius }], hub };
  }
  return {
    node,
    sides,
    lines: run.sides.map((side) => branch(side, run.hub)),
    chambers: [{ at: run.hub, radius: run.radius }],
    hub: run.hub,
  };
}

/** Two single sides with others between them. */
function through(node: NodeName, sides: readonly Side[], isWoven: boolean): Passage {
  const [one = 0, other = 0] = sides;
  const gap = turned(other, -one);
  const towards = 60 * (one + (gap > 3 ? gap - 6 : gap) / 2);
  // Three that all go straight through would meet in one point: each swerves aside.
  const aside: Point = isWoven ? polar(90 + 120 * (one % 3), APOTHEM * 0.3) : [0, 0];
  const half = (side: Side) =>
    swung(mouth(side), mouth(side, APOTHEM * 0.6), added(mouth(side, APOTHEM * 0.3), aside), aside);
  const line =
    gap === 3
      ? [...half(one), ...half(other).toReversed().slice(1)]
      : bent(mouth(one), polar(towards, APOTHEM * 0.02), mouth(other));
  return { node, sides, lines: [line], chambers: [], hub: line[Math.floor(line.length / 2)] ?? aside };
}

/** Three single sides that meet in the middle. */
function star(node: NodeName, sides: readonly Side[]): Passage {
  return {
    node,
    sides,
    lines: sides.map((side) => straight(mouth(side), [0, 0])),
    chambers: [{ at: [0, 0], radius: 26 }],
    hub: [0, 0],
  };
}

/** Three single sides that go round the middle. */
function ring(node: NodeName, sides: readonly Side[]): Passage {
  const lines = sides.map((side, i) => {
    const next = sides[(i + 1) % sides.length] ?? side;
    return swung(mouth(side), mouth(side, APOTHEM * 0.42), mouth(next, APOTHEM * 0.42), mouth(next));
  });
  return { node, sides, lines, chambers: [], hub: mouth(sides[0] ?? 0, APOTHEM * 0.68) };
}

/** Two parts, joined across the hex. */
function joined(node: NodeName, sides: readonly Side[], first: Run, second: Run): Passage {
  const [large, small] = first.sides.length >= second.sides.length ? [first, second] : [second, first];
  const lines = [...runLines(large), ...runLines(small)];
  const end = small.sides.length === 1 ? mouth(small.sides[0] ?? 0) : small.hub;
  const link = swung(large.hub, between(large.hub, [0, 0], 0.8), between(end, [0, 0], 0.8), end);
  const chambers = [large, small].filter((run) => run.sides.length > 1).map(({ hub, radius }) => ({ at: hub, radius }));
  return { node, sides, lines: [...lines, link], chambers, hub: large.hub };
}

function runLines(run: Run): Line[] {
  return run.sides.length === 1 ? [] : run.sides.map((side) => branch(side, run.hub));
}

/** From a mouth straight in, then to the hub. */
function branch(side: Side, hub: Point): Line {
  const far = distance(mouth(side), hub);
  return swung(
    mouth(side),
    mouth(side, APOTHEM - far * 0.45),
    added(hub, scaledTo(hub, mouth(side, APOTHEM * 0.5), far * 0.15)),
    hub,
  );
}

function scaledTo(from: Point, to: Point, far: number): Point {
  const size = distance(from, to) || 1;
  return [((to[0] - from[0]) / size) * far, ((to[1] - from[1]) / size) * far];
}

/** Sides beside each other, round the hex. */
function runsOf(behind: readonly NodeName[], sides: readonly Side[]): Run[] {
  if (sides.length === 6) return [runOf([...SIDES])];
  const starts = sides.filter((side) => behind[turned(side, -1)] !== behind[side]);
  return starts.map((start) => {
    const run: Side[] = [start];
    while (behind[turned(start, run.length)] === behind[start]) run.push(turned(start, run.length));
    return runOf(run);
  });
}

function runOf(sides: readonly Side[]): Run {
  const hub = HUBS[sides.length] ?? { at: [0, 0] as Point, radius: 30 };
  const towards = 60 * ((sides[0] ?? 0) + (sides.length - 1) / 2);
  return { sides, hub: polar(towards, hub.at[0] * APOTHEM), radius: hub.radius, towards };
}
