// Rough edges: lines through the rock that look the same every time.
import type { Box } from '../../../board/geometry';

/** A number from 0 up to 1 that depends on nothing but its place. */
export function noise(n: number): number {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** Points of a rough line from left to right around a height. */
export function rough(from: number, to: number, y: number, amp: number, seed: number, step = 46): [number, number][] {
  const points: [number, number][] = [];
  for (let x = from; x <= to; x += step) points.push([x, y + (noise(Math.round(x / step) + seed) - 0.5) * 2 * amp]);
  points.push([to, y]);
  return points;
}

export const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The open air between two rough lines. */
export function tunnel(from: number, to: number, top: number, bottom: number): string {
  const above = rough(from, to, top, 9, 3);
  const below = rough(from, to, bottom, 9, 91).reverse();
  return `${line(above)}${line(below).replace('M', 'L')}Z`;
}

/** Teeth of stone along an edge: hanging from the ceiling, or standing on the floor. */
export function teeth(box: Box, hangs: boolean, seed: number): string {
  const base = hangs ? box.y : box.y + box.h;
  const way = hangs ? 1 : -1;
  let d = `M${box.x} ${base}`;
  const n = 9;
  for (let i = 0; i < n; i++) {
    const x = box.x + (box.w * (i + 0.5)) / n;
    const end = box.x + (box.w * (i + 1)) / n;
    const deep = 6 + noise(seed * 17 + i) * (i === 0 || i === n - 1 ? 34 : 20);
    d += `L${x.toFixed(1)} ${(base + way * deep).toFixed(1)}L${end.toFixed(1)} ${base}`;
  }
  return `${d}Z`;
}

/** Slime that runs over an edge in long drops: from the ceiling down, or up the floor like a flood of it. */
export function slime(box: Box, hangs: boolean, seed: number): string {
  const base = hangs ? box.y : box.y + box.h;
  const way = hangs ? 1 : -1;
  const n = 7;
  const wide = box.w / n;
  let d = `M${box.x} ${base}v${way * 12}`;
  for (let i = 0; i < n; i++) {
    const deep = way * (10 + noise(seed * 31 + i) * (box.h - 26));
    d += `q0 ${deep} ${wide * 0.4} ${deep}t${wide * 0.4} ${-deep}q${wide * 0.1} ${-way * 6} ${wide * 0.2} 0`;
  }
  return `${d}V${base}Z`;
}
