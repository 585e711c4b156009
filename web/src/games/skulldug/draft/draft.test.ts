import { describe, expect, it } from 'vitest';

import { furnished } from '../samples';
import { draftStep, rowsOf } from './draft';

describe('before the first turn', () => {
  it('a screen of its own is due', () => {
    expect(draftStep(furnished({ waiting: [{ ask: 'token', seat: 0 }] }))).toBe('token');
    expect(draftStep(furnished({ waiting: [{ ask: 'gear', pick: 0, more: false }] }))).toBe('gear');
    expect(draftStep(furnished({ waiting: [{ ask: 'first-roll', left: 3, best: 0, tied: 0 }] }))).toBe('roll');
    expect(draftStep(furnished())).toBeNull();
  });

  it('equipment lies in the top row', () => {
    expect(rowsOf(['trusty-whip', 'bear-trap-1', 'soothing-pipe-2'])).toEqual({
      top: ['trusty-whip'],
      bottom: ['bear-trap-1', 'soothing-pipe-2'],
    });
  });
});
