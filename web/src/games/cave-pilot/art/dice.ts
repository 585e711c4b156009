// What the faces of the Missile die are drawn with.

const SYMBOLS: Readonly<Record<string, string>> = {
  die: 'cp-again',
  targeting: 'cp-target',
  reputation: 'cp-reputation',
};

/** The drawing of a face of the Missile die; none for figures. */
export function missileSymbol(face: number | string): string | null {
  return SYMBOLS[face] ?? null;
}
