// The cave on paper: the entrance on the left, two rows of places, the exit on the right. Ceiling above, floor below.
import type { Box, Point } from '../../../board/geometry';

export type Row = 0 | 1;
/** A position of the Inner cave: `C3` is the ceiling, `F3` the floor of column 3. */
export type SpotAt = { readonly row: Row; readonly column: number };
export type Shape = 'all' | 'row' | 'ahead' | 'behind';

/** From column to column. */
export const PITCH = 250;
const TOP = 26;
const CELL = { w: 242, h: 336 };
/** What stands written in the rock. */
export const PLATE_H = 142;
/** Where planes fly. */
const AIR_H = 94;
const ROW_GAP = 4;
/** Entrance and exit. */
const GATE_W = 300;
/** In front of the entrance. */
const OUTSIDE_W = 150;

export const HEIGHT = 2 * TOP + 2 * CELL.h + ROW_GAP;
/** The middle line of the flight. */
export const MIDDLE = HEIGHT / 2;

export function readSpot(spot: string): SpotAt | null {
  const match = /^([CF])([1-9]\d*)$/.exec(spot);
  return match === null ? null : { row: match[1] === 'C' ? 0 : 1, column: Number(match[2]) };
}

export function spotName({ row, column }: SpotAt): string {
  return `${row === 0 ? 'C' : 'F'}${column}`;
}

export function cellBox({ row, column }: SpotAt): Box {
  return { x: (column - 1) * PITCH + (PITCH - CELL.w) / 2, y: row === 0 ? TOP : TOP + CELL.h + ROW_GAP, ...CELL };
}

/** Title and challenge: on the rock side of the cell. */
export function plateBox(at: SpotAt): Box {
  const { x, y, w, h } = cellBox(at);
  return { x, y: at.row === 0 ? y : y + h - PLATE_H, w, h: PLATE_H };
}

/** The open air of a cell, towards the middle of the cave. */
export function airBox(at: SpotAt): Box {
  const { x, y, w, h } = cellBox(at);
  return { x, y: at.row === 0 ? y + h - AIR_H : y, w, h: AIR_H };
}

/** What lives or lies there, between the two. */
export function artBox(at: SpotAt): Box {
  const { x, y, w, h } = cellBox(at);
  return { x, y: at.row === 0 ? y + PLATE_H : y + AIR_H, w, h: h - PLATE_H - AIR_H };
}

export function entranceBox(): Box {
  return { x: -GATE_W, y: TOP, w: GATE_W - 8, h: HEIGHT - 2 * TOP };
}

/** The exit stands beside the outermost column. */
export function exitBox(columns: number): Box {
  return { x: columns * PITCH + 8, y: TOP, w: GATE_W - 8, h: HEIGHT - 2 * TOP };
}

/** All there is to see: one column more than is built, while it is being built. */
export function worldBox(columns: number, hasExit: boolean): Box {
  const x = -GATE_W - OUTSIDE_W;
  const right = hasExit ? columns * PITCH + GATE_W + 20 : Math.max(4, columns + 1) * PITCH + 60;
  return { x, y: 0, w: right - x, h: HEIGHT };
}

/** What a place of the view is called there: `outside`, `entrance`, `C3`, `exit`, `out`. */
export function placeBox(place: string, columns: number): Box | null {
  const at = readSpot(place);
  if (at !== null) return cellBox(at);
  switch (place) {
    case 'outside':
      return { x: -GATE_W - OUTSIDE_W + 6, y: MIDDLE - 140, w: OUTSIDE_W - 12, h: 280 };
    case 'entrance':
      return entranceBox();
    case 'exit':
      return exitBox(columns);
    default:
      return null;
  }
}

/** Where the planes of a place fly: the middle of each, and how wide it is drawn. */
export function hangars(place: string, columns: number, n: number): { readonly at: Point; readonly size: number }[] {
  const at = readSpot(place);
  if (at !== null) {
    const { x, y, w, h } = airBox(at);
    const size = n === 1 ? 142 : n === 2 ? 122 : n === 3 ? 96 : 80;
    return Array.from({ length: n }, (_, i) => ({
      at: [x + (w * (i + 0.5)) / n, y + h / 2 + (i % 2 === 0 ? -6 : 8) * Math.min(1, n - 1)],
      size,
    }));
  }
  const box = placeBox(place, columns);
  if (box === null) return [];
  const size = place === 'outside' ? 122 : 134;
  const step = Math.min(84, box.h / Math.max(1, n));
  return Array.from({ length: n }, (_, i) => ({
    at: [box.x + box.w / 2 + (i % 2 === 0 ? -8 : 10), MIDDLE + (i - (n - 1) / 2) * step],
    size,
  }));
}

/** Steps in any direction, a diagonal counting one. */
export function distance(a: SpotAt, b: SpotAt): number {
  return Math.max(Math.abs(a.column - b.column), a.row === b.row ? 0 : 1);
}

/** Does what lies at `from` reach `to`? For showing light only. */
export function reaches(shape: Shape, range: number, from: SpotAt, to: SpotAt): boolean {
  const ahead = to.column - from.column;
  if (ahead === 0 && from.row === to.row) return true;
  switch (shape) {
    case 'all':
      return distance(from, to) <= range;
    case 'row':
      return from.row === to.row && Math.abs(ahead) <= range;
    case 'ahead':
      return ahead >= 1 && ahead <= range;
    case 'behind':
      return ahead <= -1 && ahead >= -range;
  }
}

/** The way from place to place, for planes and tracks: a soft curve through the open air. */
export function centre(place: string, columns: number): Point {
  const at = readSpot(place);
  const box = at === null ? placeBox(place, columns) : airBox(at);
  return box === null ? [0, MIDDLE] : [box.x + box.w / 2, at === null ? MIDDLE : box.y + box.h / 2];
}

/**
 * What to look at: a column with those ahead of it, as many as suit the screen; where something is built, as near, as long
 * as all of that is in sight.
 */
export function sightOf(
  column: number,
  screen: { readonly w: number; readonly h: number },
  building: readonly number[] | null,
): Box {
  const least = Math.max(2.3, Math.min(5, screen.w / 190));
  const w = PITCH * Math.max(least, Math.min((HEIGHT * screen.w) / Math.max(1, screen.h) / PITCH, 6.4));
  const x = (column - 1) * PITCH - (w > 4 * PITCH ? 1.15 : 0.35) * PITCH;
  if (building === null || building.length === 0) return { x, y: 0, w, h: HEIGHT };
  const right = Math.max(...building) * PITCH + 20;
  const left = (Math.min(...building) - 1) * PITCH;
  if (right <= x + w && left >= x) return { x, y: 0, w, h: HEIGHT };
  const wide = Math.min(Math.max(w, right - left + 20), Math.max(w, 7 * PITCH));
  return { x: right - wide, y: 0, w: wide, h: HEIGHT };
}
