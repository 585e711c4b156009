// Keys on the map.
import type { Box } from '../../../board/geometry';
import { spaceOf, spaceSpot, type Spot } from '../routes';
import type { Space, View } from '../../../generated/casadh';
import { beside, nextLit } from './spots';

export interface Keyboard {
  here: Spot | null;
  home: Space;
  view: View;
  spaces: readonly Space[];
  lit: Iterable<Spot>;
  boxOf(spot: Spot): Box | null;
  focus(spot: Spot): void;
  point(spot: Spot): void;
  /** Turns the hex in hand; false when there is none. */
  turn(steps: number): boolean;
}

/** Does what the key says; false when it says nothing here. */
export function boardKey(event: KeyboardEvent, board: Keyboard): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown': {
      if (board.turn(event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? 1 : -1)) return true;
      const from = board.here === null ? null : spaceOf(board.here, board.view);
      board.focus(spaceSpot(from === null ? board.home : beside(from, event.key, board.spaces)));
      return true;
    }
    case 'Enter':
    case ' ':
      // A key that is held down chooses once.
      if (board.here !== null && !event.repeat) board.point(board.here);
      return board.here !== null;
    case 't':
    case 'T': {
      const next = nextLit(board.lit, board.boxOf, board.here, event.key === 't' ? 1 : -1);
      if (next !== null) board.focus(next);
      return next !== null;
    }
    default:
      return false;
  }
}
