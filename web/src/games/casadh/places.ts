// Where an event happened, or to whom.
import type { Event } from '../../generated/casadh';
import type { JsonValue } from '../../generated/protocol';
import { spaceSpot, type Spot } from './routes';

/** The places of events as they came over the wire. */
export function placesOfAll(events: readonly JsonValue[]): Spot[] {
  return (events as readonly unknown[] as readonly Event[]).flatMap(placesOf);
}

export function placesOf(event: Event): Spot[] {
  if (event.event === 'moved' || event.event === 'grue-moved') return [spaceSpot(event.from), spaceSpot(event.to)];
  if ('at' in event) return [spaceSpot(event.at)];
  return 'seat' in event ? [`pawn:${event.seat}`] : [];
}
