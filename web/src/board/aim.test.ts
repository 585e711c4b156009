import { describe, expect, it } from 'vitest';

import { aimed, isCrowded } from './aim';

const box = (x: number, y: number, size: number) => ({ x, y, w: size, h: size });
const dwarf = { spot: 'dwarf', box: box(100, 100, 16) };
const knight = { spot: 'knight', box: box(118, 100, 16) };
const thief = { spot: 'thief', box: box(160, 100, 16) };
const near = { spot: 'dwarf', box: box(80, 80, 40) };
const next = { spot: 'knight', box: box(120, 80, 40) };
const cave = { spot: 'cave', box: box(90, 90, 60) };

describe('a finger', () => {
  it('means the only thing nearby, hit or missed by a little', () => {
    expect(aimed([108, 108], 'dwarf', [dwarf, thief])).toEqual({ aim: 'as-it-is' });
    expect(aimed([108, 128], 'cave', [dwarf, thief])).toEqual({ aim: 'spot', spot: 'dwarf' });
    expect(aimed([108, 128], null, [dwarf, thief])).toEqual({ aim: 'spot', spot: 'dwarf' });
  });

  it('means what it hit where nothing that can be chosen is near', () => {
    expect(aimed([108, 150], 'cave', [dwarf])).toEqual({ aim: 'as-it-is' });
    expect(aimed([108, 108], 'dwarf', [])).toEqual({ aim: 'as-it-is' });
  });

  it('comes closer where it may be one of two', () => {
    expect(aimed([114, 108], 'dwarf', [dwarf, knight, thief])).toEqual({ aim: 'closer', marks: [dwarf, knight] });
    expect(aimed([117, 120], null, [dwarf, knight])).toMatchObject({ aim: 'closer' });
  });

  it('takes the one that is clearly nearer', () => {
    expect(aimed([102, 108], 'dwarf', [dwarf, knight])).toEqual({ aim: 'as-it-is' });
    expect(aimed([97, 108], null, [dwarf, knight])).toEqual({ aim: 'spot', spot: 'dwarf' });
  });

  it('on something large that can be chosen means that', () => {
    expect(aimed([108, 128], 'cave', [dwarf, cave])).toEqual({ aim: 'as-it-is' });
    expect(aimed([117, 108], 'dwarf', [near, next])).toEqual({ aim: 'as-it-is' });
  });

  it('that slips off something its own size still means it', () => {
    expect(aimed([100, 127], 'area:R16', [near])).toEqual({ aim: 'spot', spot: 'dwarf' });
    expect(aimed([100, 127], null, [near])).toEqual({ aim: 'spot', spot: 'dwarf' });
    expect(aimed([100, 140], 'area:R16', [near])).toEqual({ aim: 'as-it-is' });
    // On somebody else it means them.
    expect(aimed([127, 100], 'knight', [near])).toEqual({ aim: 'as-it-is' });
    // Between two of them it may be either.
    expect(aimed([120, 126], 'area:R16', [near, next])).toMatchObject({ aim: 'closer' });
  });
});

describe('a crowd', () => {
  it('is too small to be told apart, or too many', () => {
    expect(isCrowded([30, 30], false, true)).toBe(true);
    expect(isCrowded([30, 30], false, false)).toBe(false);
    expect(isCrowded([60, 60, 60, 60], true, false)).toBe(true);
    expect(isCrowded([60, 60, 60, 60], false, false)).toBe(false);
    expect(isCrowded([10], true, true)).toBe(false);
  });
});
