// Room for several things in one passage: where each lies, and how large it may be.
import type { Box } from '../../../board/geometry';

export type Slot = { readonly x: number; readonly y: number; readonly size: number };

/** Cards lie in the northern half of a passage, explorers stand in the southern half. */
export const SHELF: Box = { x: -82, y: -78, w: 164, h: 84 };
export const STAND: Box = { x: -88, y: 4, w: 176, h: 82 };

/** Places for `n` things in a box, in rows from the left, none larger than `largest`. */
export function slots(n: number, box: Box, largest: number): Slot[] {
  if (n === 0) return [];
  const { columns, size } = best(n, box, largest);
  const rows = Math.ceil(n / columns);
  return Array.from({ length: n }, (_, i): Slot => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? n - row * columns : columns;
    return {
      x: box.x + box.w / 2 + ((i % columns) - (inRow - 1) / 2) * size,
      y: box.y + box.h / 2 + (row - (rows - 1) / 2) * size,
      size,
    };
  });
}

function best(n: number, box: Box, largest: number): { columns: number; size: number } {
  let found = { columns: n, size: 0 };
  for (let columns = 1; columns <= n; columns++) {
    const size = Math.min(largest, box.w / columns, box.h / Math.ceil(n / columns));
    if (size >= found.size) found = { columns, size };
  }
  return found;
}
