// The keys of this game, and what they do.
import * as said from '$words/pilot';

export const KEY_HELP: readonly (readonly [string, string])[] = [
  ['← ↑ → ↓', said.key.arrows],
  ['enter', said.key.enter],
  ['t', said.key.t],
  ['esc', said.key.esc],
  ['1 – 4', said.key.digits],
  ['d', said.key.d],
  ['e', said.key.e],
  ['s', said.key.s],
  ['g', said.key.g],
  ['f b', said.key.fb],
  ['h', said.key.h],
  ['m', said.key.m],
  ['+ − 0', said.key.zoom],
];
