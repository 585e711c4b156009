// What is shown for a moment when something happens, and how long each event is given.
import type { Area, Artifact, Card, Event, Share } from '../../../generated/cave-troll';
import type { Seat } from '../../../generated/protocol';

export type Effect =
  | { readonly show: 'arrival'; readonly at: Area; readonly seat: Seat | null }
  | { readonly show: 'loss'; readonly at: Area }
  | { readonly show: 'gold'; readonly at: Area; readonly gold: number; readonly shares: readonly Share[] }
  | { readonly show: 'sweep' }
  | { readonly show: 'card'; readonly seat: Seat; readonly card: Card }
  | { readonly show: 'artifact'; readonly seat: Seat; readonly artifact: Artifact | null };

export function effectOf(event: Event): Effect | null {
  switch (event.event) {
    case 'placed':
      return { show: 'arrival', at: event.at, seat: event.figure.charCodeAt(0) - 65 };
    case 'chest-placed':
      return { show: 'arrival', at: event.at, seat: event.owner };
    case 'discarded':
    case 'chest-lost':
      return { show: 'loss', at: event.at };
    case 'room-scored':
      return { show: 'gold', at: event.room, gold: event.gold, shares: event.shares };
    case 'board-scored':
      return { show: 'sweep' };
    case 'played':
      return { show: 'card', seat: event.seat, card: event.card };
    case 'used':
      return { show: 'artifact', seat: event.seat, artifact: event.artifact };
    case 'found':
      return { show: 'artifact', seat: event.seat, artifact: event.artifact };
    default:
      return null;
  }
}

/** Milliseconds until the next event may begin. */
export function pause(event: Event): number {
  switch (event.event) {
    case 'moved':
    case 'placed':
    case 'chest-placed':
      return 430;
    case 'played':
    case 'used':
      return 620;
    case 'discarded':
    case 'chest-lost':
      return 240;
    case 'room-scored':
      return 190;
    case 'board-scored':
      return 900;
    case 'found':
      return 400;
    case 'drew':
    case 'turn-begins':
      return 120;
    default:
      return 0;
  }
}
