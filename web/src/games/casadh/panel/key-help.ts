// The keys of this game, and what they do.
import * as said from '$words/casadh';

import { VERBS } from './verbs';

export const KEY_HELP: readonly (readonly [string, string])[] = [
  ['← ↑ → ↓', said.key.arrows],
  ['tab', said.key.tab],
  ['enter', said.key.enter],
  ['t', said.key.t],
  ['7 9 4 6 1 3', said.key.sides],
  ['[ ]', said.key.turn],
  ['y', said.key.lay],
  ['esc', said.key.esc],
  ...VERBS.map(({ verb, key }) => [key, said.keyVerb[verb]] as const),
  ['m', said.key.list],
  ['+ − 0', said.key.zoom],
];
