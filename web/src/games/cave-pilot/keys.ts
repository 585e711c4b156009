// Keys that work anywhere at the table. Those of the flight are in board/keys.ts, those of the page in shell/keys.ts.
import { isFreeKey } from '../../board/keys';
import { verbSpot, type Spot, type Verb } from './routes';

export interface GameKeys {
  /** Single letters do things at all. */
  letters: boolean;
  /** Does the first of these that is offered; false when none is. */
  verb(spots: readonly Spot[]): boolean;
  /** The n-th Cave card in hand. */
  hand(n: number): boolean;
  home(): void;
  list(): void;
  back(): boolean;
}

/** Letters and the verbs they do: the first that is offered. */
export const LETTERS: Readonly<Record<string, readonly Verb[]>> = {
  d: ['pass', 'stop', 'land', 'end-turn', 'ignore', 'refuse'],
  e: ['extra-fuel', 'extra-tank', 'extra-free', 'explore', 'end-turn'],
  s: ['stay', 'hover', 'scrapyard'],
  g: ['again', 'continue', 'agree'],
  f: ['buy-fuel'],
  b: ['buy-missile'],
};

/** Does what the key says; false when it says nothing here. */
export function gameKey(event: KeyboardEvent, game: GameKeys): boolean {
  if (event.key === 'Escape') return !event.repeat && game.back();
  if (!game.letters || !isFreeKey(event)) return false;
  const verbs = LETTERS[event.key];
  if (verbs !== undefined) return game.verb(verbs.map(verbSpot));
  if (/^[1-4]$/.test(event.key)) return game.hand(Number(event.key) - 1);
  switch (event.key) {
    case 'h':
      game.home();
      return true;
    case 'm':
      game.list();
      return true;
    default:
      return false;
  }
}
