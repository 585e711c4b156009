import { describe, expect, it } from 'vitest';

import { furnished } from '../samples';
import { placesOf } from '../stage/places';
import { EMPTY, reconciled } from '../stage/stage';
import { cellOf, darkPlaces, nextLit, spotBox, spotsAt } from './boxes';
import { stepped } from './keys';

const places = placesOf(reconciled(EMPTY, furnished()));

describe('spots on the board', () => {
  it('have a box, and a place', () => {
    expect(spotBox('cell:b1', places)).toEqual({ x: 100, y: -100, w: 200, h: 200 });
    expect(cellOf('card:basilisk', places)).toBe('b1');
    expect(cellOf('pawn:A', places)).toBe('a1');
    expect(spotBox('verb:end-turn', places)).toBeNull();
  });

  it('are gone through row by row', () => {
    const lit = ['cell:a2', 'cell:c1', 'cell:b1'] as const;
    expect(nextLit(lit, places, null, 1)).toBe('cell:b1');
    expect(nextLit(lit, places, 'cell:b1', 1)).toBe('cell:c1');
    expect(nextLit(lit, places, 'cell:b1', -1)).toBe('cell:a2');
  });

  it('of one passage begin with the passage', () => {
    expect(spotsAt('b1', places)).toEqual(['cell:b1', 'card:basilisk', 'card:boomerang']);
  });
});

describe('the dark', () => {
  it('is drawn next to what is known, never beyond the table', () => {
    expect(darkPlaces(['a1', 'b1'], [], 10)).toEqual(['a2', 'b2', 'c1']);
    expect(darkPlaces(['a1'], ['d9'], 10)).toContain('d9');
  });
});

describe('arrows', () => {
  it('go from place to place and stay on the drawing', () => {
    const all = ['a1', 'b1', 'c1', 'a2'];
    expect(stepped('a1', 'ArrowRight', all)).toBe('b1');
    expect(stepped('a1', 'ArrowLeft', all)).toBe('a1');
    expect(stepped('a1', 'x', all)).toBeNull();
  });
});
