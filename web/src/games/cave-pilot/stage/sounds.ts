// What is heard in the cave: engines, dice, and what hits.
import type { Event } from '../../../generated/cave-pilot';
import type { Sound } from '../../../sound/ears';

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  'start-rolled': 'die',
  'tie-rolled': 'die',
  'missile-rolled': 'die',
  rolled: 'die',
  wind: 'wind',
  moved: 'engine',
  hovers: 'engine',
  placed: 'tile',
  displayed: 'card',
  used: 'card',
  bought: 'coins',
  sold: 'coins',
  repaired: 'ward',
  reputation: 'gem',
  bonus: 'gem',
  fired: 'missile',
  'cave-hit': 'blast',
  warded: 'ward',
  hit: 'hit',
  out: 'blast',
  'exit-opens': 'door',
  finished: 'door',
  'water-rises': 'thunder',
};

export const soundOf = (event: Event): Sound | null => SOUNDS[event.event] ?? null;
