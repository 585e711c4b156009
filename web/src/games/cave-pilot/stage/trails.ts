// The way every plane has flown, told by the story.
import type { Seat, Story } from '../../../generated/protocol';
import type { Event } from '../../../generated/cave-pilot';
import { eventsOf } from '../../../net/wire';

export type Way = { readonly seat: Seat; readonly places: readonly string[] };

/** Places in the order flown; a plane that is thrown about leaves its track where it was. */
export function wayOf(story: readonly Story[], seat: Seat): Way {
  const places: string[] = [];
  for (const event of story.flatMap(eventsOf<Event>)) {
    if (event.event !== 'moved' || event.seat !== seat) continue;
    if (places.length === 0) places.push(event.from);
    places.push(event.to);
  }
  return { seat, places };
}
