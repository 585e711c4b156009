// Where things stand in an area: figures on the ground, coins and chests on the shelf, the name and the flag on the wall.
import { areas, type AreaPrint, type Point } from '../content';
import type { Area } from '../../../generated/cave-troll';
import { CELL, bounds, inside, scaled, type Box } from './geometry';

/** The largest a figure is drawn. */
export const LARGEST = 82;
/** Rough walls reach this far into an area. */
const WALL = 17;
const WALL_SIGNS = 20;
const SHELF = 42;

export type Ground = { readonly figures: Box; readonly shelf: Box; readonly sign: Point; readonly flag: Point };
export type Slot = { readonly x: number; readonly y: number; readonly size: number };

const grounds: ReadonlyMap<Area, Ground> = new Map(areas.map((area) => [area.id, groundOf(area)]));

export function ground(id: Area): Ground {
  const found = grounds.get(id);
  if (found === undefined) throw new Error(`no ground for ${id}`);
  return found;
}

/** `n` equal places in a box, as large as they can be; the last row is in the middle. */
export function slots(n: number, box: Box, largest = LARGEST): Slot[] {
  if (n === 0) return [];
  const { columns, size } = bestGrid(n, box, largest);
  const rows = Math.ceil(n / columns);
  // A little air between figures, when there is some.
  const pitchX = Math.min(box.w / columns, size * 1.14);
  const pitchY = Math.min(box.h / rows, size * 1.1);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    return {
      x: box.x + box.w / 2 + ((i % columns) - (inRow - 1) / 2) * pitchX,
      y: box.y + box.h / 2 + (row - (rows - 1) / 2) * pitchY,
      size,
    };
  });
}

function bestGrid(n: number, box: Box, largest: number): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = n; columns >= 1; columns--) {
    const size = Math.min(box.w / columns, box.h / Math.ceil(n / columns), largest);
    if (size >= best.size) best = { columns, size };
  }
  return best;
}

function groundOf(area: AreaPrint): Ground {
  const { main, rest } = halves(area);
  const [left, right, top, bottom] = [main.x + WALL, main.x + main.w - WALL, main.y + WALL, main.y + main.h - WALL];
  // On the rock above the room, where nothing else stands.
  const sign: Point = [left - 4, top - 9];
  const flag: Point = [right - 2, top - 2];
  if (rest !== undefined) {
    // The niche of an L-shaped room is its shelf.
    const shelf = { x: rest.x + WALL, y: rest.y + rest.h - WALL - SHELF, w: rest.w - 2 * WALL, h: SHELF };
    return {
      figures: { x: left, y: top + WALL_SIGNS, w: right - left, h: bottom - top - WALL_SIGNS },
      shelf,
      sign,
      flag,
    };
  }
  const hasShelf = area.kind === 'room' ? SHELF : 0;
  return {
    figures: { x: left, y: top + WALL_SIGNS, w: right - left, h: bottom - top - WALL_SIGNS - hasShelf },
    shelf: { x: left, y: bottom - SHELF, w: right - left, h: SHELF },
    sign,
    flag,
  };
}

/** A rectangle as it is; an L as its largest rectangle and the niche beside it. */
function halves(area: AreaPrint): { main: Box; rest?: Box } {
  const outline = area.outline.map(scaled);
  const all = bounds(outline);
  if (outline.length === 4) return { main: all };
  const isFloor = (x: number, y: number) => inside([x + CELL / 2, y + CELL / 2], outline);
  const solid = (x: number) => steps(all.y, all.h).every((y) => isFloor(x, y));
  const whole = steps(all.x, all.w).filter(solid);
  const niche = steps(all.x, all.w).filter((x) => !solid(x));
  const floorRows = steps(all.y, all.h).filter((y) => niche.every((x) => isFloor(x, y)));
  const [mainX, restX, restY] = [Math.min(...whole), Math.min(...niche), Math.min(...floorRows)];
  return {
    main: { x: mainX, y: all.y, w: whole.length * CELL, h: all.h },
    rest: { x: restX, y: restY, w: niche.length * CELL, h: floorRows.length * CELL },
  };
}

function steps(from: number, length: number): number[] {
  return Array.from({ length: length / CELL }, (_, i) => from + i * CELL);
}
