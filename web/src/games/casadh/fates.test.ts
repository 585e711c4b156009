import { expect, it } from 'vitest';

import { fates } from './fates';

it('tells what was brought out, and how others died', () => {
  const all = fates(
    [
      { event: 'kept', seat: 0, at: '1,0', blind: false, value: 7 },
      { event: 'left', seat: 0, treasures: [9, 8] },
      { event: 'died', seat: 1, why: 'bats' },
      { event: 'shown', seat: 0, values: [7, 8, 9], total: 24 },
    ],
    3,
  );
  expect(all).toEqual([
    { treasures: [9, 8, 7], death: null },
    { treasures: [], death: 'bats' },
    { treasures: [], death: null },
  ]);
});
