import { describe, expect, it } from 'vitest';

import { SIDES, cellAt, centre, next, openSides, opposite, readCell, sideTo, worldOf } from './grid';

describe('places', () => {
  it('are columns by letter and rows by number', () => {
    expect(readCell('c4')).toEqual([2, 3]);
    expect(cellAt(12, 12)).toBe('m13');
    expect(centre('a1')).toEqual([0, 0]);
  });

  it('have neighbours as far as the table goes', () => {
    expect(next('a1', 'east')).toBe('b1');
    expect(next('a1', 'west')).toBeNull();
    expect(next('j1', 'east', 10)).toBeNull();
    expect(sideTo('c4', 'c3')).toBe('north');
    expect(sideTo('c4', 'd5')).toBeNull();
    expect(SIDES.map(opposite)).toEqual(['south', 'west', 'north', 'east']);
  });
});

describe('corridors', () => {
  it('turn clockwise with their tile', () => {
    expect(openSides('t', 0)).toEqual(['north', 'east', 'west']);
    expect(openSides('l', 1)).toEqual(['east', 'south']);
    expect(openSides('i', 1)).toEqual(['east', 'west']);
    expect(openSides('d', 3)).toEqual(['west']);
    expect(openSides('x', 2)).toHaveLength(4);
  });
});

describe('the world', () => {
  it('is what is known and a ring of darkness', () => {
    const alone = worldOf(['g7'], 13);
    expect([alone.w, alone.h]).toEqual([648, 648]);
    expect(worldOf(['g7', 'h7'], 13).w).toBe(848);
  });

  it('ends at the edges of the table', () => {
    expect(worldOf(['a1'], 10)).toEqual({ x: -124, y: -124, w: 448, h: 448 });
  });
});
