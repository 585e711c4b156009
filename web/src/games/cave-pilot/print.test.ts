import { describe, expect, it } from 'vitest';

import { challengeWords, passOdds, penaltyWords, readChallenge, readPenalty, spelled } from './print';

describe('what is printed on Cave cards', () => {
  it('is taken apart', () => {
    expect(readChallenge('SH+SR > Y+O+2')).toEqual({
      left: ['shields', 'attack'],
      dice: ['yellow', 'orange'],
      plus: 2,
    });
    expect(readPenalty('SR 1, XCARD 2')).toEqual([
      { is: 'hits', on: 'attack', n: 1 },
      { is: 'cards', n: 2 },
    ]);
    expect(readPenalty('DV(O)')).toEqual([{ is: 'shown', die: 'orange' }]);
    expect(readPenalty('')).toEqual([]);
  });

  it('is read aloud', () => {
    expect(challengeWords(readChallenge('PO+BF > Y+1'))).toBe(
      'power plus booster fuel must beat the yellow die plus 1',
    );
    expect(penaltyWords(readPenalty('MA 2, PO 1'))).toBe('2 hits on maneuverability, 1 hit on power');
    expect(penaltyWords([])).toBe('no damage');
  });

  it('spells letters out', () => {
    expect(spelled('one of PO, SH at distance <= 3 of a RANGED card')).toBe(
      'one of power, shields at distance at most 3 of a ranged card',
    );
  });

  // The chances that the specification counts: "p > Y" is min(p, 6) of 6, "s > Y+O" by the 36 sums.
  it.each([
    [4, 'SH > Y', 67],
    [9, 'SH > Y', 100],
    [1, 'SH > O', 0],
    [7, 'SH+SR > Y+O', 58],
    [8, 'SH+SR > Y+O', 72],
    [3, 'SH > Y+2', 17],
  ])('%i for %s passes in %i of 100', (left, text, odds) => {
    const { dice, plus } = readChallenge(text);
    expect(passOdds(left, dice, plus)).toBe(odds);
  });

  it('below nothing is always beaten', () => {
    expect(passOdds(0, ['yellow'], -6)).toBe(100);
    expect(passOdds(0, ['yellow'], -3)).toBe(50);
  });
});
