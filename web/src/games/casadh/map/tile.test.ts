import { describe, expect, it } from 'vitest';

import { distance } from '../../../board/geometry';
import { hexPrint, hexes } from '../content';
import { apart, crossings } from './curves';
import { APOTHEM, SIDES, mouth } from './hexes';
import { insideBy } from './places';
import { sidesOf, standing, tile } from './tile';
import { nodesBySide, passages } from './tunnels';

const ROTATIONS = [0, 1, 2, 3, 4, 5];
const every = hexes.flatMap((print) =>
  ROTATIONS.map((rotation) => ({ print, rotation, name: `${print.id} turned by ${rotation}` })),
);

describe('a hex that is turned', () => {
  it('shows its printed side i on side i + k', () => {
    expect(nodesBySide('AAABBB', 0).join('')).toBe('AAABBB');
    expect(nodesBySide('AAABBB', 1).join('')).toBe('BAAABB');
    expect(nodesBySide('AAAAAB', 4).join(''), 'S-07: the dead end faces west').toBe('AAABAA');
    expect(sidesOf(hexPrint('L1-06'), 0, 'A')).toEqual([0, 1, 3, 4]);
  });
});

describe('the tunnels of every hex, however it lies', () => {
  it('lead from the mouth of each of their sides to each other', () => {
    for (const { print, rotation, name } of every) {
      for (const { sides, lines } of passages(print, rotation)) {
        for (const side of sides) {
          const nearest = Math.min(...lines.map((line) => apart(mouth(side), line)));
          expect(nearest, `${name}, side ${side}`).toBeLessThan(1);
        }
        // One piece: each line touches another one or is the only one.
        for (const [i, line] of lines.entries()) {
          const ends = [line[0], line.at(-1)].filter((end) => end !== undefined);
          const touches =
            lines.length === 1 || ends.some((end) => lines.some((other, j) => i !== j && apart(end, other) < 1));
          expect(touches, `${name}, a loose end`).toBe(true);
        }
      }
    }
  });

  it('cross only where the print says that one runs over another', () => {
    for (const { print, rotation, name } of every) {
      const all = passages(print, rotation);
      all.forEach((one, i) =>
        all.slice(0, i).forEach((other) => {
          const met = one.lines.flatMap((line) => other.lines.flatMap((below) => crossings(line, below)));
          const isPrinted = print.crossing.includes(one.node) && print.crossing.includes(other.node);
          expect(met.length > 0, `${name}: ${one.node} and ${other.node}`).toBe(isPrinted);
        }),
      );
      // The topmost is drawn last.
      if (print.crossing.length > 0) expect(all.at(-1)?.node).toBe(print.crossing[0]);
    }
  });

  it('have a bridge wherever one runs over another', () => {
    const { tunnels } = tile(hexPrint('L1-06'), 0);
    expect(tunnels.map(({ node, bridges }) => [node, bridges.length])).toEqual([
      ['A', 0],
      ['B', 1],
    ]);
    expect(tile(hexPrint('L2-07'), 0).tunnels.at(-1)?.bridges, 'the knot').toHaveLength(3);
  });
});

describe('places to stand', () => {
  it('lie in their own passageway, inside the hex, and not under a bridge', () => {
    for (const { print, rotation, name } of every) {
      for (const node of new Set(print.sides)) {
        const all = passages(print, rotation);
        const own = all.find((passage) => passage.node === node);
        for (const { at } of standing(print, rotation, node, 2)) {
          expect(insideBy(at), name).toBeGreaterThan(4);
          const far = (passage: (typeof all)[number]) => Math.min(...passage.lines.map((line) => apart(at, line)));
          expect(own && far(own), `${name} ${node}`).toBeLessThan(24);
          for (const other of all.filter((passage) => passage.node !== node))
            expect(far(other), `${name} ${node} over ${other.node}`).toBeGreaterThan(14);
        }
      }
    }
  }, 20_000);

  it('are apart from each other and from the marker', () => {
    const print = hexPrint('L1-01');
    const { marker } = tile(print, 0);
    const places = standing(print, 0, 'A', 6).map(({ at }) => at);
    expect(places).toHaveLength(6);
    for (const [i, one] of places.entries()) {
      if (marker !== null) expect(distance(one, marker)).toBeGreaterThan(20);
      for (const other of places.slice(0, i)) expect(distance(one, other)).toBeGreaterThan(20);
    }
  });
});

describe('signs', () => {
  it('hang inside the hex, one for each symbol, on each other never', () => {
    for (const { print, rotation, name } of every) {
      const { symbols, level, slopes, stars } = tile(print, rotation);
      expect(symbols).toHaveLength(print.symbols.length);
      const all = [...symbols, level];
      for (const at of all) expect(insideBy(at), name).toBeGreaterThan(8);
      for (const [i, one] of all.entries())
        for (const other of all.slice(0, i)) expect(distance(one, other), name).toBeGreaterThan(24);
      expect(slopes).toHaveLength(print.slopes.length);
      for (const { at, side } of stars) expect(distance(at, mouth(side, APOTHEM - 13))).toBeLessThan(1);
    }
    expect(SIDES).toHaveLength(6);
  });

  it('slopes begin in the upper passageway and end in the lower one', () => {
    for (const { print, rotation, name } of every) {
      const all = passages(print, rotation);
      for (const { upper, lower, from, to } of tile(print, rotation).slopes) {
        const far = (node: string, at: typeof from) =>
          Math.min(...(all.find((passage) => passage.node === node)?.lines ?? []).map((line) => apart(at, line)));
        expect(far(upper, from), name).toBeLessThan(1);
        expect(far(lower, to), name).toBeLessThan(1);
      }
    }
  });
});
