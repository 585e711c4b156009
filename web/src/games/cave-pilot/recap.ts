// What events of Cave Pilot 55 look like in the recap.
import type { Shown } from '../../board/recap';
import type { Event } from '../../generated/cave-pilot';
import type { JsonValue } from '../../generated/protocol';
import { cavePrint, explorationPrint, upgradePrint } from './content';
import { placeWords } from './words';

export function recap(told: JsonValue): Shown | null {
  const event = told as unknown as Event;
  switch (event.event) {
    case 'placed':
      return { seat: event.seat, sign: 'tile', what: cavePrint(event.card).title };
    case 'moved':
      return { seat: event.seat, sign: 'walk', to: placeWords(event.to), joins: 'fly' };
    case 'fired':
      return { seat: event.seat, sign: 'shot' };
    case 'challenged':
      return event.passed ? { seat: event.seat, sign: 'fight' } : { seat: event.seat, sign: 'trap' };
    case 'reputation':
    case 'bonus':
      return { seat: event.seat, sign: 'star', by: event.by, joins: 'reputation' };
    case 'hit':
      return { seat: event.seat, sign: 'heart', by: -1, joins: 'damage' };
    case 'used':
      return { seat: event.seat, sign: 'card', what: explorationPrint(event.card).title };
    case 'bought':
      return { seat: event.seat, sign: 'find', what: upgradePrint(event.card).title };
    case 'out':
      return { seat: event.seat, sign: 'skull' };
    case 'finished':
      return { seat: event.seat, sign: 'flag' };
    default:
      return null;
  }
}
