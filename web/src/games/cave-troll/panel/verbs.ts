// The verbs that stand on buttons, in the order in which they stand there.
import * as said from '$words/troll';

import type { Verb } from '../routes';

export const VERBS: readonly { readonly verb: Verb; readonly label: string; readonly key: string }[] = [
  { verb: 'draw', label: said.verb.draw, key: 'd' },
  { verb: 'stay', label: said.verb.stay, key: 's' },
  { verb: 'no-push', label: said.verb['no-push'], key: 's' },
  { verb: 'stop', label: said.verb.stop, key: 's' },
  { verb: 'end-turn', label: said.verb['end-turn'], key: 'e' },
];
