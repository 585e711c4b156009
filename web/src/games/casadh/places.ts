// Where an event happened, or to whom.
import { namesOf, type Named } from '../../board/naming';
import type { Event, HexNow, Space } from '../../generated/casadh';
import type { JsonValue } from '../../generated/protocol';
import { hexPrint, placeOf } from './content';
import { bearing } from './map/hexes';
import { spaceSpot, type Spot } from './routes';

/** The places of events as they came over the wire. */
export function placesOfAll(events: readonly JsonValue[]): Spot[] {
  return (events as readonly unknown[] as readonly Event[]).flatMap(placesOf);
}

/** Finds the hexes that a text speaks of: by what they are called, and every space by its way from Base Camp. */
export function placesNamed(
  hexes: readonly Pick<HexNow, 'hex' | 'at'>[],
  dark: readonly Space[],
): (text: string) => Named[] {
  return namesOf(
    new Map([
      ...[...hexes.map(({ at }) => at), ...dark].map((at) => [bearing(placeOf(at)), spaceSpot(at)] as const),
      ...hexes.map(({ hex, at }) => [hexPrint(hex).name, spaceSpot(at)] as const),
    ]),
  );
}

export function placesOf(event: Event): Spot[] {
  if (event.event === 'moved' || event.event === 'grue-moved') return [spaceSpot(event.from), spaceSpot(event.to)];
  if ('at' in event) return [spaceSpot(event.at)];
  return 'seat' in event ? [`pawn:${event.seat}`] : [];
}
