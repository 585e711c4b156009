// The keys of this game, and what they do.
import * as said from '$words/skulldug';

export const KEY_HELP: readonly (readonly [string, string])[] = [
  ['← ↑ → ↓', said.key.arrows],
  ['tab', said.key.tab],
  ['enter', said.key.enter],
  ['t', said.key.t],
  ['1 – 9', said.key.digits],
  ['a', said.key.a],
  ['d x', said.key.dx],
  [', .', said.key.turn],
  ['g', said.key.g],
  ['c', said.key.c],
  ['k p', said.key.kp],
  ['e y', said.key.ey],
  ['esc', said.key.esc],
  ['m', said.key.m],
  ['+ − 0', said.key.zoom],
];
