// The Caves of Casadh's part of its rules page.

import { start } from '$words/casadhbook';
import { startOf, type RuleBook } from '../../../rules/book';
import Hoard from './Hoard.svelte';
import { pictures } from './pictures';
import Plate from './Plate.svelte';
import type { Shows } from './shows';
import { summary } from './summary';

export default {
  Hoard,
  Plate,
  late: ['how-the-map-works', 'open-and-hidden'],
  start: startOf(start, [
    'CC-SETUP-08',
    'CC-HEX-02',
    'CC-CARD-02',
    'CC-HEX-10',
    'CC-HAZ-04',
    'CC-GRUE-02',
    'CC-LEAVE-03',
  ]),
  pictures,
  summary,
  box: async () => (await import('./box')).box,
} satisfies RuleBook<Shows>;
