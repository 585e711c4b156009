// Before the first turn: which of the screens is due.
import type { Card, View, Waiting } from '../../../generated/skulldug';
import { cardPrint } from '../content';

export type DraftStep = 'token' | 'gear' | 'set' | 'split' | 'roll';

/** None once the cave is entered. */
export function draftStep({ waiting }: View): DraftStep | null {
  const last: Waiting | undefined = waiting.at(-1);
  switch (last?.ask) {
    case 'token':
    case 'gear':
    case 'set':
    case 'split':
      return last.ask;
    case 'first-roll':
      return 'roll';
    default:
      return null;
  }
}

/** Equipment lies in the top row, everything else in the bottom one. */
export function rowsOf(cards: readonly Card[]): { readonly top: readonly Card[]; readonly bottom: readonly Card[] } {
  const isTop = (card: Card) => cardPrint(card).sort === 'equipment';
  return { top: cards.filter(isTop), bottom: cards.filter((card) => !isTop(card)) };
}
