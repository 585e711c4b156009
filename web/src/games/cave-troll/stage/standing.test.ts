import { describe, expect, it } from 'vitest';

import { distance } from '../map/geometry';
import { ground } from '../map/slots';
import { furnished } from '../samples';
import { EMPTY, reconciled } from './stage';
import { chestStandings, standings } from './standing';

const shown = (...pieces: string[]) => standings(reconciled(EMPTY, furnished(pieces)));

describe('figures on the board', () => {
  it('stand apart in a room of six', () => {
    const six = shown('A.adventurer×3 R17', 'B.knight R17', 'C.wraith R17', 'D.berserker R17');
    expect(six).toHaveLength(6);
    six.forEach((a, i) =>
      six.slice(i + 1).forEach((b) => expect(distance([a.x, a.y], [b.x, b.y])).toBeGreaterThan(a.size * 0.999)),
    );
  });

  it('are stacked on a crowded stair, with the number on top', () => {
    const crowd = shown('A.adventurer×7 E1', 'B.adventurer×2 E1', 'B.knight E1');
    expect(crowd.filter((standing) => !standing.under).map((standing) => standing.count)).toEqual([7, 1, 2]);
    expect(new Set(crowd.map((standing) => standing.x)).size).toBe(3);
  });
});

describe('chests', () => {
  it('of all four players fit on one shelf beside the coins', () => {
    const view = furnished([]);
    const stage = { ...reconciled(EMPTY, view), chests: [0, 1, 2, 3].map((owner) => ({ owner, at: 'R17' })) };
    const xs = chestStandings(stage).map(({ at: [x] }) => x);
    const { shelf } = ground('R17');
    expect(Math.min(...xs)).toBeGreaterThan(shelf.x + 47);
    expect(Math.max(...xs)).toBeLessThan(shelf.x + shelf.w);
  });
});
