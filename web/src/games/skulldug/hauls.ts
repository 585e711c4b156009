// Which treasures everybody holds, and whether they stand in the Cave Entrance with them.
import type { Seat } from '../../generated/protocol';
import type { Card, View } from '../../generated/skulldug';
import { cardPrint } from './content';

export type Haul = {
  readonly seat: Seat;
  /** Treasures in hand, and what they count: the Ceremonial Key may be two. */
  readonly treasures: readonly Card[];
  readonly value: number;
  readonly isHome: boolean;
};

/** Of everybody who holds any. */
export function hauls({ players, entrance }: View): Haul[] {
  const all = players.map(({ seat, hand, treasures, at }) => ({
    seat,
    treasures: hand.filter((card) => cardPrint(card).sort === 'treasure'),
    value: treasures,
    isHome: at === entrance,
  }));
  return all.filter(({ treasures }) => treasures.length > 0);
}
