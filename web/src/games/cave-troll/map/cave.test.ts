import { describe, expect, it } from 'vitest';

import { areaPrint, areas, doors, type Point } from '../content';
import { cave } from './cave';
import { edgeDistance, inside, scaled } from './geometry';
import { HALF_WALL } from './outline';

/** Rock is what an odd number of shores leaves outside. */
function isFloor(point: Point): boolean {
  return cave.shores.filter((shore) => inside(point, shore)).length % 2 === 1;
}

describe('the board as printed', () => {
  it('has every door on the outlines of the two areas it joins', () => {
    for (const { between, at } of doors) {
      for (const id of between)
        expect(edgeDistance(at, areaPrint(id).outline), `${between} at ${at}`).toBeLessThan(1e-9);
    }
  });

  it('lists as exits exactly what its doors join', () => {
    for (const { id, exits } of areas) {
      const beyond = doors
        .filter((door) => door.between.includes(id))
        .flatMap((door) => door.between.filter((end) => end !== id));
      expect([...exits].sort()).toEqual(beyond.sort());
    }
  });
});

describe('the cave as drawn', () => {
  it('has an outer wall and one pillar of rock for every ring of doors', () => {
    // Euler: faces = doors - areas + 2, the outside being one of them.
    expect(cave.shores).toHaveLength(doors.length - areas.length + 2);
  });

  it('opens every door and keeps every label on the floor', () => {
    for (const { between, at } of doors) expect(isFloor(scaled(at)), between.join('-')).toBe(true);
    for (const { id, label } of areas) expect(isFloor(scaled(label)), id).toBe(true);
  });

  it('keeps rock in the walls beside the doors', () => {
    for (const { between, at, wall } of doors) {
      const beside: Point = wall === 'vertical' ? [at[0], at[1] + 0.47] : [at[0] + 0.47, at[1]];
      expect(isFloor(scaled(beside)), between.join('-')).toBe(false);
    }
  });

  it('never lets a floor reach beyond its printed outline', () => {
    for (const { id, outline } of areas) {
      const print = outline.map(scaled);
      for (const point of cave.floors.get(id) ?? []) {
        expect(inside(point, print), id).toBe(true);
        expect(edgeDistance(point, print)).toBeGreaterThan(HALF_WALL / 4);
      }
    }
  });

  it('is small enough to be one path', () => {
    expect(cave.rock.length).toBeLessThan(80_000);
  });
});
