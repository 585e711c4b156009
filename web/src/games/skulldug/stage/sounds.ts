// What is heard in the cave: steps and tiles, dice, and what lives there.
import type { Event } from '../../../generated/skulldug';
import type { Sound } from '../../../sound/ears';

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  'first-rolled': 'die',
  rolled: 'die',
  'cave-rolled': 'die',
  moved: 'step',
  'monster-moved': 'growl',
  meets: 'growl',
  discovered: 'tile',
  turned: 'door',
  found: 'gem',
  'picked-up': 'coins',
  taken: 'coins',
  dropped: 'tile',
  used: 'card',
  'backup-card': 'card',
  thrown: 'missile',
  injured: 'hit',
  'health-lost': 'hit',
  'health-gained': 'heal',
  recovered: 'heal',
  freed: 'heal',
  unhurt: 'ward',
  dazed: 'hit',
  pinned: 'hit',
  destroyed: 'thunder',
  'ghost-goal': 'ghost',
  spawned: 'ghost',
  respawned: 'ghost',
  died: 'death',
};

export const soundOf = (event: Event): Sound | null => SOUNDS[event.event] ?? null;
