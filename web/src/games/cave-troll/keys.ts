// Keys that work anywhere at the table. Those of the map are in board/keys.ts, those of the page in shell/keys.ts.
import { isFreeKey } from '../../board/keys';
import { verbSpot, type Spot } from './routes';

export interface GameKeys {
  /** Single letters do things at all. */
  letters: boolean;
  /** Does the first of these verbs that is offered; false when none is. */
  verb(spots: readonly Spot[]): boolean;
  card(n: number): void;
  specials(): void;
  list(): void;
  back(): boolean;
}

/** Does what the key says; false when it says nothing here. */
export function gameKey(event: KeyboardEvent, game: GameKeys): boolean {
  if (event.key === 'Escape') return !event.repeat && game.back();
  if (!game.letters || !isFreeKey(event)) return false;
  switch (event.key) {
    case 'd':
      return game.verb([verbSpot('draw')]);
    case 'e':
      return game.verb([verbSpot('end-turn')]);
    case 's':
      return game.verb([verbSpot('stay'), verbSpot('no-push'), verbSpot('stop')]);
    case '1':
    case '2':
      game.card(Number(event.key) - 1);
      return true;
    case 'a':
      game.specials();
      return true;
    case 'm':
      game.list();
      return true;
    default:
      return false;
  }
}
