// One hex, drawn: rock, tunnels over and under each other, steps, bridges, and places for all that belongs there.
import type { Point } from '../../../board/geometry';
import { between, band, blob, crossings, grain, sharp, smooth, stroke, type Line } from './curves';
import { APOTHEM, RADIUS, corners, mouth, turned, type Side } from './hexes';
import { signs, slots, type Slot } from './places';
import { ramp, type Ramp } from './slopes';
import { nodesBySide, passages, type NodeName, type Passage } from './tunnels';

/** A hex as printed, as far as it is drawn. */
export type HexPrint = {
  readonly id: string;
  readonly level: number;
  readonly sides: string;
  readonly slopes: readonly (readonly [NodeName, NodeName])[];
  readonly marker: NodeName | null;
  readonly water: NodeName | null;
  readonly symbols: readonly { readonly hazard: string; readonly at: NodeName }[];
  readonly stars: readonly Side[];
  readonly crossing: readonly NodeName[];
};

export type Bridge = { readonly at: Point; readonly angle: number };
/** One passageway as outlines; drawn in order, the later over the earlier. */
export type Tunnel = {
  readonly node: NodeName;
  readonly passage: Passage;
  readonly walls: readonly string[];
  readonly floors: readonly string[];
  /** Its lines, for lighting it up. */
  readonly strokes: readonly string[];
  /** It runs over another one here. */
  readonly bridges: readonly Bridge[];
};
export type SlopeDrawing = Ramp & {
  readonly outline: string;
  readonly steps: readonly string[];
  readonly arrow: string;
};

export type Tile = {
  readonly tunnels: readonly Tunnel[];
  readonly slopes: readonly SlopeDrawing[];
  /** For the hazard symbols, in their order. */
  readonly symbols: readonly Point[];
  readonly level: Point;
  readonly stars: readonly { readonly side: Side; readonly at: Point }[];
  readonly marker: Point | null;
  readonly water: Point | null;
  readonly cracks: string;
};

/** Half the width of a tunnel's floor, and of its walls. */
const FLOOR = 20;
const WALL = 26;

// A hex lies still for most of a game: what was worked out once is kept.
const drawn = new Map<string, Tile>();
const stood = new Map<string, readonly Slot[]>();

/** The hex turned by so many sixths counter-clockwise. */
export function tile(print: HexPrint, rotation: number): Tile {
  const key = `${print.id} ${rotation}`;
  const known = drawn.get(key) ?? draw(print, rotation);
  drawn.set(key, known);
  return known;
}

/** The outline of a hex. */
export const OUTLINE = sharp(corners());

/** Where those in a passageway stand, so many of them; the marker and the water keep their places. */
export function standing(print: HexPrint, rotation: number, node: NodeName, count: number): readonly Slot[] {
  if (count === 0) return [];
  const key = `${print.id} ${rotation} ${node} ${count}`;
  const known = stood.get(key) ?? stand(print, rotation, node, count);
  stood.set(key, known);
  return known;
}

function stand(print: HexPrint, rotation: number, node: NodeName, count: number): Slot[] {
  const { tunnels, slopes } = tile(print, rotation);
  const own = tunnels.find((tunnel) => tunnel.node === node)?.passage;
  if (own === undefined) return [];
  const others = tunnels.filter((tunnel) => tunnel.node !== node).map(({ passage }) => passage);
  // The best place is the marker's, at Base Camp the fire's.
  const isMarked = print.marker === node || print.level === 0;
  const found = slots(own, others, count + (isMarked ? 1 : 0), slopes.flatMap(footing));
  return isMarked ? found.slice(1) : found;
}

/** The sides of the board that the passageway leads to. */
export function sidesOf(print: HexPrint, rotation: number, node: NodeName): Side[] {
  return nodesBySide(print.sides, rotation).flatMap((behind, side) => (behind === node ? [side] : []));
}

