// What everybody did in the cave, counted from the story, and which treasures they hold in the end.
import type { Seat } from '../../generated/protocol';
import type { Card, Event, View } from '../../generated/skulldug';
import { cardPrint } from './content';
import { pawnOf } from './pawns';

export type Deeds = {
  readonly seat: Seat;
  /** Treasures in hand, and what they count: the Ceremonial Key may be two. */
  readonly treasures: readonly Card[];
  readonly value: number;
  readonly isHome: boolean;
  readonly discovered: number;
  readonly slain: number;
  readonly disarmed: number;
  readonly hits: number;
  readonly deaths: number;
};

type Count = { discovered: number; slain: number; disarmed: number; hits: number; deaths: number };

/** One line a seat. `steps` are the events of each step. */
export function deeds(steps: readonly (readonly Event[])[], view: View): Deeds[] {
  const counts = view.players.map((): Count => ({ discovered: 0, slain: 0, disarmed: 0, hits: 0, deaths: 0 }));
  const of = (pawn: string) => counts[view.players.findIndex(({ seat }) => pawnOf(seat) === pawn)];
  for (const event of steps.flat()) {
    switch (event.event) {
      case 'discovered':
        add(counts[event.seat], 'discovered');
        break;
      case 'won':
        if (event.card !== null) add(of(event.who), cardPrint(event.card).sort === 'monster' ? 'slain' : 'disarmed');
        break;
      case 'throw-ends':
        if (event.hit) add(of(event.by), 'hits');
        break;
      case 'died':
        add(of(event.who), 'deaths');
        break;
    }
  }
  return view.players.map(({ seat, hand, treasures, at }, index) => ({
    seat,
    treasures: hand.filter((card) => cardPrint(card).sort === 'treasure'),
    value: treasures,
    isHome: at === view.entrance,
    ...(counts[index] ?? { discovered: 0, slain: 0, disarmed: 0, hits: 0, deaths: 0 }),
  }));
}

function add(count: Count | undefined, what: keyof Count): void {
  if (count !== undefined) count[what] += 1;
}
