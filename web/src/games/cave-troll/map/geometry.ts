// Points, polygons and path strings. One cell of the printed board is `CELL` units of the drawing.
import { distance, type Box, type Point } from '../../../board/geometry';

export { bounds, distance, middle, type Box } from '../../../board/geometry';

export const CELL = 100;
/** Rock around the printed board. */
export const MARGIN = 62;
export const BOARD = 16 * CELL;

/** The whole drawing. */
export const WORLD: Box = { x: -MARGIN, y: -MARGIN, w: BOARD + 2 * MARGIN, h: BOARD + 2 * MARGIN };

export function scaled([x, y]: Point): Point {
  return [x * CELL, y * CELL];
}

export function along([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

/** Is the point inside the polygon? Points on the edge may go either way. */
export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = at(polygon, i + 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** How far the point is from the polygon's edge. */
export function edgeDistance(point: Point, polygon: readonly Point[]): number {
  let near = Infinity;
  polygon.forEach((corner, i) => {
    near = Math.min(near, segmentDistance(point, corner, at(polygon, i + 1)));
  });
  return near;
}

export function segmentDistance(point: Point, a: Point, b: Point): number {
  const length = distance(a, b) ** 2;
  if (length === 0) return distance(point, a);
  const t = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length;
  return distance(point, along(a, b, Math.max(0, Math.min(1, t))));
}

/** Twice the signed area; positive when the corners go clockwise on a screen. */
export function winding(polygon: readonly Point[]): number {
  return polygon.reduce((sum, [ax, ay], i) => {
    const [bx, by] = at(polygon, i + 1);
    return sum + ax * by - bx * ay;
  }, 0);
}

/** Path data through the points, closed. */
export function closed(points: readonly Point[]): string {
  return `${open(points)}Z`;
}

/** Path data through the points. */
export function open(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/** The item at an index that may run over the end, as on a ring. */
export function at<T>(ring: readonly T[], index: number): T {
  const item = ring[((index % ring.length) + ring.length) % ring.length];
  if (item === undefined) throw new Error('an empty ring has no items');
  return item;
}

function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}
