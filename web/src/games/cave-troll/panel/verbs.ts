// The verbs that stand on buttons, in the order in which they stand there.
import type { Verb } from '../routes';

export const VERBS: readonly { readonly verb: Verb; readonly label: string; readonly key: string }[] = [
  { verb: 'draw', label: 'Draw', key: 'd' },
  { verb: 'stay', label: 'Stay', key: 's' },
  { verb: 'no-push', label: 'No push', key: 's' },
  { verb: 'stop', label: 'Stop here', key: 's' },
  { verb: 'end-turn', label: 'End turn', key: 'e' },
];
