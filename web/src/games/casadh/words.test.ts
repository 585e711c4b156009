import { describe, expect, it } from 'vitest';

import { furnished, hexNow, player } from './samples';
import { chanceWords } from './panel/chances';
import { hexSentences, lotWords, pileWords, placeWords, spotWords } from './words';

const speaker = { names: ['Anna', 'Ben', 'Cleo'], me: 0 };
const view = furnished(
  [
    hexNow('L1-05 1,0 0', {
      treasures: 2,
      tokens: ['methane'],
      seen: { values: [7, 4, 1], taken: [{ seat: 1, count: 1 }], gone: 0, by: [0] },
    }),
  ],
  { players: [player(), player({ at: '1,0', node: 'B' }), player()], fuses: [{ at: '1,0', owner: 1, slots_left: 2 }] },
);

describe('places in words', () => {
  it('have names, compass exits and all that is there', () => {
    expect(placeWords('1,0', view)).toBe('Twin Tunnels, 1 east of Base Camp');
    const text = hexSentences('1,0', view, speaker).join(' ');
    expect(text).toContain('Passageways: A east, northeast and northwest; B west, southwest and southeast.');
    expect(text).toContain('Methane broke out');
    expect(text).toContain("Ben's dynamite goes off in 2 turns.");
    expect(text).toContain('Ben in passageway B');
    expect(placeWords('2,-1', view)).toBe('Unexplored, 1 east and 1 northeast of Base Camp');
  });

  it('tell what I saw, and who took since', () => {
    expect(pileWords(view.hexes[1] ?? { treasures: 0, seen: null }, speaker)).toBe(
      '2 face-down treasures. You saw 7, 4 and 1; since then Ben took 1.',
    );
    expect(pileWords({ treasures: 3, seen: null }, speaker)).toBe('3 face-down treasures.');
  });

  it('tell what went into several hands, and what could break out in the dark', () => {
    expect(
      lotWords(
        {
          values: [7, 4],
          taken: [
            { seat: 1, count: 1 },
            { seat: 2, count: 1 },
          ],
          gone: 0,
          by: [0],
        },
        speaker,
      ),
    ).toBe('7 and 4: with Ben or Cleo.');
    const risky = furnished([], {
      track: [
        { hazard: 'methane', value: 2, sixths: 1, sixths_next: 2 },
        { hazard: 'grue', value: 0, sixths: 0, sixths_next: 0 },
      ],
    });
    expect(hexSentences('1,0', risky, speaker).join(' ')).toContain('a hazard may break out: methane 2 in 6.');
  });

  it('name every kind of spot', () => {
    expect(spotWords('pawn:1', view, speaker)).toBe("Ben's spelunker");
    expect(spotWords('set:rope+gas-mask', view, speaker)).toBe('Rope and gas mask');
    expect(spotWords('verb:end-turn', view, speaker)).toBe('End turn');
    expect([0, 1, 6].map(chanceWords)).toEqual(['no risk', '1 in 6', 'certain']);
  });
});
