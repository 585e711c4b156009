// The table as a square grid: places by name, their neighbours, and where they are on the drawing.
import type { Box, Point } from '../../../board/geometry';
import type { Cell, Shape, Side } from '../../../generated/skulldug';

/** One passage on the drawing. */
export const SIZE = 200;
/** Clockwise from the north, as turns go. */
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

const STEPS: Record<Side, Point> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
/** Corridors of a tile that is not turned, a bit a side. */
const CORRIDORS: Record<Shape, number> = { x: 0b1111, t: 0b1011, l: 0b0011, i: 0b0101, d: 0b0001 };

/** Column and row from 0: `c4` is [2, 3]. */
export function readCell(cell: Cell): Point {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

export function cellAt(x: number, y: number): Cell {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

export function isOn([x, y]: Point, width: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < width;
}

/** The next place that way; none over the edge of a table of this width. */
export function next(cell: Cell, side: Side, width = 13): Cell | null {
  const [x, y] = readCell(cell);
  const [dx, dy] = STEPS[side];
  return isOn([x + dx, y + dy], width) ? cellAt(x + dx, y + dy) : null;
}

/** The side on which the neighbour lies; none when they are not adjacent. */
export function sideTo(from: Cell, to: Cell): Side | null {
  return SIDES.find((side) => next(from, side) === to) ?? null;
}

export function opposite(side: Side): Side {
  return turnedSide(side, 2);
}

export function turnedSide(side: Side, turns: number): Side {
  return SIDES[(SIDES.indexOf(side) + turns) % 4] ?? side;
}

/** The sides on which a tile of this shape is open, after so many quarter-turns clockwise. */
export function openSides(shape: Shape, turns: number): Side[] {
  return SIDES.filter((_, at) => (CORRIDORS[shape] >> ((at - turns + 8) % 4)) & 1);
}

/** The middle of a place. */
export function centre(cell: Cell): Point {
  const [x, y] = readCell(cell);
  return [x * SIZE, y * SIZE];
}

export function cellBox(cell: Cell): Box {
  const [x, y] = centre(cell);
  return { x: x - SIZE / 2, y: y - SIZE / 2, w: SIZE, h: SIZE };
}

/** What is drawn: the places known and a ring of darkness around them, as far as the table goes. */
export function worldOf(cells: readonly Cell[], width: number): Box {
  const points = cells.map(readCell);
  const span = (of: (point: Point) => number): [number, number] => {
    const values = points.map(of);
    return [Math.max(0, Math.min(...values) - 1), Math.min(width - 1, Math.max(...values) + 1)];
  };
  const [[left, right], [top, bottom]] = [span(([x]) => x), span(([, y]) => y)];
  const edge = SIZE * 0.62;
  return {
    x: left * SIZE - edge,
    y: top * SIZE - edge,
    w: (right - left) * SIZE + 2 * edge,
    h: (bottom - top) * SIZE + 2 * edge,
  };
}
