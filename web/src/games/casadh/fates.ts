// What became of each spelunker, read from the story as it is open at the end.
import type { Death, Event } from '../../generated/casadh';

export type Fate = {
  /** All that was brought out, the highest first. */
  readonly treasures: readonly number[];
  readonly death: Death | null;
};

/** One fate a seat. */
export function fates(events: readonly Event[], seats: number): Fate[] {
  return Array.from({ length: seats }, (_, seat) => {
    const shown = events.findLast((event) => event.event === 'shown' && event.seat === seat);
    const died = events.findLast((event) => event.event === 'died' && event.seat === seat);
    return {
      treasures: shown?.event === 'shown' ? [...shown.values].sort((one, other) => other - one) : [],
      death: died?.event === 'died' ? died.why : null,
    };
  });
}
