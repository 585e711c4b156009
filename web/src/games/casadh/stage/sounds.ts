// What is heard when something happens in the caves.
import type { Event } from '../../../generated/casadh';
import type { Sound } from '../../../sound/ears';

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  'hazard-rolled': 'die',
  'grue-rolled': 'die',
  'defuse-rolled': 'die',
  moved: 'step',
  slid: 'step',
  explored: 'tile',
  'card-drawn': 'card',
  'item-found': 'gem',
  kept: 'coins',
  befalls: 'hit',
  struck: 'hit',
  hurt: 'hit',
  warded: 'ward',
  healed: 'heal',
  cured: 'heal',
  'token-placed': 'wind',
  'grue-moved': 'growl',
  'grue-eats': 'growl',
  'fuse-lit': 'missile',
  exploded: 'blast',
  collapsed: 'thunder',
  died: 'death',
  left: 'door',
};

export const soundOf = (event: Event): Sound | null => SOUNDS[event.event] ?? null;
