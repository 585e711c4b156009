import { describe, expect, it } from 'vitest';

import { travel } from './travel';

const start = { x: 300, y: 300, size: 60 };
const end = { x: 100, y: 350, size: 80 };

describe('the way of a figure', () => {
  it('begins and ends in its slots', () => {
    const way = travel(start, end, 'E1', 'R06');
    expect(way(0)).toEqual(start);
    expect(way(1)).toEqual(end);
  });

  it('goes through the door between two areas', () => {
    const way = travel(start, end, 'E1', 'R06');
    const near = Math.min(
      ...Array.from({ length: 101 }, (_, i) => Math.hypot(way(i / 100).x - 200, way(i / 100).y - 300)),
    );
    expect(near).toBeLessThan(3);
  });

  it('is straight for a jump and inside an area', () => {
    expect(travel(start, end, null, 'R06')(0.5)).toEqual({ x: 200, y: 325, size: 70 });
  });
});
