// Where an event happened.
import type { Event } from '../../generated/cave-troll';
import type { JsonValue } from '../../generated/protocol';
import { areaSpot, type Spot } from './routes';

/** The places of events as they came over the wire. */
export function placesOfAll(events: readonly JsonValue[]): Spot[] {
  return (events as readonly unknown[] as readonly Event[]).flatMap(placesOf);
}

export function placesOf(event: Event): Spot[] {
  if ('from' in event) return [areaSpot(event.from), areaSpot(event.to)];
  if ('at' in event) return [areaSpot(event.at)];
  return 'room' in event ? [areaSpot(event.room)] : [];
}
