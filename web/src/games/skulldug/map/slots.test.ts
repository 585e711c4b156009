import { describe, expect, it } from 'vitest';

import { distance } from '../../../board/geometry';
import { SHELF, STAND, slots } from './slots';

describe('slots', () => {
  it('hold any number without touching or leaving the box', () => {
    for (const box of [SHELF, STAND]) {
      for (let n = 1; n <= 12; n++) {
        const places = slots(n, box, 60);
        expect(places).toHaveLength(n);
        places.forEach((a, i) => {
          expect(a.x - a.size / 2).toBeGreaterThanOrEqual(box.x - 0.01);
          expect(a.y + a.size / 2).toBeLessThanOrEqual(box.y + box.h + 0.01);
          places.slice(i + 1).forEach((b) => expect(distance([a.x, a.y], [b.x, b.y])).toBeGreaterThan(a.size * 0.99));
        });
      }
    }
  });

  it('are as large as may be for few', () => {
    expect(slots(2, STAND, 60)[0]?.size).toBe(60);
  });
});
