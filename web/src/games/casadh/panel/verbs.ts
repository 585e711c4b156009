// The verbs that stand on buttons, in the order in which they stand there.
import * as said from '$words/casadh';

import type { Verb } from '../routes';

export type VerbButton = {
  readonly verb: keyof typeof said.verb & Verb;
  readonly label: string;
  readonly key: string;
  readonly primary?: boolean;
};

export const VERBS: readonly VerbButton[] = [
  { verb: 'collect', label: said.verb.collect, key: 'c', primary: true },
  { verb: 'take', label: said.verb.take, key: 'i' },
  { verb: 'leave', label: said.verb.leave, key: 'x' },
  { verb: 'medkit', label: said.verb.medkit, key: 'k' },
  { verb: 'deploy', label: said.verb.deploy, key: 'd' },
  { verb: 'defuse', label: said.verb.defuse, key: 'f' },
  { verb: 'try', label: said.verb.try, key: 'g', primary: true },
  { verb: 'pass', label: said.verb.pass, key: 's' },
  { verb: 'decline', label: said.verb.decline, key: 's' },
  { verb: 'end-turn', label: said.verb['end-turn'], key: 'e' },
];

/** The digits lie like the sides of a hex: 6 is east, 9 northeast, round to 3. */
export const KEYPAD: Readonly<Record<string, number>> = { '6': 0, '9': 1, '7': 2, '4': 3, '1': 4, '3': 5 };
