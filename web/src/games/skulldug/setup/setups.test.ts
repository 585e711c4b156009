import { describe, expect, it } from 'vitest';

import { modesFor, setupFor, tablesFor, withMode } from './setups';

describe('setups', () => {
  it('are valid for every number of players', () => {
    for (let players = 1; players <= 6; players++) {
      const setup = setupFor(players, null);
      expect(setup.players).toBe(players);
      expect(modesFor(players)).toContain(setup.mode);
      expect(tablesFor(setup.mode)).toContain(setup.table);
    }
  });

  it('keep what they can of one before', () => {
    const before = { ...setupFor(4, null), mode: 'team' as const, fortune: 'plain' as const, table: 9 };
    expect(setupFor(6, before)).toMatchObject({ players: 6, mode: 'team', fortune: 'plain', table: 9 });
    expect(setupFor(2, before)).toMatchObject({ players: 2, mode: 'duel', fortune: 'plain', table: 10 });
    expect(setupFor(5, before)).toMatchObject({ mode: 'free-for-all', table: 9 });
  });

  it('change the table only when the cave moves', () => {
    const free = setupFor(4, null);
    expect(withMode({ ...free, table: 9 }, 'team').table).toBe(9);
    expect(withMode(free, 'duel').table).toBe(10);
  });
});
