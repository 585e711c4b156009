// Where each seat's Reputation came from, counted from the story.
import type { Event } from '../../generated/cave-pilot';
import { cavePrint } from './content';

export type Ledger = {
  /** Gained from Cave cards, by colour. */
  readonly yellow: number;
  readonly orange: number;
  readonly red: number;
  /** Taken by missiles and penalties. */
  readonly lost: number;
  /** Everything else that was gained in flight. */
  readonly other: number;
  readonly bonus: number;
  readonly passed: number;
  readonly failed: number;
  readonly out: boolean;
};

type Column = { -readonly [K in keyof Ledger]: Ledger[K] };

/** One ledger a seat. */
export function tally(events: readonly Event[], seats: number): Ledger[] {
  const columns = Array.from({ length: seats }, (): Column => ({ yellow: 0, orange: 0, red: 0, lost: 0, other: 0, bonus: 0, passed: 0, failed: 0, out: false }));
  let card: string | null = null;
  for (const event of events) {
    switch (event.event) {
      case 'handles':
        card = event.card;
        break;
      case 'landed':
      case 'turn-begins':
      case 'fired':
      case 'cleared':
        card = null;
        break;
      case 'challenged': {
        const column = columns[event.seat];
        if (column !== undefined) column[event.passed ? 'passed' : 'failed'] += 1;
        break;
      }
      case 'reputation': {
        const column = columns[event.seat];
        if (column === undefined) break;
        if (event.by < 0) column.lost += event.by;
        else column[card === null ? 'other' : cavePrint(card).colour] += event.by;
        break;
      }
      case 'bonus': {
        const column = columns[event.seat];
        if (column !== undefined) column.bonus += event.by;
        break;
      }
      case 'out': {
        const column = columns[event.seat];
        if (column !== undefined) column.out = true;
        break;
      }
      default:
    }
  }
  return columns;
}
