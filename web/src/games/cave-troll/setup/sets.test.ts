import { describe, expect, it } from 'vitest';

import { ALTERNATE, HALF, drawnMask, flipped, miniatures, namesOf, presetOf } from './sets';

describe('sets', () => {
  it('pair each original figure with its alternate', () => {
    expect(miniatures.map(({ original, alternate }) => `${original.id}/${alternate.id}`)).toEqual([
      'barbarian/berserker',
      'thief/assassin',
      'knight/paladin',
      'dwarf/giant-slayer',
      'cave-troll/rampaging-troll',
      'orc/grunt',
      'wraith/siren-banshee',
    ]);
  });

  it('are known by their names', () => {
    expect(presetOf([0, 0])).toBe('original');
    expect(presetOf([ALTERNATE, ALTERNATE, ALTERNATE])).toBe('alternate');
    expect(presetOf([HALF, HALF])).toBe('half');
    expect(presetOf([5, 5])).toBe('drawn');
    expect(presetOf([5, 6])).toBe('mixed');
  });

  it('half and half is what the server says it is', () => {
    expect(namesOf(HALF)).toEqual([
      'Berserker',
      'Thief',
      'Paladin',
      'Dwarf',
      'Rampaging Troll',
      'Orc',
      'Siren Banshee',
    ]);
  });

  it('are drawn with one coin for each miniature', () => {
    expect(drawnMask(() => 0)).toBe(0);
    expect(drawnMask(() => 0.99)).toBe(ALTERNATE);
    expect(flipped(0, 3)).toBe(8);
  });
});
