// Points and boxes of a drawing.

export type Point = readonly [number, number];
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function middle(box: Box): Point {
  return [box.x + box.w / 2, box.y + box.h / 2];
}

export function bounds(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The box with some room on every side. */
export function padded({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}
