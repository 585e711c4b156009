import { describe, expect, it } from 'vitest';

import { furnished, hexNow, player } from '../samples';
import type { Event } from '../../../generated/casadh';
import { effectOf, pause } from './effects';
import { EMPTY, after, reconciled } from './stage';
import { standings } from './standing';

const view = furnished([hexNow('L1-11 1,0 0', { treasures: 2 })], {
  players: [player({ at: '1,0', node: 'B' }), player(), player()],
});
const start = reconciled(EMPTY, view);
const told = (...events: Event[]) => events.reduce(after, start);

describe('the stage', () => {
  it('shows the view', () => {
    expect(start.hexes.map(({ at, treasures }) => [at, treasures])).toEqual([
      ['0,0', 0],
      ['1,0', 2],
    ]);
    expect(start.pawns.map(({ seat, at, node }) => [seat, at, node])).toEqual([
      [0, '1,0', 'B'],
      [1, '0,0', 'A'],
      [2, '0,0', 'A'],
    ]);
    expect(reconciled(start, view).hexes[1], 'what has not changed stays the same').toBe(start.hexes[1]);
  });

  it('lays a hex and puts the explorer on it', () => {
    const stage = told({ event: 'explored', seat: 1, hex: 'L1-05', at: '0,1', rotation: 2, node: 'A' });
    expect(stage.hexes.at(-1)).toMatchObject({ hex: 'L1-05', at: '0,1', rotation: 2 });
    expect(stage.pawns[1]).toMatchObject({ at: '0,1', node: 'A', from: '0,0' });
  });

  it('lets hazards break out, Grues in the passageway of their symbol', () => {
    const stage = told({ event: 'token-placed', hazard: 'grue', at: '1,0' });
    expect(stage.hexes[1]?.grue).toBe('B');
    expect(standings(stage).grues).toHaveLength(1);
    const gone = after(stage, { event: 'grue-moved', from: '1,0', to: '0,0', node: 'A', driven: false });
    expect(gone.hexes.map(({ grue }) => grue)).toEqual(['A', null]);
  });

  it('follows treasures, items and fuses until all is rubble', () => {
    const lit = told(
      { event: 'looked', seat: 0, at: '1,0', seen: true, count: 2, values: null },
      { event: 'kept', seat: 0, at: '1,0', blind: false, value: null },
      { event: 'treasures-laid', at: '1,0', count: 1 },
      { event: 'item-found', item: 'rope', at: '1,0' },
      { event: 'fuse-lit', owner: 0, at: '1,0' },
    );
    expect(lit.hexes[1]).toMatchObject({ treasures: 1, items: ['rope'] });
    expect(standings(lit).charges).toHaveLength(1);
    const over = [
      { event: 'exploded', owner: 0, at: '1,0' },
      { event: 'collapsed', hex: 'L1-11', at: '1,0', treasures: 1 },
      { event: 'died', seat: 0, why: 'collapse' },
    ] satisfies Event[];
    const stage = over.reduce<typeof lit>(after, lit);
    expect(stage.hexes[1]).toMatchObject({ collapsed: true, treasures: 0, items: [] });
    expect(stage.charges).toEqual([]);
    expect(stage.pawns[0], 'the dead are remembered where they were').toMatchObject({ at: '1,0', gone: true });
    expect(standings(stage).pawns.map(({ pawn }) => pawn.seat)).toEqual([1, 2]);
  });

  it('gives dice and blasts their time, and a picture', () => {
    const roll: Event = { event: 'hazard-rolled', hazard: 'bats', die: 2, track: 3, breaks_out: true };
    expect(effectOf(roll)).toMatchObject({ show: 'die', die: 2, happens: true });
    expect(pause(roll)).toBeGreaterThan(500);
    expect(pause({ event: 'round-begins', round: 2 })).toBe(0);
    expect(effectOf({ event: 'exploded', owner: 0, at: '1,0' })).toEqual({ show: 'blast', at: '1,0' });
  });
});
