import { expect, it } from 'vitest';

import { hauls } from './hauls';
import { furnished, player } from './samples';

it('shows the treasures of everybody who holds any', () => {
  const view = furnished({
    players: [
      player(0, { hand: ['hypnotic-opal', 'boomerang', 'misers-coin'], treasures: 2 }),
      player(1, { hand: ['hypnotic-opal'], treasures: 1, at: null }),
      player(2, { hand: ['boomerang'] }),
    ],
  });
  expect(hauls(view)).toEqual([
    { seat: 0, treasures: ['hypnotic-opal', 'misers-coin'], value: 2, isHome: true },
    { seat: 1, treasures: ['hypnotic-opal'], value: 1, isHome: false },
  ]);
});
