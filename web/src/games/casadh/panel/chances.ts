// The chance of an outbreak, as people read it.
import * as said from '$words/casadh';

/** `no risk`, `1 in 6`, `certain`. */
export function chanceWords(sixths: number): string {
  return said.chance({ sixths: Math.min(6, Math.max(0, sixths)) });
}

/** How a chance is coloured, from calm to alarm. */
export function alarm(sixths: number): 'calm' | 'wary' | 'grave' {
  if (sixths <= 1) return 'calm';
  return sixths <= 3 ? 'wary' : 'grave';
}
