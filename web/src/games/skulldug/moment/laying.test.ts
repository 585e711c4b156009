import { describe, expect, it } from 'vitest';

import type { TurnSeen } from '../../../generated/skulldug';
import { hung, turnedOn, turnedTo, turnsNow } from './laying';

const may = (turns: number): TurnSeen => ({ turns, refused: null, rule: null });
const not = (turns: number): TurnSeen => ({ turns, refused: 'it must connect back', rule: 'SK-DISC-02' });

describe('a tile that hangs over its place', () => {
  const turns = [not(0), may(1), not(2), may(3)];

  it('hangs as it may be laid', () => {
    expect(turnsNow(hung(turns), turns)).toBe(1);
  });

  it('stops only where it may be laid, and says why it passed the others', () => {
    const on = turnedOn(hung(turns), turns, 1);
    expect(on).toMatchObject({ angle: 3, passed: [{ turns: 2, rule: 'SK-DISC-02' }] });
    expect(turnedOn(on, turns, 1)).toMatchObject({ angle: 5, passed: [{ turns: 0 }] });
    expect(turnedOn(hung(turns), turns, -1)).toMatchObject({ angle: -1 });
    expect(turnsNow({ angle: -1, passed: [] }, turns)).toBe(3);
  });

  it('stays when there is no other turn', () => {
    const only = [may(0), not(1)];
    expect(turnsNow(turnedOn(hung(only), only, 1), only)).toBe(0);
  });

  it('turns the short way to a turn that was pointed at', () => {
    expect(turnedTo({ angle: 4, passed: [] }, 3, 4).angle).toBe(3);
    expect(turnedTo({ angle: 0, passed: [] }, 1, 2).angle).toBe(1);
  });
});
