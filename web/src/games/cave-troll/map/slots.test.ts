import { describe, expect, it } from 'vitest';

import { areas } from '../content';
import { distance, edgeDistance, inside, scaled } from './geometry';
import { ground, slots } from './slots';

describe('figures in an area', () => {
  it('never overlap, from one to twelve in every area', () => {
    for (const { id } of areas) {
      for (let n = 1; n <= 12; n++) {
        const places = slots(n, ground(id).figures);
        expect(places).toHaveLength(n);
        places.forEach((a, i) =>
          places.slice(i + 1).forEach((b) => {
            expect(distance([a.x, a.y], [b.x, b.y]), `${id} ${n}`).toBeGreaterThan(a.size * 0.999);
          }),
        );
      }
    }
  });

  it('stand inside the walls', () => {
    for (const { id, outline } of areas) {
      for (const n of [1, 4, 6]) {
        for (const { x, y } of slots(n, ground(id).figures)) {
          expect(inside([x, y], outline.map(scaled)), `${id} ${n}`).toBe(true);
          expect(edgeDistance([x, y], outline.map(scaled))).toBeGreaterThan(20);
        }
      }
    }
  });

  it('are large enough to tell apart when a room is full', () => {
    for (const { id, kind } of areas) {
      if (kind === 'room') expect(slots(6, ground(id).figures)[0]?.size, id).toBeGreaterThan(48);
    }
  });

  it('leave the shelf to coins and chests', () => {
    for (const { id, kind } of areas) {
      const { figures, shelf } = ground(id);
      const apart =
        figures.y + figures.h <= shelf.y + 1 || shelf.x + shelf.w <= figures.x || figures.x + figures.w <= shelf.x;
      if (kind === 'room') expect(apart, id).toBe(true);
    }
  });
});
