// Keys on the map.
import { directionOfKey, neighbour } from '../map/arrows';
import { areaSpot, readArea, readPiece, type Spot } from '../routes';
import type { Standing } from '../stage/standing';
import { nextLit } from './spots';

export interface Keyboard {
  here: Spot | null;
  lit: Iterable<Spot>;
  standings: readonly Standing[];
  focus(spot: Spot): void;
  point(spot: Spot): void;
}

/** Does what the key says; false when it says nothing here. */
export function boardKey(event: KeyboardEvent, board: Keyboard): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const direction = directionOfKey(event.key);
  if (direction !== null) {
    const area = board.here === null ? null : (readPiece(board.here)?.at ?? readArea(board.here));
    board.focus(areaSpot(area === null ? 'E1' : neighbour(area, direction)));
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
      const next = nextLit(board.lit, board.standings, board.here, event.key === 't' ? 1 : -1);
      if (next !== null) board.focus(next);
      return next !== null;
    }
    default:
      return false;
  }
}
