// Roughness that is the same on every screen: it depends on nothing but the place.

/** A number from -1 to 1 for a whole-numbered place. */
export function grain(x: number, y: number, salt = 0): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x7fffffff - 1;
}

/** The same from 0 to 1, for choices. */
export function chance(x: number, y: number, salt = 0): number {
  return (grain(x, y, salt) + 1) / 2;
}

/** Smooth hills and dales, from -1 to 1; `size` is the width of a hill. */
export function hills(x: number, y: number, size: number, salt = 0): number {
  const [u, v] = [x / size, y / size];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [smooth(u - i), smooth(v - j)];
  const top = mix(grain(i, j, salt), grain(i + 1, j, salt), s);
  const bottom = mix(grain(i, j + 1, salt), grain(i + 1, j + 1, salt), s);
  return mix(top, bottom, t);
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
