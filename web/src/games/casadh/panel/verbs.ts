// The verbs that stand on buttons, in the order in which they stand there.
import type { Verb } from '../routes';

export type VerbButton = { readonly verb: Verb; readonly label: string; readonly key: string; readonly primary?: boolean };

export const VERBS: readonly VerbButton[] = [
  { verb: 'collect', label: 'Collect treasure', key: 'c', primary: true },
  { verb: 'take', label: 'Take items', key: 'i' },
  { verb: 'leave', label: 'Leave the caves', key: 'x' },
  { verb: 'medkit', label: 'Use medkit', key: 'k' },
  { verb: 'deploy', label: 'Light dynamite', key: 'd' },
  { verb: 'defuse', label: 'Defuse', key: 'f' },
  { verb: 'try', label: 'Move a Grue', key: 'g', primary: true },
  { verb: 'pass', label: 'Pass', key: 's' },
  { verb: 'decline', label: 'Let them be', key: 's' },
  { verb: 'end-turn', label: 'End turn', key: 'e' },
];

/** The digits lie like the sides of a hex: 6 is east, 9 northeast, round to 3. */
export const KEYPAD: Readonly<Record<string, number>> = { '6': 0, '9': 1, '7': 2, '4': 3, '1': 4, '3': 5 };
