import { expect, it, vi } from 'vitest';

import type { Spot } from '../routes';
import { boardKey } from './keys';

function press(key: string, init: KeyboardEventInit = {}) {
  const point = vi.fn<(spot: Spot) => void>();
  const focus = vi.fn<(spot: Spot) => void>();
  const board = { here: 'area:E1' as const, lit: [], standings: [], focus, point };
  const done = boardKey(new KeyboardEvent('keydown', { key, ...init }), board);
  return { done, point, focus };
}

it('chooses once, however long Enter or Space is held', () => {
  for (const key of ['Enter', ' ']) {
    expect(press(key).point).toHaveBeenCalledWith('area:E1');
    const held = press(key, { repeat: true });
    expect(held.point).not.toHaveBeenCalled();
    expect(held.done, 'the page does not scroll either').toBe(true);
  }
});

it('goes on and on while an arrow is held', () => {
  expect(press('ArrowDown', { repeat: true }).focus).toHaveBeenCalledOnce();
});
