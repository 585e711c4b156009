// Keys that work anywhere at the table. Those of the map are in board/keys.ts, those of the page in shell/keys.ts.
import { isFreeKey } from '../../board/keys';
import { verbSpot, type Spot, type Verb } from './spots';

export interface GameKeys {
  /** Single letters do things at all. */
  letters: boolean;
  /** Does the first of these verbs that is offered; false when none is. */
  verb(spots: readonly Spot[]): boolean;
  /** The n-th card of my hand, from 0. */
  card(n: number): boolean;
  /** One more or one less: turns of a tile, AP of focus; false when nothing is to be turned. */
  turn(by: 1 | -1): boolean;
  /** Lays the tile, rolls the die; false when there is neither. */
  go(): boolean;
  list(): void;
  back(): boolean;
}

const VERB_KEYS: Readonly<Record<string, readonly Verb[]>> = {
  e: ['end-turn', 'finish', 'play'],
  y: ['yield'],
  d: ['dash'],
  x: ['destroy'],
  a: ['use'],
  c: ['recover', 'pry-free'],
  p: ['pass', 'stop', 'leave'],
  k: ['keep', 'farther'],
};

/** Does what the key says; false when it says nothing here. */
export function gameKey(event: KeyboardEvent, game: GameKeys): boolean {
  if (event.key === 'Escape') return !event.repeat && game.back();
  if (!game.letters || !isFreeKey(event)) return false;
  if (/^[1-9]$/.test(event.key)) return game.card(Number(event.key) - 1);
  switch (event.key) {
    case '.':
    case ']':
      return game.turn(1);
    case ',':
    case '[':
      return game.turn(-1);
    case 'g':
      return game.go();
    case 'm':
      game.list();
      return true;
    default:
      return game.verb((VERB_KEYS[event.key] ?? []).map(verbSpot));
  }
}
