// Keys that work anywhere at the table. Those of the map are in board/keys.ts, those of the page in shell/keys.ts.
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
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (event.key === 'Escape') return game.back();
  if (!game.letters || isWriting(event.target) || document.querySelector('dialog:modal') !== null) return false;
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

/** Enter held down on a button: browsers click again and again, and the next decision would be made unread. */
export function isHeldEnter(event: KeyboardEvent): boolean {
  return event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement;
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
}
