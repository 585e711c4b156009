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

  // Words on a board stand on floors of any colour: each has an edge of its own, or a plate.
  it.each([
    ['cave-troll/board/Sign', '.sign', 0],
    ['cave-troll/board/Flag', 'text', 0],
    ['casadh/board/Board', '.name', 0.4],
    ['casadh/rules/MapCut', '.name', 0],
    ['cave-pilot/board/Cell', '.marks text', 0],
    ['cave-pilot/board/Cell', '.stamp', 0],
  ] as const)('of words with an edge is enough, and the edge is wide and whole: %s %s', (file, words, dusk) => {
    const look = styleOf(file, words);
    expect(look['paint-order']).toBe('stroke');
    expect(look['opacity']).toBeUndefined();
    // Half of the edge lies under the letters.
    const edge = look['stroke-width'] ?? '0';
    const width = parseFloat(edge) * (edge.endsWith('em') ? sizeOf(look) : 1);
    expect(width / 2).toBeGreaterThanOrEqual(0.1 * sizeOf(look));
    expect(tooFaint(file, look['fill'], look['stroke'], dusk)).toEqual([]);
  });

  it.each([
    ['cave-troll/board/Coins', 'text', '.face', 0],
    ['cave-troll/board/Token', 'text', '.count', 0],
    ['skulldug/board/Icons', 'text', '.hazard', 0.4],
    ['casadh/board/HexTile', '.number', '.badge', 0.4],
    ['casadh/board/ChargeToken', 'text', '.count', 0],
    ['casadh/board/PileToken', 'text', '.label rect', 0],
    ['casadh/board/PileToken', '.known text', '.label rect', 0],
    ['casadh/board/PileToken', '.partly text', '.label rect', 0],
    ['cave-pilot/board/Gate', '.sign text', '.sign rect', 0],
    ['cave-pilot/board/Plate', '.times', '.plate', 0],
    ['cave-pilot/board/Plate', '.name', '.plate', 0],
    ['cave-pilot/board/Cell', '.odds text', '.odds rect', 0],
    ['cave-pilot/board/Cell', '.odds .good', '.odds rect', 0],
    ['cave-pilot/board/Cell', '.odds .bad', '.odds rect', 0],
  ] as const)('of words on a plate is enough: %s %s', (file, words, plate, dusk) => {
    expect(tooFaint(file, styleOf(file, words)['fill'], styleOf(file, plate)['fill'], dusk)).toEqual([]);
  });
});

/** What a component's own style says of a selector. */
function styleOf(file: string, selector: string): Record<string, string> {
  const text = readFileSync(`src/games/${file}.svelte`, 'utf8').split('<style>')[1] ?? '';
  const escaped = selector.replace(/[.]/g, '\\.');
  const body = new RegExp(`^  ${escaped} \\{([^}]*)\\}`, 'm').exec(text)?.[1];
  if (body === undefined) throw new Error(`${file} says nothing of ${selector}`);
  return Object.fromEntries([...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

/** `font: 600 11px/1 serif` is 11. */
const sizeOf = (look: Record<string, string>): number => parseFloat(/([\d.]+)px/.exec(look['font'] ?? '')?.[1] ?? '0');

/** Ink and ground by day and by night, where the lamp is away and the dark lies over both. */
function tooFaint(file: string, ink = '', ground = '', dusk = 0): string[] {
  const [game = ''] = file.split('/');
  const known = colours(...HOUSE, `src/games/${game}/look.css`);
  const pair = (value: string): Pair => {
    const named = known.get(/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? '');
    const plain = /^#[0-9a-f]{3}$/.test(value) ? value.replace(/[0-9a-f]/g, '$&$&') : value;
    if (named === undefined && !/^#[0-9a-f]{6}$/.test(plain)) throw new Error(`${file}: ${value} is no whole colour`);
    return named ?? [plain, plain];
  };
  const [fronts, grounds] = [pair(ink), pair(ground)];
  return ([0, 1] as const).flatMap((at) => {
    const is = contrast(dimmed(fronts[at], dusk), dimmed(grounds[at], dusk));
    return is < AA_TEXT ? [`${ink} on ${ground} by ${['day', 'night'][at]}: ${is.toFixed(2)}`] : [];
  });
}

/** A colour with so much of the dark over it. */
function dimmed(colour: string, dark: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * (1 - dark)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
