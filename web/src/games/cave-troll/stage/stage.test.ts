import { describe, expect, it } from 'vitest';

import type { Event } from '../../../generated/cave-troll';
import { furnished } from '../samples';
import { EMPTY, after, agrees, reconciled, type Stage } from './stage';

const told = (stage: Stage, ...events: Event[]) => events.reduce(after, stage);
const places = (stage: Stage) => stage.tokens.map(({ key, at }) => `${key} ${at}`).sort();

describe('the stage', () => {
  it('shows a view from nothing, each adventurer a token of its own', () => {
    const view = furnished(['A.adventurer×2 E1', 'A.adventurer R06', 'B.orc P2']);
    const stage = reconciled(EMPTY, view);
    expect(stage.tokens).toHaveLength(4);
    expect(new Set(stage.tokens.map((token) => token.key)).size).toBe(4);
    expect(agrees(stage, view)).toBe(true);
  });

  it('moves one of several equal adventurers and remembers where it came from', () => {
    const before = reconciled(EMPTY, furnished(['A.adventurer×2 E1']));
    const moved = told(before, { event: 'moved', figure: 'A.adventurer', from: 'E1', to: 'R06', how: 'moves' });
    expect(moved.tokens.filter((token) => token.at === 'R06')).toMatchObject([{ from: 'E1' }]);
    expect(moved.tokens.map((token) => token.key).sort()).toEqual(before.tokens.map((token) => token.key).sort());
    expect(agrees(moved, furnished(['A.adventurer E1', 'A.adventurer R06']))).toBe(true);
  });

  it('takes figures and chests away and brings them', () => {
    const stage = told(
      EMPTY,
      { event: 'placed', figure: 'B.knight', at: 'E2' },
      { event: 'chest-placed', owner: 1, at: 'R05' },
      { event: 'placed', figure: 'B.adventurer', at: 'E2' },
      { event: 'discarded', figure: 'B.knight', at: 'E2' },
    );
    expect(places(stage)).toEqual(['1.adventurer.1 E2']);
    expect(stage.chests).toEqual([{ owner: 1, at: 'R05' }]);
    expect(told(stage, { event: 'chest-lost', owner: 1, at: 'R05' }).chests).toEqual([]);
  });

  it('agrees with the view even when it was told nothing, moving what it has', () => {
    const before = reconciled(EMPTY, furnished(['A.knight E1', 'A.adventurer×2 E1']));
    const now = reconciled(before, furnished(['A.knight R06', 'A.adventurer R07', 'B.orc P1']));
    expect(places(now)).toEqual(['0.adventurer.1 R07', '0.knight.1 R06', '1.orc.1 P1']);
  });

  it('does not change when nothing did', () => {
    const view = furnished(['A.knight E1']);
    const stage = reconciled(EMPTY, view);
    expect(reconciled(stage, view).tokens).toBe(stage.tokens);
  });
});
