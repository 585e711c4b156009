import { describe, expect, it } from 'vitest';

import type { Event } from '../../generated/cave-troll';
import { tally, total } from './tally';

const scored = (room: string, seat: number, gold: number): Event => ({ event: 'room-scored', room, gold, shares: [{ seat, gold }] });

describe('where the gold came from', () => {
  it('tells single rooms from board scorings and from the last one', () => {
    const [a, b] = tally(
      [
        [scored('R17', 0, 5)],
        [{ event: 'pile-grew', icons: 5 }, scored('R17', 0, 5), scored('R05', 1, 4), { event: 'board-scored', last: false }],
        [{ event: 'paid', seat: 1, gold: 1, why: 'empty-room' }],
        [
          scored('R17', 0, 5),
          scored('R17', 0, 5),
          scored('R01', 1, 4),
          { event: 'board-scored', last: true },
          { event: 'paid', seat: 0, gold: 3, why: 'ended-the-game' },
          { event: 'kept', seat: 1, artifact: 'sword', gold: 4 },
        ],
      ],
      2,
    );
    expect(a).toEqual({ rooms: 10, boards: [5], last: 5, slayer: 0, ended: 3, kept: 0 });
    expect(b).toEqual({ rooms: 0, boards: [4], last: 4, slayer: 1, ended: 0, kept: 4 });
    expect(a && total(a)).toBe(23);
  });
});
