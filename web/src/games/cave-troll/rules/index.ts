// Cave Troll's part of its rules page.

import { start } from '$words/trollbook';
import { startOf, type RuleBook } from '../../../rules/book';
import Hoard from './Hoard.svelte';
import { pictures } from './pictures';
import Plate from './Plate.svelte';
import type { Shows } from './shows';
import { summary } from './summary';

export default {
  Hoard,
  Plate,
  late: ['words-to-know'],
  start: startOf(start, [
    'CT-SCORE-09',
    'CT-MOVE-01',
    'CT-DRAW-06',
    'CT-ENTER-04',
    'CT-MON-TROLL-02',
    'CT-SCORE-02',
    null,
  ]),
  pictures,
  summary,
  box: async () => (await import('./box')).box,
} satisfies RuleBook<Shows>;
