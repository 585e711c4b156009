// The keys of this game, and what they do.
import * as said from '$words/troll';

export const KEY_HELP: readonly (readonly [string, string])[] = [
  ['← ↑ → ↓', said.key.arrows],
  ['tab', said.key.tab],
  ['enter', said.key.enter],
  ['t', said.key.t],
  ['esc', said.key.esc],
  ['d', said.key.d],
  ['e', said.key.e],
  ['s', said.key.s],
  ['1 2', said.key.cards],
  ['a', said.key.a],
  ['m', said.key.m],
  ['+ − 0', said.key.zoom],
];
