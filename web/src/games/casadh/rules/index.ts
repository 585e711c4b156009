// The Caves of Casadh's part of its rules page.

import type { RuleBook } from '../../../rules/book';
import Hoard from './Hoard.svelte';
import { pictures } from './pictures';
import Plate from './Plate.svelte';
import type { Shows } from './shows';
import { summary } from './summary';

export default {
  Hoard,
  Plate,
  late: ['Model', 'Information'],
  pictures,
  summary,
  box: async () => (await import('./box')).box,
} satisfies RuleBook<Shows>;
