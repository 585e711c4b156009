// Keys that work anywhere at the table. Those of the map are in board/keys.ts, those of the page in shell/keys.ts.
import { isFreeKey } from '../../board/keys';
import { KEYPAD, VERBS } from './panel/verbs';
import { verbSpot, type Spot } from './routes';

export interface GameKeys {
  /** Single letters do things at all. */
  letters: boolean;
  /** Does the first of these verbs that is offered; false when none is. */
  verb(spots: readonly Spot[]): boolean;
  /** Across a side, counted counter-clockwise from east. */
  side(side: number): boolean;
  /** Turns the hex in hand; false when there is none. */
  turn(steps: number): boolean;
  lay(): boolean;
  list(): void;
  back(): boolean;
}

/** Does what the key says; false when it says nothing here. */
export function gameKey(event: KeyboardEvent, game: GameKeys): boolean {
  if (event.key === 'Escape') return !event.repeat && game.back();
  if (!game.letters || !isFreeKey(event)) return false;
  const side = KEYPAD[event.key];
  if (side !== undefined) return game.side(side);
  switch (event.key) {
    case '[':
    case ',':
      return game.turn(1);
    case ']':
    case '.':
      return game.turn(-1);
    case 'y':
      return game.lay();
    case 'm':
      game.list();
      return true;
    default: {
      const verbs = VERBS.filter(({ key }) => key === event.key).map(({ verb }) => verbSpot(verb));
      return verbs.length > 0 && game.verb(verbs);
    }
  }
}
