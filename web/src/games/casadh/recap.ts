// What events of The Caves of Casadh look like in the recap.
import type { Shown } from '../../board/recap';
import type { Event } from '../../generated/casadh';
import type { JsonValue } from '../../generated/protocol';
import { hexPrint, itemPrint, misfortunePrint } from './content';
import { hazardWords } from './words';

export function recap(told: JsonValue): Shown | null {
  const event = told as unknown as Event;
  switch (event.event) {
    case 'moved':
      return { seat: event.seat, sign: 'walk', joins: 'walk' };
    case 'explored':
      return { seat: event.seat, sign: 'walk', to: hexPrint(event.hex).name, joins: 'walk' };
    case 'kept':
      return { seat: event.seat, sign: 'gem', by: 1, joins: 'treasure' };
    case 'treasure-dropped':
      return { seat: event.seat, sign: 'gem', by: -1, joins: 'treasure' };
    case 'items-taken':
      return { seat: event.seat, sign: 'find' };
    case 'item-dropped':
      return { seat: event.seat, sign: 'find', what: itemPrint(event.item).name, by: -1 };
    case 'befalls':
      return { seat: event.seat, sign: 'trap', what: misfortunePrint(event.misfortune).name };
    case 'struck':
      return { seat: event.seat, sign: 'heart', what: hazardWords(event.hazard), by: -event.lost };
    case 'hurt':
      return { seat: event.seat, sign: 'heart', by: -event.lost, joins: 'health' };
    case 'healed':
      return { seat: event.seat, sign: 'heart', by: event.hp, joins: 'health' };
    case 'fuse-lit':
      return { seat: event.owner, sign: 'trap' };
    case 'died':
      return { seat: event.seat, sign: 'skull' };
    case 'left':
      return { seat: event.seat, sign: 'flag' };
    default:
      return null;
  }
}
