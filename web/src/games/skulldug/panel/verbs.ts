// The verbs that stand on buttons, in the order in which they stand there. Their words are `said.verb`.
import type { Verb } from '../spots';

export const VERBS: readonly { readonly verb: Verb; readonly key?: string; readonly primary?: boolean }[] = [
  { verb: 'play', key: 'e', primary: true },
  { verb: 'use', key: 'a', primary: true },
  { verb: 'keep', key: 'k', primary: true },
  { verb: 'leave', key: 'p' },
  { verb: 'dash', key: 'd' },
  { verb: 'destroy', key: 'x' },
  { verb: 'drink' },
  { verb: 'bleed' },
  { verb: 'turn-left' },
  { verb: 'turn-right' },
  { verb: 'recover', key: 'c' },
  { verb: 'pry-free', key: 'c' },
  { verb: 'farther', key: 'k', primary: true },
  { verb: 'stop', key: 'p' },
  { verb: 'pass', key: 'p' },
  { verb: 'yield', key: 'y' },
  { verb: 'finish', key: 'e' },
  { verb: 'end-turn', key: 'e' },
];
