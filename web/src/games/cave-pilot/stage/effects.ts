// What is shown for a moment when it happens, and for how long the next thing waits.
import type { Event } from '../../../generated/cave-pilot';
import type { Seat } from '../../../generated/protocol';

export type Effect =
  | { readonly show: 'reputation'; readonly seat: Seat; readonly by: number }
  | { readonly show: 'hit'; readonly seat: Seat }
  | { readonly show: 'crash'; readonly seat: Seat }
  | { readonly show: 'blast'; readonly at: string; readonly hits: number }
  | { readonly show: 'card'; readonly seat: Seat; readonly card: string }
  | { readonly show: 'missile'; readonly seat: Seat; readonly at: string };

export function effectOf(event: Event): Effect | null {
  switch (event.event) {
    case 'reputation':
      return { show: 'reputation', seat: event.seat, by: event.by };
    case 'bonus':
      return { show: 'reputation', seat: event.seat, by: event.by };
    case 'hit':
      return { show: 'hit', seat: event.seat };
    case 'out':
      return { show: 'crash', seat: event.seat };
    case 'cave-hit':
      return { show: 'blast', at: event.at, hits: event.hits };
    case 'used':
      return { show: 'card', seat: event.seat, card: event.card };
    case 'fired':
      return { show: 'missile', seat: event.seat, at: event.at };
    default:
      return null;
  }
}

/** Milliseconds until the next event may begin. */
export function pause(event: Event): number {
  switch (event.event) {
    case 'moved':
      return 620;
    case 'handles':
      return 350;
    case 'wind':
    case 'rolled':
    case 'missile-rolled':
      return 700;
    case 'challenged':
      return 650;
    case 'placed':
    case 'used':
    case 'fired':
      return 520;
    case 'hit':
    case 'reputation':
    case 'cave-hit':
      return 260;
    case 'out':
    case 'finished':
      return 900;
    case 'turn-begins':
    case 'bought':
      return 160;
    default:
      return 0;
  }
}