function draw(print: HexPrint, rotation: number): Tile {
  const all = passages(print, rotation);
  const seed = [...print.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;
  const find = (node: NodeName | null) => all.find((passage) => passage.node === node);
  const others = (node: NodeName) => all.filter((passage) => passage.node !== node);
  const ramps: Ramp[] = [];
  for (const [upper, lower] of print.slopes) {
    const [from, to] = [find(upper), find(lower)];
    if (from !== undefined && to !== undefined) ramps.push(ramp(from, to, all, ramps));
  }
  const feet = ramps.flatMap(footing);
  const marked = find(print.marker);
  const marker = marked === undefined ? null : (slots(marked, others(marked.node), 1, feet)[0]?.at ?? marked.hub);
  const wet = find(print.water);
  const water = wet === undefined ? null : pool(wet, others(wet.node), marker, feet);
  const belongs = [
    ...print.symbols.map(({ at }) => ({ near: find(at)?.hub ?? ([0, 0] as Point), of: find(at) ?? null })),
    { near: [0, RADIUS] as Point, of: null },
  ];
  const hung = signs(
    all,
    belongs,
    ramps.map(({ from, to }) => [from, to]),
  );
  return {
    tunnels: all.map((passage, i) => tunnel(passage, all.slice(0, i), seed + i)),
    slopes: ramps.map(steps),
    symbols: hung.slice(0, print.symbols.length),
    level: hung.at(-1) ?? [0, RADIUS - 30],
    stars: print.stars.map((printed) => {
      const side = turned(printed, rotation);
      return { side, at: mouth(side, APOTHEM - 13) };
    }),
    marker,
    water,
    cracks: cracks(seed),
  };
}

/** Nobody stands where the steps are. */
function footing({ from, to }: Ramp): Point[] {
  return [from, between(from, to, 0.5), to];
}

/** The second best place to stand, when the best is the marker's. */
function pool(passage: Passage, others: readonly Passage[], marker: Point | null, feet: readonly Point[]): Point {
  const [first, second] = slots(passage, others, 2, feet);
  const isTaken =
    marker !== null && first !== undefined && Math.hypot(first.at[0] - marker[0], first.at[1] - marker[1]) < 4;
  return (isTaken ? second : first)?.at ?? passage.hub;
}

function tunnel(passage: Passage, below: readonly Passage[], seed: number): Tunnel {
  const outline = (half: number, rough: number) => [
    ...passage.lines.map((line, i) => sharp(band(stretched(line), () => half, rough, seed * 8 + i))),
    ...passage.chambers.map(({ at, radius }, i) =>
      smooth(blob(at, radius + half - FLOOR, rough * 1.4, seed * 8 + 5 + i)),
    ),
  ];
  const bridges = below.flatMap((lower) =>
    passage.lines.flatMap((line) => lower.lines.flatMap((other) => crossings(line, other))),
  );
  return {
    node: passage.node,
    passage,
    walls: outline(WALL, 3),
    floors: outline(FLOOR, 2.4),
    strokes: passage.lines.map(stroke),
    bridges: bridges.map(({ at, along }) => ({ at, angle: (Math.atan2(along[1], along[0]) * 180) / Math.PI })),
  };
}

/** A mouth reaches a hair into the next hex, so that no seam shows. */
function stretched(line: Line): Line {
  const [first, ...rest] = line;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return line;
  const out = ([x, y]: Point): Point => (Math.abs(Math.hypot(x, y) - APOTHEM) < 0.5 ? [x * 1.006, y * 1.006] : [x, y]);
  return [out(first), ...rest.slice(0, -1), out(last)];
}

function steps(one: Ramp): SlopeDrawing {
  const [dx, dy] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const size = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / size, dx / size];
  const off = (at: Point, by: number): Point => [at[0] + nx * by, at[1] + ny * by];
  const treads = 6;
  const rungs = Array.from({ length: treads + 1 }, (_, i) => {
    const at = between(one.from, one.to, i / treads);
    return [off(at, 13), off(at, -13)] as const;
  });
  const tip = between(one.from, one.to, 0.78);
  const tail = between(one.from, one.to, 0.22);
  const neck = between(one.from, one.to, 0.55);
  return {
    ...one,
    outline: sharp([off(one.from, 13), off(one.to, 13), off(one.to, -13), off(one.from, -13)]),
    steps: rungs.map(([a, b]) => stroke([a, b])),
    arrow: sharp([
      off(tail, 2.6),
      off(neck, 2.6),
      off(neck, 8.5),
      tip,
      off(neck, -8.5),
      off(neck, -2.6),
      off(tail, -2.6),
    ]),
  };
}

/** Hairlines in the rock. */
function cracks(seed: number): string {
  const parts = Array.from({ length: 9 }, (_, i) => {
    const angle = grain(seed, i, 1) * Math.PI * 2;
    const far = 26 + grain(seed, i, 2) * (RADIUS - 44);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.92];
    const [dx, dy] = [(grain(seed, i, 3) - 0.5) * 26, (grain(seed, i, 4) - 0.5) * 20];
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(dx * 0.3)} ${Math.round(dy)} ${Math.round(dx)} ${Math.round(dy * 0.6)}`;
  });
  return parts.join('');
}
