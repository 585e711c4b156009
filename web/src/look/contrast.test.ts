import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

/** A colour by day and by night. */
type Pair = readonly [string, string];

const HOUSE = ['src/look/tokens.css', 'src/look/materials.css'].filter(existsSync);

/** Every colour of these files by its name; names that stand for others are followed. */
function colours(...files: string[]): Map<string, Pair> {
  const written = new Map(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, name, value]) => [name ?? '', (value ?? '').trim()] as const,
      ),
    ),
  );
  const found = new Map<string, Pair>();
  for (const [name, value] of written) {
    let stands = value;
    for (
      let via = /^var\(--([\w-]+)\)$/.exec(stands)?.[1];
      via !== undefined;
      via = /^var\(--([\w-]+)\)$/.exec(stands)?.[1]
    )
      stands = written.get(via) ?? '';
    const both = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(stands);
    if (both) found.set(name, [both[1] ?? '', both[2] ?? '']);
    else if (/^#[0-9a-f]{6}$/.test(stands)) found.set(name, [stands, stands]);
  }
  return found;
}

/** As WCAG 2 reckons it: from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Each of `fronts` on each of `grounds`, by day and by night, that has too little contrast. */
function faint(of: Map<string, Pair>, fronts: string[], grounds: string[], least: number): string[] {
  const pair = (name: string): Pair => {
    const found = of.get(name);
    if (found === undefined) throw new Error(`no colour is called --${name}`);
    return found;
  };
  return fronts.flatMap((front) =>
    grounds.flatMap((ground) =>
      (['day', 'night'] as const).flatMap((when, at) => {
        const is = contrast(pair(front)[at] ?? '', pair(ground)[at] ?? '');
        return is < least ? [`--${front} on --${ground} by ${when}: ${is.toFixed(2)}`] : [];
      }),
    ),
  );
}

const AA_TEXT = 4.5;
const AA_SHAPE = 3;
const seats = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);

describe('contrast', () => {
  const house = colours(...HOUSE);
  const grounds = ['rock', 'ledge', 'slab'];

  it('is reckoned as it should be', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('of text is enough everywhere', () => {
    expect(
      faint(house, ['ink', 'ink-soft', 'lamp', 'water', 'gold', 'danger', 'moss'], [...grounds, 'rock-deep'], AA_TEXT),
    ).toEqual([]);
    expect(faint(house, ['lamp-ink'], ['lamp-fill', 'lamp-fill-hover'], AA_TEXT)).toEqual([]);
    for (const tone of ['water', 'gold', 'danger', 'moss'])
      expect(faint(house, [tone], [`${tone}-fill`], AA_TEXT)).toEqual([]);
  });

  it('of outlines, marks and the focus is enough', () => {
    expect(faint(house, ['edge-strong', 'focus', ...seats], grounds, AA_SHAPE)).toEqual([]);
  });

  it.each([
    // Words on a board have an edge of their own, or stand on a plate; grounds are measured in e2e/contrast.test.js.
    ['cave-troll', ['ct-print'], ['ct-print-edge']],
    ['casadh', ['cc-print'], ['cc-print-edge']],
    ['cave-pilot', ['cp-print', 'cp-soft', 'cp-good', 'cp-bad'], ['cp-plate']],
  ])('of what is printed on the board of %s is enough', (game, fronts, floors) => {
    expect(faint(colours(...HOUSE, `src/games/${game}/look.css`), fronts, floors, AA_TEXT)).toEqual([]);
  });
});
