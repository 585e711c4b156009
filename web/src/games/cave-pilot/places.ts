// Where an event happened, or to whom.
import { namesOf, type Named } from '../../board/naming';
import type { CaveNow, Event, Place, Target } from '../../generated/cave-pilot';
import type { JsonValue } from '../../generated/protocol';
import { cavePrint } from './content';
import { cellSpot, planeSpot, type Spot } from './routes';
import { capital, placeWords } from './words';

/** The places of events as they came over the wire. */
export function placesOfAll(events: readonly JsonValue[]): Spot[] {
  return (events as readonly unknown[] as readonly Event[]).flatMap(placesOf);
}

/** Finds what a text speaks of in the flight: cards by title, positions by letter or in words, and both ends of the cave. */
export function placesNamed(
  caves: readonly Pick<CaveNow, 'card' | 'at'>[],
  columns: number,
  hasExit: boolean,
): (text: string) => Named[] {
  const cells = Array.from({ length: columns }, (_, i) => [`C${i + 1}`, `F${i + 1}`]).flat();
  const gates = hasExit ? (['entrance', 'exit'] as const) : (['entrance'] as const);
  const names: (readonly [string, Spot])[] = [
    ...cells.flatMap((at) => both(placeWords(at), cellSpot(at))),
    ...cells.map((at) => [at, cellSpot(at)] as const),
    ...gates.flatMap((gate) => both(placeWords(gate), `gate:${gate}`)),
    ...caves.flatMap(({ card, at }) => both(cavePrint(card).title, cellSpot(at))),
  ];
  return namesOf(new Map(names));
}

/** As it stands in a sentence, and at its beginning. */
function both(name: string, spot: Spot): (readonly [string, Spot])[] {
  return [
    [name, spot],
    [capital(name), spot],
  ];
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
