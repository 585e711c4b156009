import { describe, expect, it } from 'vitest';

import type { Mode } from '../../../generated/cave-pilot';
import { PLAYERS, deckFor, fits, setupFor, withCards, withLength, withMode, withPreset } from './setups';

describe('setups', () => {
  it('exist for every number of players', () => {
    for (const players of [1, 2, 3, 4]) {
      const setup = setupFor(players, null);
      expect(setup.players).toBe(players);
      expect(fits(setup.mode, players)).toBe(true);
    }
    expect(setupFor(1, null)).toMatchObject({ mode: 'solo', deck: { deck: 'solo', length: 'standard' } });
    expect(setupFor(2, null)).toMatchObject({
      mode: 'competitive',
      deck: { deck: 'preset', preset: 'easy', cards: 12 },
    });
  });

  it('keep the mode where it fits and the house rules always', () => {
    const team = { ...withMode(setupFor(4, null), 'team'), house: ['forward-only' as const] };
    expect(setupFor(4, team).mode).toBe('team');
    expect(setupFor(3, team)).toMatchObject({ mode: 'competitive', house: ['forward-only'] });
    expect(setupFor(1, team).deck).toEqual({ deck: 'solo', length: 'standard' });
  });

  it('give every mode a deck it is played with', () => {
    for (const mode of Object.keys(PLAYERS) as Mode[]) {
      const { deck } = deckFor(mode, null);
      expect(deck).toBe(mode === 'solo' ? 'solo' : mode === 'competitive' || mode === 'team' ? 'preset' : 'printed');
    }
  });

  it('change one thing at a time', () => {
    const hard = withPreset(setupFor(3, null), 'hard');
    expect(withCards(hard, 16).deck).toEqual({ deck: 'preset', preset: 'hard', cards: 16 });
    expect(withLength(setupFor(1, null), 'short').deck).toEqual({ deck: 'solo', length: 'short' });
  });
});
