// Lines through points, and the ragged bands that tunnels are drawn as.
import { distance, type Point } from '../../../board/geometry';

export type Line = readonly Point[];

const STEP = 8;

/** A quadratic curve, bent towards `by`, as a line of short pieces. */
export function bent(from: Point, by: Point, to: Point): Line {
  const n = Math.max(4, Math.round((distance(from, by) + distance(by, to)) / STEP));
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const mix = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * by[k] + t * t * to[k];
    return [mix(0), mix(1)] as Point;
  });
}

/** A curve that leaves `from` through `out` and comes to `to` through `into`. */
export function swung(from: Point, out: Point, into: Point, to: Point): Line {
  const n = Math.max(4, Math.round((distance(from, out) + distance(out, into) + distance(into, to)) / STEP));
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const mix = (k: 0 | 1) =>
      (1 - t) ** 3 * from[k] + 3 * t * (1 - t) ** 2 * out[k] + 3 * t * t * (1 - t) * into[k] + t ** 3 * to[k];
    return [mix(0), mix(1)] as Point;
  });
}

export function straight(from: Point, to: Point): Line {
  return bent(from, between(from, to, 0.5), to);
}

export function between([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

export function added([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax + bx, ay + by];
}

export function lengthOf(line: Line): number {
  return line.slice(1).reduce((sum, point, i) => sum + distance(line[i] ?? point, point), 0);
}

/** The point at a share of the line's length. */
export function pointAt(line: Line, share: number): Point {
  let left = Math.max(0, Math.min(1, share)) * lengthOf(line);
  for (const [i, to] of line.slice(1).entries()) {
    const from = line[i] ?? to;
    const span = distance(from, to);
    if (left <= span) return between(from, to, span === 0 ? 0 : left / span);
    left -= span;
  }
  return line.at(-1) ?? [0, 0];
}

/** How far a point is from a line. */
export function apart([px, py]: Point, line: Line): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
    const span = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = span === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / span));
    least = Math.min(least, Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay)));
  }
  return least;
}

/** Where two lines cross, with the direction of the first. */
export function crossings(one: Line, other: Line): { readonly at: Point; readonly along: Point }[] {
  const found: { at: Point; along: Point }[] = [];
  for (let i = 1; i < one.length; i++) {
    for (let j = 1; j < other.length; j++) {
      const [a, b, c, d] = [one[i - 1], one[i], other[j - 1], other[j]];
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
      const det = ux * vy - uy * vx;
      if (Math.abs(det) < 1e-9) continue;
      const t = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / det;
      const s = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / det;
      if (t < 0 || t >= 1 || s < 0 || s >= 1) continue;
      const size = Math.hypot(ux, uy);
      found.push({ at: between(a, b, t), along: [ux / size, uy / size] });
    }
  }
  return found;
}

/** A number from 0 to 1 that belongs to these numbers: the same rock every time. */
export function grain(...seed: number[]): number {
  let hash = 0x811c9dc5;
  for (const value of seed) {
    hash ^= Math.round(value * 64) | 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The line as a band: `half` wide on either side, ragged but for its ends. */
export function band(line: Line, half: (share: number) => number, rough: number, seed: number): Point[] {
  const last = line.length - 1;
  const edge = (sign: 1 | -1) =>
    line.map((point, i): Point => {
      const [before, after] = [line[Math.max(0, i - 1)] ?? point, line[Math.min(last, i + 1)] ?? point];
      const size = distance(before, after) || 1;
      const normal: Point = [(-(after[1] - before[1]) / size) * sign, ((after[0] - before[0]) / size) * sign];
      // At the mouths the walls meet those of the next hex.
      const share = i / last;
      const calm = Math.min(1, Math.min(share, 1 - share) * 5);
      const wide = half(share) + calm * rough * (wobble(i / 3, seed, sign) - 0.5) * 2;
      return [point[0] + normal[0] * wide, point[1] + normal[1] * wide];
    });
  return [...edge(1), ...edge(-1).reverse()];
}

/** Between the grains, smoothly. */
function wobble(at: number, seed: number, sign: number): number {
  const [low, part] = [Math.floor(at), at - Math.floor(at)];
  return grain(seed, sign, low, 7) * (1 - part) + grain(seed, sign, low + 1, 7) * part;
}

/** A ragged round. */
export function blob([x, y]: Point, radius: number, rough: number, seed: number): Point[] {
  const n = 18;
  return Array.from({ length: n }, (_, i): Point => {
    const far = radius + rough * (grain(seed, i, 3) - 0.5) * 2;
    return [x + far * Math.cos((2 * Math.PI * i) / n), y + far * Math.sin((2 * Math.PI * i) / n)];
  });
}

/** A closed outline with its corners rounded off. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  if (n < 3) return '';
  const mid = (i: number) => between(points[i % n] ?? [0, 0], points[(i + 1) % n] ?? [0, 0], 0.5);
  const start = mid(n - 1);
  const parts = points.map((point, i) => `Q${pen(point)} ${pen(mid(i))}`);
  return `M${pen(start)}${parts.join('')}Z`;
}

/** A closed outline with its corners as they are. */
export function sharp(points: readonly Point[]): string {
  return `M${points.map(pen).join('L')}Z`;
}

export function stroke(line: Line): string {
  return `M${line.map(pen).join('L')}`;
}

function pen([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
