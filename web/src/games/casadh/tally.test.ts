import { expect, it } from 'vitest';

import { tally } from './tally';

it('tells what was found, picked up, taken from the Surface and lost', () => {
  const ledgers = tally(
    [
      { event: 'kept', seat: 0, at: '1,0', blind: false, value: 7 },
      { event: 'looked', seat: 0, at: '1,0', seen: true, count: 2, values: [4, 1] },
      { event: 'kept', seat: 0, at: '1,0', blind: false, value: 4 },
      { event: 'treasure-dropped', seat: 0, at: '2,0', value: 4 },
      { event: 'kept', seat: 1, at: '1,0', blind: false, value: null },
      { event: 'left', seat: 0, treasures: [9, 8] },
      { event: 'died', seat: 1, why: 'bats' },
      { event: 'shown', seat: 0, values: [7, 8, 9], total: 24 },
    ],
    2,
  );
  expect(ledgers[0]).toEqual({ found: 7, collected: 4, surface: 17, dropped: 4, isPartly: false, treasures: [9, 8, 7], death: null });
  expect(ledgers[1]).toMatchObject({ found: 0, isPartly: true, death: 'bats' });
});
