// The hewn wall of one area: its printed outline, drawn in from the neighbours, with broken corners and a rough edge.
import type { AreaPrint, DoorPrint, Point } from '../content';
import { along, at, distance, scaled, winding } from './geometry';
import { hills } from './noise';

/** Half of the thinnest rock between two areas. */
export const HALF_WALL = 10;
/** The opening of a door in its wall. */
export const DOOR_WIDTH = 66;
const CORNER = 34;
const CHIP = 11;

/** A point of a wall; `door` marks the two jambs of a door, in the order of the walk. */
export type WallPoint = { readonly at: Point; readonly jamb?: { readonly door: DoorPrint; readonly leaves: boolean } };

/** The wall clockwise, rough, with the stones that stand in a doorway taken out. */
export function wallOf(area: AreaPrint, doors: readonly DoorPrint[]): WallPoint[] {
  const own = doors.filter((door) => door.between.includes(area.id));
  const corners = drawnIn(area.outline.map(scaled));
  const wall: WallPoint[] = [];
  corners.forEach((corner, i) => {
    const [before, after] = [at(corners, i - 1), at(corners, i + 1)];
    const bend = broken(edgeEnd(corner, before, own), corner, edgeEnd(corner, after, own));
    const into = sum(inward(before, corner), inward(corner, after), Math.SQRT1_2);
    wall.push(...bend.map((point) => ({ at: rough(point, into) })));
    wall.push(...straight(edgeEnd(corner, after, own), edgeEnd(after, corner, own), own));
  });
  return wall;
}

/** The outline moved inwards, so that rock stands between neighbours. */
function drawnIn(outline: readonly Point[]): Point[] {
  return outline.map((corner, i) => {
    const [dx, dy] = sum(inward(at(outline, i - 1), corner), inward(corner, at(outline, i + 1)), HALF_WALL);
    return [corner[0] + dx, corner[1] + dy];
  });
}

/** The unit vector that points into an area which is walked clockwise. */
function inward(from: Point, to: Point): Point {
  const length = distance(from, to);
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
}

function sum(a: Point, b: Point, factor: number): Point {
  return [(a[0] + b[0]) * factor, (a[1] + b[1]) * factor];
}

/** Where the bend of a corner ends on the way to the next one; a door close by makes it short. */
function edgeEnd(corner: Point, next: Point, doors: readonly DoorPrint[]): Point {
  const length = distance(corner, next);
  const room = doors
    .filter((door) => isIn(door, corner, next))
    .map((door) => project(scaled(door.at), corner, next) - DOOR_WIDTH / 2 - 3);
  return along(corner, next, Math.max(0, Math.min(CORNER, 0.4 * length, ...room)) / length);
}

/** A corner as a short bend of stones. */
function broken(from: Point, corner: Point, to: Point): Point[] {
  // Corners that point into the area stay sharp; a cut would go through the rock behind them.
  const pointsIn = winding([from, corner, to]) < 0;
  const bend = pointsIn ? corner : along(along(from, to, 0.5), corner, 0.42);
  return [from, along(from, bend, 0.55), bend, along(bend, to, 0.45)];
}

/** Is the door in this stretch of wall? */
function isIn(door: DoorPrint, from: Point, to: Point): boolean {
  const middle = project(scaled(door.at), from, to);
  const length = distance(from, to);
  return middle > 0 && middle < length && distance(scaled(door.at), along(from, to, middle / length)) < HALF_WALL + 1;
}

/** The wall from one corner to the next, with a gap for every door in it. */
function straight(from: Point, to: Point, doors: readonly DoorPrint[]): WallPoint[] {
  const length = distance(from, to);
  const way = (t: number) => along(from, to, t / length);
  const into = inward(from, to);
  const gaps = doors
    .filter((door) => isIn(door, from, to))
    .map((door) => ({ door, middle: project(scaled(door.at), from, to) }))
    .sort((a, b) => a.middle - b.middle);

  const wall: WallPoint[] = [];
  let done = 0;
  for (const { door, middle } of gaps) {
    const [start, end] = [middle - DOOR_WIDTH / 2, middle + DOOR_WIDTH / 2];
    wall.push(...stones(done, start - CHIP / 2, way, into));
    wall.push({ at: way(start), jamb: { door, leaves: true } }, { at: way(end), jamb: { door, leaves: false } });
    done = end + CHIP / 2;
  }
  return [...wall, ...stones(done, length, way, into)];
}

function stones(start: number, end: number, way: (t: number) => Point, into: Point): WallPoint[] {
  const n = Math.max(0, Math.floor((end - start) / CHIP));
  return Array.from({ length: n }, (_, i) => ({ at: rough(way(start + ((i + 0.5) * (end - start)) / n), into) }));
}

/** Pushes a point of the wall into the area or a little into the rock, never through it. */
function rough([x, y]: Point, [nx, ny]: Point): Point {
  const depth = 3.5 + 6 * hills(x, y, 63, 1) + 3.2 * hills(x, y, 17, 2) + 1.4 * hills(x, y, 6, 3);
  const kept = Math.max(-HALF_WALL / 3, depth);
  return [x + nx * kept, y + ny * kept];
}

function project(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  return ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / length;
}
