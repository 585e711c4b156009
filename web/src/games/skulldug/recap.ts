// What events of Skulldug! look like in the recap.
import type { Shown, Sign } from '../../board/recap';
import type { Event, Pawn } from '../../generated/skulldug';
import type { JsonValue } from '../../generated/protocol';
import { tilePrint } from './content';
import { seatOf } from './pawns';
import { cardName } from './words';

export function recap(told: JsonValue): Shown | null {
  const event = told as unknown as Event;
  switch (event.event) {
    case 'moved':
      return of(event.who, 'walk', { joins: 'walk' });
    case 'discovered':
      return { seat: event.seat, sign: 'tile', what: tilePrint(event.tile).name };
    case 'picked-up':
      return of(event.who, 'find', { what: cardName(event.card) });
    case 'dropped':
      return of(event.who, 'find', { what: cardName(event.card), by: -1 });
    case 'taken':
      return of(event.to, 'find', { what: cardName(event.card) });
    case 'used':
      return { seat: event.seat, sign: 'card', what: cardName(event.card) };
    case 'won':
      return of(event.who, 'fight', event.card === null ? {} : { what: cardName(event.card) });
    case 'lost':
      return of(event.who, 'trap', event.card === null ? {} : { what: cardName(event.card) });
    case 'thrown':
      return of(event.by, 'shot', { what: cardName(event.card) });
    case 'injured':
      return of(event.who, 'heart', { by: -event.damage, joins: 'health' });
    case 'health-lost':
      return { seat: event.seat, sign: 'heart', by: -event.n, joins: 'health' };
    case 'health-gained':
      return { seat: event.seat, sign: 'heart', by: event.n, joins: 'health' };
    case 'died':
      return of(event.who, 'skull', {});
    default:
      return null;
  }
}

/** Ghosts have no seat, and so no line. */
function of(pawn: Pawn, sign: Sign, more: Partial<Shown>): Shown | null {
  const seat = seatOf(pawn);
  return seat === null ? null : { seat, sign, ...more };
}
