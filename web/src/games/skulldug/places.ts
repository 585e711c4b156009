// Where an event happened, or to whom.
import type { JsonValue } from '../../generated/protocol';
import type { Event } from '../../generated/skulldug';
import { pawnOf } from './pawns';
import { cellSpot, pawnSpot, type Spot } from './spots';

/** The places of events as they came over the wire. */
export function placesOfAll(events: readonly JsonValue[]): Spot[] {
  return (events as readonly unknown[] as readonly Event[]).flatMap(placesOf);
}

export function placesOf(event: Event): Spot[] {
  switch (event.event) {
    case 'moved':
    case 'monster-moved':
      return [cellSpot(event.from), cellSpot(event.to)];
    case 'taken':
      return [pawnSpot(event.from), pawnSpot(event.to)];
    case 'thrown':
    case 'throw-ends':
      return [pawnSpot(event.by), pawnSpot(event.at)];
    case 'picked-up':
      return [cellSpot(event.from)];
    case 'turn-begins':
      return event.seats.map((seat) => pawnSpot(pawnOf(seat)));
    default:
      if ('at' in event) return [cellSpot(event.at)];
      if ('who' in event) return [pawnSpot(event.who)];
      if ('ghost' in event) return [pawnSpot(event.ghost)];
      return 'seat' in event ? [pawnSpot(pawnOf(event.seat))] : [];
  }
}
