// Keys on the map.
import type { Cell, Side } from '../../../generated/skulldug';
import { next } from '../map/grid';
import { cellSpot, type Spot } from '../spots';
import type { Places } from '../stage/places';
import { cellOf, nextLit } from './boxes';

export interface Keyboard {
  here: Spot | null;
  /** Where the keys begin. */
  home: Cell;
  /** Places that are drawn. */
  cells: readonly Cell[];
  lit: Iterable<Spot>;
  places: Places;
  focus(spot: Spot): void;
  point(spot: Spot): void;
}

const ARROWS: Readonly<Record<string, Side>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** The place that an arrow leads to; the same one at the edge; none for other keys. */
export function stepped(from: Cell, key: string, cells: readonly Cell[]): Cell | null {
  const side = ARROWS[key];
  if (side === undefined) return null;
  const to = next(from, side);
  return to !== null && cells.includes(to) ? to : from;
}

/** Does what the key says; false when it says nothing here. */
export function boardKey(event: KeyboardEvent, board: Keyboard): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const from = board.here === null ? null : cellOf(board.here, board.places);
  const to = from === null ? (event.key in ARROWS ? board.home : null) : stepped(from, event.key, board.cells);
  if (to !== null) {
    board.focus(cellSpot(to));
    return true;
  }
  switch (event.key) {
    case 'Enter':
    case ' ':
      // A key that is held down chooses once.
      if (board.here !== null && !event.repeat) board.point(board.here);
      return board.here !== null;
    case 't':
    case 'T': {
      const found = nextLit(board.lit, board.places, board.here, event.key === 't' ? 1 : -1);
      if (found !== null) board.focus(found);
      return found !== null;
    }
    default:
      return false;
  }
}
