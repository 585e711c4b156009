// Skulldug!'s part of its rules page.

import { start } from '$words/skulldugbook';
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
    'SK-GOAL-01',
    'SK-DASH-01',
    'SK-DISC-01',
    'SK-ENC-03',
    'SK-FLEE-01',
    'SK-SHOVE-01',
    'SK-GOAL-02',
  ]),
  pictures,
  summary,
  box: async () => (await import('./box')).box,
} satisfies RuleBook<Shows>;
