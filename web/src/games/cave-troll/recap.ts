// What events of Cave Troll look like in the recap.
import type { Shown } from '../../board/recap';
import type { Event, Figure } from '../../generated/cave-troll';
import type { JsonValue } from '../../generated/protocol';
import { areaPrint, artifactPrint, figurePrint } from './content';
import { readFigure } from './seats';

export function recap(told: JsonValue): Shown | null {
  const event = told as unknown as Event;
  switch (event.event) {
    case 'placed':
      return walked(event.figure, event.at);
    case 'moved':
      return walked(event.figure, event.to);
    case 'discarded': {
      const { owner, kind } = readFigure(event.figure);
      return { seat: owner, sign: 'skull', what: figurePrint(kind).name };
    }
    case 'chest-placed':
      return { seat: event.owner, sign: 'find', to: areaPrint(event.at).name };
    case 'found':
    case 'used':
      return event.artifact === null
        ? { seat: event.seat, sign: 'find' }
        : { seat: event.seat, sign: 'find', what: artifactPrint(event.artifact).name };
    case 'paid':
    case 'kept':
      return { seat: event.seat, sign: 'coin', by: event.gold, joins: 'gold' };
    default:
      return null;
  }
}

function walked(figure: Figure, to: string): Shown {
  const { owner, kind } = readFigure(figure);
  return { seat: owner, sign: 'walk', what: figurePrint(kind).name, to: areaPrint(to).name, joins: figure };
}
