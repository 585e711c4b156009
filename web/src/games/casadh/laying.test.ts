import { describe, expect, it } from 'vitest';

import { towards } from './laying';

const choices = [0, 1, 3, 4].map((rotation) => ({
  rotation,
  sides: [],
  enters: 'A' as const,
  at_marker: false,
  exits: [],
}));
const wanted = (rotation: number) => ({ do: 'rotate', rotation });

describe('what a lesson points at while a hex is turned', () => {
  it('is the shorter way round, and then the button that lays it', () => {
    expect(towards(choices, 0, wanted(1))).toEqual({ left: 'turn:1' });
    expect(towards(choices, 0, wanted(4))).toEqual({ right: 'turn:4' });
    expect(towards(choices, 4, wanted(4))).toEqual({ lay: 'turn:4' });
  });

  it('is nothing when nobody asked, or for something else', () => {
    expect(towards(choices, 0, null)).toEqual({});
    expect(towards(choices, 0, wanted(2))).toEqual({});
    expect(towards(choices, 0, { do: 'leave' })).toEqual({});
  });
});
