// A passage cut into rock: the outline of its floor, around the origin, from the shape of its tile.
//
// Corridors meet those of the neighbours exactly at the edge; everything else is a little crooked, the same every time.
import type { Point } from '../../../board/geometry';
import type { Shape, Side } from '../../../generated/skulldug';
import { SIDES, SIZE, openSides } from './grid';
import { hash } from './noise';

const HALF = SIZE / 2;
/** Half the width of a corridor. */
export const CORRIDOR = 40;
/** From the middle of a chamber to its walls. */
const CHAMBER = 66;
const STEP = 11;
const CROOKED = 4.2;

/** The floor as a closed path; where a corridor leaves the tile the path runs along the edge. */
export function floorPath(shape: Shape, seed: number): string {
  return `${drawn(rough(corners(shape, seed), seed))}Z`;
}

/** The walls alone: open where corridors leave the tile. */
export function wallPaths(shape: Shape, seed: number): string {
  const points = rough(corners(shape, seed), seed);
  const runs: Point[][] = [[]];
  const isMouth = (a: Point, b: Point) => onEdge(a) && onEdge(b) && sameEdge(a, b);
  points.forEach((point, at) => {
    const before = points[(at - 1 + points.length) % points.length] ?? point;
    if (at > 0 && isMouth(before, point)) runs.push([]);
    runs.at(-1)?.push(point);
  });
  const [first, last] = [points[0], points.at(-1)];
  if (first && last && !isMouth(last, first)) runs.at(-1)?.push(first);
  return runs
    .filter((run) => run.length > 1)
    .map(drawn)
    .join('');
}

/** Corners before they are made crooked, clockwise from the north-west. */
function corners(shape: Shape, seed: number): Point[] {
  const open = openSides(shape, 0);
  return SIDES.flatMap((side, at) => {
    const chamber = CHAMBER + (hash(seed, at, 1) - 0.5) * 12;
    const cut = 17 + hash(seed, at, 2) * 12;
    const local: Point[] = open.includes(side)
      ? [
          [-chamber + cut, -chamber],
          [-CORRIDOR, -chamber],
          [-CORRIDOR, -HALF],
          [CORRIDOR, -HALF],
          [CORRIDOR, -chamber],
          [chamber - cut, -chamber],
        ]
      : [
          [-chamber + cut, -chamber],
          [chamber - cut, -chamber],
        ];
    return local.map((point) => quarter(point, at));
  });
}

function rough(points: readonly Point[], seed: number): Point[] {
  return points.flatMap((from, at) => {
    const to = points[(at + 1) % points.length] ?? from;
    if (onEdge(from) && onEdge(to) && sameEdge(from, to)) return [from];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const n = Math.max(1, Math.round(length / STEP));
    return Array.from({ length: n }, (_, i): Point => {
      const point: Point = [from[0] + ((to[0] - from[0]) * i) / n, from[1] + ((to[1] - from[1]) * i) / n];
      return i === 0 && onEdge(point) ? point : crooked(point, seed);
    });
  });
}

function crooked([x, y]: Point, seed: number): Point {
  // Near the edge the walls have to meet those of the neighbour.
  const calm = Math.min(1, (HALF - Math.max(Math.abs(x), Math.abs(y))) / 26);
  const shift = (salt: number) => (hash(Math.round(x * 3) + seed, Math.round(y * 3), salt) - 0.5) * 2 * CROOKED * calm;
  return [x + shift(3), y + shift(4)];
}

function onEdge([x, y]: Point): boolean {
  return Math.abs(x) === HALF || Math.abs(y) === HALF;
}

function sameEdge([ax, ay]: Point, [bx, by]: Point): boolean {
  return (ax === bx && Math.abs(ax) === HALF) || (ay === by && Math.abs(ay) === HALF);
}

function quarter([x, y]: Point, turns: number): Point {
  const turned: Point[] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ];
  return turned[turns % 4] ?? [x, y];
}

function drawn(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** The way from the middle of a tile out of one of its sides. */
export function mouth(side: Side): Point {
  return quarter([0, -HALF], SIDES.indexOf(side));
}
