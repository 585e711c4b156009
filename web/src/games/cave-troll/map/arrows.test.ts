import { describe, expect, it } from 'vitest';

import { areas } from '../content';
import { neighbour, type Direction } from './arrows';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

describe('arrow keys', () => {
  it('go through the door on that side', () => {
    expect(neighbour('E1', 'left')).toBe('R06');
    expect(neighbour('E1', 'right')).toBe('R07');
    expect(neighbour('E1', 'down')).toBe('R11');
    expect(neighbour('R14', 'right')).toBe('P2');
    expect(neighbour('R22', 'up')).toBe('P2');
    expect(neighbour('R29', 'up')).toBe('R24');
  });

  it('go to the nearest area where there is no door', () => {
    expect(neighbour('E1', 'up')).toBe('R01');
    expect(neighbour('R28', 'right')).toBe('R27');
  });

  it('stay at the edge of the board', () => {
    expect(neighbour('R03', 'up')).toBe('R03');
    expect(neighbour('R17', 'left')).toBe('R17');
  });

  it('lead from every area to every other', () => {
    for (const { id } of areas) {
      const reached = new Set([id]);
      for (const here of reached) DIRECTIONS.forEach((direction) => reached.add(neighbour(here, direction)));
      expect(reached.size, id).toBe(areas.length);
    }
  });
});
