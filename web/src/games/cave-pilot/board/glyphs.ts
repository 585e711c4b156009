// A challenge as a row of glyphs: what each is and where it stands. For the plates in the rock and for lines of text.
import type { Die, Property } from '../../../generated/cave-pilot';
import type { Challenge, Penalty } from '../print';

export type Glyph =
  | { readonly is: 'icon'; readonly icon: Property | 'missile' | 'reputation' | 'exploration' | 'blown' }
  | { readonly is: 'die'; readonly die: Die }
  | { readonly is: 'text'; readonly text: string; readonly strong: boolean; readonly grave?: boolean };
export type Set = { readonly glyph: Glyph; readonly x: number };

const text = (words: string, strong = false): Glyph => ({ is: 'text', text: words, strong });

/** Shields + attack > yellow + orange + 1; what lies near may add something. */
export function challengeGlyphs({ left, dice, plus }: Challenge, adds = 0): Glyph[] {
  const between = (glyphs: readonly Glyph[]) => glyphs.flatMap((glyph, i) => (i === 0 ? [glyph] : [text('+'), glyph]));
  const right: Glyph[] = [
    ...dice.map((die): Glyph => ({ is: 'die', die })),
    ...(plus > 0 ? [text(String(plus), true)] : []),
  ];
  return [
    ...between(left.map((icon): Glyph => ({ is: 'icon', icon }))),
    text('>', true),
    ...between(right),
    ...(adds > 0 ? [{ is: 'text', text: `+${adds}`, strong: true, grave: true } as const] : []),
  ];
}

/** What a failure costs. */
export function penaltyGlyphs(penalties: readonly Penalty[]): Glyph[] {
  return penalties.flatMap((penalty): Glyph[] => {
    switch (penalty.is) {
      case 'hits':
        return [text(`−${penalty.n}`, true), { is: 'icon', icon: penalty.on }];
      case 'reputation':
        return [text(`−${penalty.n}`, true), { is: 'icon', icon: 'reputation' }];
      case 'cards':
        return [text(`−${penalty.n}`, true), { is: 'icon', icon: 'exploration' }];
      case 'shown':
        return [text('−', true), { is: 'die', die: penalty.die }];
    }
  });
}

/** Glyphs set side by side, each `size` high; where each begins, and how wide it all is. */
export function setGlyphs(
  glyphs: readonly Glyph[],
  size: number,
): { readonly set: readonly Set[]; readonly width: number } {
  let x = 0;
  const set = glyphs.map((glyph): Set => {
    const here = x;
    x += widthOf(glyph, size);
    return { glyph, x: here };
  });
  return { set, width: x };
}

function widthOf(glyph: Glyph, size: number): number {
  if (glyph.is !== 'text') return size * 1.08;
  const letters = glyph.text.length;
  return glyph.text === '>' ? size * 0.95 : glyph.strong ? size * (0.12 + 0.5 * letters) : size * 0.62;
}
