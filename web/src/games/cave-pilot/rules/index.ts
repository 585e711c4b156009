// Cave Pilot 55's part of its rules page.

import { start } from '$words/pilotbook';
import { startOf, type RuleBook } from '../../../rules/book';
import Hoard from './Hoard.svelte';
import { pictures } from './pictures';
import Plate from './Plate.svelte';
import type { Shows } from './shows';
import { summary } from './summary';

export default {
  Hoard,
  Plate,
  start: startOf(start, [
    'CP-GEN-02',
    'CP-PLACE-03',
    'CP-MOVE-04',
    'CP-HANDLE-02',
    'CP-DAMAGE-03',
    'CP-CARD-01',
    'CP-MISSILE-03',
    'CP-END-02',
  ]),
  pictures,
  summary,
  box: async () => (await import('./box')).box,
} satisfies RuleBook<Shows>;
