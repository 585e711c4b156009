// What is heard in the hall: steps, gold, and the troll.
import type { Event } from '../../../generated/cave-troll';
import type { Sound } from '../../../sound/ears';

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  drew: 'card',
  played: 'card',
  placed: 'door',
  'chest-placed': 'tile',
  moved: 'step',
  discarded: 'death',
  'chest-lost': 'hit',
  found: 'gem',
  used: 'gem',
  'room-scored': 'coins',
  'board-scored': 'thunder',
};

export function soundOf(event: Event): Sound | null {
  if (event.event === 'placed' && event.figure.includes('troll')) return 'growl';
  return SOUNDS[event.event] ?? null;
}
