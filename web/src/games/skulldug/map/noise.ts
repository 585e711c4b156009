// Randomness that is always the same: for hewn walls, pebbles and cracks.

/** From 0 up to 1, the same for the same numbers. */
export function hash(a: number, b = 0, c = 0): number {
  let n = Math.imul(a | 0, 374761393) ^ Math.imul(b | 0, 668265263) ^ Math.imul(c | 0, 2147483647 - 58);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** A seed for a word. */
export function seedOf(word: string): number {
  return [...word].reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7) | 0;
}
