import { describe, expect, it } from 'vitest';

import { meaning } from './meaning';
import { furnished, player } from './samples';

const scene = {
  seat: 0,
  view: furnished({ players: [player(0, { hand: ['gas-grenade-1', 'boomerang'] }), player(1, { at: 'b1' })] }),
};

describe('what somebody seems to want', () => {
  it('is a step, or a dash', () => {
    expect(meaning(scene, [], 'cell:b1')).toEqual({ do: 'move', side: 'east' });
    expect(meaning(scene, [], 'cell:c1')).toEqual({ do: 'dash', first: 'east', then: 'east' });
    expect(meaning(scene, [], 'cell:h8')).toBeNull();
  });

  it('is to have what lies there, and to shove who stands there', () => {
    expect(meaning(scene, [], 'card:hypnotic-opal')).toEqual({ do: 'pick-up', card: 'hypnotic-opal' });
    expect(meaning(scene, [], 'pawn:B')).toMatchObject({ do: 'shove', who: 'B' });
  });

  it('is what a picked card does', () => {
    expect(meaning(scene, ['card:gas-grenade-1'], 'cell:c1')).toEqual({ do: 'gas', card: 'gas-grenade-1', at: 'c1' });
    expect(meaning(scene, ['card:boomerang'], 'pawn:B')).toEqual({ do: 'throw', card: 'boomerang', at: 'B' });
    expect(meaning(scene, ['card:boomerang'], 'cell:c1')).toEqual({ do: 'drop', card: 'boomerang', at: 'c1' });
  });

  it('is a step while something else is asked: the rules say what comes first', () => {
    const asked = { seat: 0, view: furnished({ waiting: [{ ask: 'injure', who: 0, damage: 1, combat: true }] }) };
    expect(meaning(asked, [], 'cell:b1')).toEqual({ do: 'move', side: 'east' });
  });
});
