// Where an event happened, or to whom.
import type { Event, Place, Target } from '../../generated/cave-pilot';
import type { JsonValue } from '../../generated/protocol';
import { cellSpot, planeSpot, type Spot } from './routes';

/** The places of events as they came over the wire. */
export function placesOfAll(events: readonly JsonValue[]): Spot[] {
  return (events as readonly unknown[] as readonly Event[]).flatMap(placesOf);
}

export function placesOf(event: Event): Spot[] {
  switch (event.event) {
    case 'moved':
      return [...placeSpots(event.from), ...placeSpots(event.to)];
    case 'fired':
      return [planeSpot(event.seat), targetSpot(event.at)];
    case 'redirected':
      return event.to === null ? [planeSpot(event.from)] : [planeSpot(event.from), planeSpot(event.to)];
    case 'placed':
    case 'cave-hit':
    case 'handles':
      return [cellSpot(event.at)];
    case 'stayed':
    case 'landed':
      return placeSpots(event.at);
    case 'exit-opens':
      return ['gate:exit'];
    default:
      return 'seat' in event ? [planeSpot(event.seat)] : [];
  }
}

function placeSpots(place: Place): Spot[] {
  if (place === 'entrance' || place === 'exit') return [`gate:${place}`];
  return place === 'outside' || place === 'out' ? [] : [cellSpot(place)];
}

/** A plane is a letter; a Cave card a position, with the part of it after a dot. */
function targetSpot(target: Target): Spot {
  return target.length === 1 ? `plane:${target}` : cellSpot(target.split('.')[0] ?? target);
}
