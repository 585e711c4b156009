// Where an event happened.
import type { Event } from '../../generated/cave-troll';
import type { JsonValue } from '../../generated/protocol';
import { anyOf, namedBy, type Named } from '../../board/naming';
import { areas } from './content';
import { areaSpot, type Spot } from './routes';

/** The places of events as they came over the wire. */
export function placesOfAll(events: readonly JsonValue[]): Spot[] {
  return (events as readonly unknown[] as readonly Event[]).flatMap(placesOf);
}

const idOf = new Map(areas.map(({ id, name }) => [name, id]));
const NAMES = anyOf([...idOf.keys()]);

/** The areas that a text speaks of. */
export function placesNamed(text: string): Named[] {
  return namedBy(text, NAMES, (name) => areaSpot(idOf.get(name) ?? name));
}

export function placesOf(event: Event): Spot[] {
  if ('from' in event) return [areaSpot(event.from), areaSpot(event.to)];
  if ('at' in event) return [areaSpot(event.at)];
  return 'room' in event ? [areaSpot(event.room)] : [];
}
