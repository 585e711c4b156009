// The chance of an outbreak, as people read it.

/** `no risk`, `1 in 6`, `certain`. */
export function chanceWords(sixths: number): string {
  if (sixths <= 0) return 'no risk';
  return sixths >= 6 ? 'certain' : `${sixths} in 6`;
}

/** How a chance is coloured, from calm to alarm. */
export function alarm(sixths: number): 'calm' | 'wary' | 'grave' {
  if (sixths <= 1) return 'calm';
  return sixths <= 3 ? 'wary' : 'grave';
}
