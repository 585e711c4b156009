// Where an event happened, or to whom.
import type { JsonValue } from '../../generated/protocol';
import type { Event } from '../../generated/skulldug';
import { namedBy, type Named } from '../../board/naming';
import { pawnOf } from './pawns';
import { cellSpot, pawnSpot, type Spot } from './spots';

/** The places of events as they came over the wire. */
export function placesOfAll(events: readonly JsonValue[]): Spot[] {
  return (events as readonly unknown[] as readonly Event[]).flatMap(placesOf);
}

/** Passages are called by letter and number. */
const CELL = /(?<![\p{L}\p{N}])[a-m](?:1[0-3]|[1-9])(?![\p{L}\p{N}])/gu;

/** The passages that a text speaks of. */
export function placesNamed(text: string): Named[] {
  return namedBy(text, CELL, cellSpot);
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
