import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { hideTip, restOn, showTip, tip } from './tip.svelte';

let card: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  card = document.createElement('button');
  card.addEventListener('pointermove', (event) => restOn('whip', event));
});
afterEach(() => {
  hideTip('whip');
  vi.useRealTimers();
});

const move = (how: PointerEventInit = {}): void =>
  void card.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', movementX: 5, ...how }));

it('waits for a hand that rests', () => {
  for (let times = 0; times < 10; times += 1) {
    move();
    vi.advanceTimersByTime(300);
    expect(tip.shown, 'on its way somewhere').toBeNull();
  }
  move({ movementX: 1 });
  vi.advanceTimersByTime(200);
  expect(tip.shown?.card, 'a hand that rests may stir').toBe('whip');
});

it('comes no more when the hand has gone, or carries something', () => {
  move();
  hideTip('whip');
  vi.advanceTimersByTime(1000);
  move({ buttons: 1 });
  vi.advanceTimersByTime(1000);
  expect(tip.shown).toBeNull();
});

it('is shown at once to keys', () => {
  showTip('whip', card);
  expect(tip.shown?.card).toBe('whip');
});
