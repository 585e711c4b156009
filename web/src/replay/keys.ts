// What keys do in a replay.

import { isFreeOrHeldKey } from '../board/keys';

export type ReplayWish = 'back' | 'forth' | 'turn-back' | 'turn-forth' | 'first' | 'last' | 'toggle';

/** What a key press asks for. On the board the arrows are the board's; elsewhere they step. */
export function replayWish(event: KeyboardEvent, board: Element | null): ReplayWish | null {
  if (event.defaultPrevented || (event.repeat && event.key === ' ') || !isFreeOrHeldKey(event)) return null;
  const onBoard = event.target instanceof Node && board !== null && board.contains(event.target);
  switch (event.key) {
    case ',':
      return 'back';
    case '.':
      return 'forth';
    case 'ArrowLeft':
      return onBoard ? null : 'back';
    case 'ArrowRight':
      return onBoard ? null : 'forth';
    case 'PageUp':
      return 'turn-back';
    case 'PageDown':
      return 'turn-forth';
    case 'Home':
      return onBoard ? null : 'first';
    case 'End':
      return onBoard ? null : 'last';
    case ' ':
      // A button or link takes the space bar for itself.
      return event.target instanceof Element &&
        event.target.closest('button, a, summary, [role="button"], [tabindex="0"]') !== null
        ? null
        : 'toggle';
    default:
      return null;
  }
}
