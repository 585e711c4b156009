// How somebody came through each card of the cave, as far as it was told.
import type { Event } from '../../../generated/cave-pilot';
import type { Seat, Story } from '../../../generated/protocol';
import { eventsOf } from '../../../net/wire';

export type Trial = 'passed' | 'failed';

/** Every card that a seat took a challenge of; one that failed once was not passed. */
export function trialsOf(story: readonly Story[], seat: Seat): ReadonlyMap<string, Trial> {
  const trials = new Map<string, Trial>();
  let card = '';
  for (const event of story.flatMap(eventsOf<Event>)) {
    if (event.event === 'handles') card = event.card;
    if (event.event !== 'challenged' || event.seat !== seat) continue;
    trials.set(card, event.passed && trials.get(card) !== 'failed' ? 'passed' : 'failed');
  }
  return trials;
}
