import { expect, it } from 'vitest';

import type { Event } from '../../generated/cave-pilot';
import { tally } from './tally';

it('says where Reputation came from', () => {
  const events: Event[] = [
    { event: 'handles', at: 'C1', card: 'Y12', order: [0] },
    { event: 'challenged', seat: 0, part: 0, left: 4, right: 3, passed: true },
    { event: 'reputation', seat: 0, by: 1, now: 1 },
    { event: 'handles', at: 'C2', card: 'O15', order: [0, 1] },
    { event: 'reputation', seat: 1, by: 2, now: 2 },
    { event: 'challenged', seat: 0, part: 0, left: 1, right: 3, passed: false },
    { event: 'landed', seat: 0, at: 'C2' },
    { event: 'fired', seat: 1, at: 'A' },
    { event: 'reputation', seat: 0, by: -1, now: 0 },
    { event: 'bonus', seat: 1, by: 4 },
    { event: 'out', seat: 0, crashed: true },
  ];
  expect(tally(events, 2)).toEqual([
    { yellow: 1, orange: 0, red: 0, lost: -1, other: 0, bonus: 0, passed: 1, failed: 1, out: true },
    { yellow: 0, orange: 2, red: 0, lost: 0, other: 0, bonus: 4, passed: 0, failed: 0, out: false },
  ]);
});
