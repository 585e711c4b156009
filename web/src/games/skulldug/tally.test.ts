import { describe, expect, it } from 'vitest';

import { furnished, player } from './samples';
import { deeds } from './tally';

describe('deeds', () => {
  it('are counted from the story, treasures from the hands', () => {
    const view = furnished({ players: [player(0, { hand: ['hypnotic-opal', 'boomerang', 'misers-coin'], treasures: 2 }), player(1, { at: null })] });
    const [mine, theirs] = deeds(
      [
        [{ event: 'discovered', seat: 0, at: 'b1', tile: 'TI-05', turns: 0 }, { event: 'won', who: 'A', card: 'basilisk' }],
        [{ event: 'won', who: 'A', card: 'snare-1' }, { event: 'throw-ends', by: 'A', at: 'B', hit: true }, { event: 'died', who: 'B', at: 'b1' }],
        [{ event: 'died', who: 'ghost-1', at: 'b1' }],
      ],
      view,
    );
    expect(mine).toMatchObject({ treasures: ['hypnotic-opal', 'misers-coin'], value: 2, isHome: true, discovered: 1, slain: 1, disarmed: 1, hits: 1, deaths: 0 });
    expect(theirs).toMatchObject({ isHome: false, deaths: 1, hits: 0 });
  });
});
