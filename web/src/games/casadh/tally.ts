// Where each seat's points came from, counted from the story as it is open at the end.
import type { Seat } from '../../generated/protocol';
import type { Death, Event } from '../../generated/casadh';

export type Ledger = {
  /** Kept while exploring, picked up later, taken from the Surface. */
  readonly found: number;
  readonly collected: number;
  readonly surface: number;
  /** Fell out of the pocket. */
  readonly dropped: number;
  /** Some of it was never told: only the sum of what was brought out is known. */
  readonly isPartly: boolean;
  /** All that was brought out, the highest first. */
  readonly treasures: readonly number[];
  readonly death: Death | null;
};

type Column = { found: number; collected: number; surface: number; dropped: number; isPartly: boolean; treasures: number[]; death: Death | null };

/** One ledger a seat; values nobody has told count as nothing. */
export function tally(events: readonly Event[], seats: number): Ledger[] {
  const columns = Array.from({ length: seats }, (): Column => ({ found: 0, collected: 0, surface: 0, dropped: 0, isPartly: false, treasures: [], death: null }));
  // Whoever has picked up a hex's treasures keeps one of them; otherwise it was drawn from the bag.
  const picked = new Set<Seat>();
  for (const event of events) {
    switch (event.event) {
      case 'looked':
        picked.add(event.seat);
        break;
      case 'kept': {
        const column = columns[event.seat];
        if (column === undefined) break;
        if (event.value === null) column.isPartly = true;
        if (picked.delete(event.seat)) column.collected += event.value ?? 0;
        else column.found += event.value ?? 0;
        break;
      }
      case 'treasure-dropped': {
        const column = columns[event.seat];
        if (column !== undefined) column.dropped += event.value ?? 0;
        break;
      }
      case 'left': {
        const column = columns[event.seat];
        if (column !== undefined) column.surface += event.treasures[0] + event.treasures[1];
        break;
      }
      case 'died': {
        const column = columns[event.seat];
        if (column !== undefined) column.death = event.why;
        break;
      }
      case 'shown': {
        const column = columns[event.seat];
        if (column !== undefined) column.treasures = [...event.values].sort((a, b) => b - a);
        break;
      }
      default:
    }
  }
  return columns;
}
