// Nobody points at what is only a picture.

import { Pointing } from '../../../board/pointing.svelte';
import type { Action } from '../../../generated/cave-pilot';
import type { Spot } from '../routes';

export function nobody(): Pointing<Action, Spot> {
  return new Pointing<Action, Spot>(() => ({
    choice: null,
    busy: true,
    act: () => undefined,
    why: () => Promise.resolve(null),
    meaning: () => null,
  }));
}
