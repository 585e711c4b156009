// What is shown for a moment when something happens, and how long each event is given.
import * as said from '$words/skulldug';

import type { Seat } from '../../../generated/protocol';
import type { Card, Cell, Event, Pawn } from '../../../generated/skulldug';

export type Mark = 'hurt' | 'heal' | 'dazed' | 'pinned' | 'free' | 'ap';

export type Effect =
  | { readonly show: 'mark'; readonly who: Pawn; readonly mark: Mark; readonly text: string }
  | { readonly show: 'burst'; readonly at: Cell; readonly how: 'death' | 'dust' | 'ghost' | 'find' }
  | { readonly show: 'card'; readonly seat: Seat; readonly card: Card }
  | { readonly show: 'flight'; readonly card: Card; readonly by: Pawn; readonly at: Pawn };

const pawn = (seat: Seat): Pawn => String.fromCharCode(65 + seat);
const mark = (who: Pawn, kind: Mark, text: string): Effect => ({ show: 'mark', who, mark: kind, text });

export function effectOf(event: Event): Effect | null {
  switch (event.event) {
    case 'injured':
      return mark(event.who, 'hurt', event.damage === 0 ? said.markInjury : said.markHealthLost({ n: event.damage }));
    case 'unhurt':
      return mark(event.who, 'heal', said.markUnhurt);
    case 'health-lost':
      return mark(pawn(event.seat), 'hurt', said.markHealthLost({ n: event.n }));
    case 'health-gained':
      return mark(pawn(event.seat), 'heal', said.markHealthGained({ n: event.n }));
    case 'dazed':
      return mark(event.who, 'dazed', said.markDazed);
    case 'recovered':
      return mark(pawn(event.seat), 'free', said.markClear);
    case 'pinned':
      return mark(pawn(event.seat), 'pinned', said.markPinned);
    case 'freed':
      return mark(pawn(event.seat), 'free', said.markFree);
    case 'ap-gained':
      return mark(pawn(event.seat), 'ap', said.markAp({ n: event.ap }));
    case 'ap-lost':
      return mark(pawn(event.seat), 'hurt', said.markApGone);
    case 'died':
      return { show: 'burst', at: event.at, how: 'death' };
    case 'destroyed':
      return { show: 'burst', at: event.at, how: 'dust' };
    case 'spawned':
      return { show: 'burst', at: event.at, how: 'ghost' };
    case 'respawned':
      return { show: 'burst', at: event.at, how: 'ghost' };
    case 'found':
      return { show: 'burst', at: event.at, how: 'find' };
    case 'used':
      return { show: 'card', seat: event.seat, card: event.card };
    case 'backup-card':
      return { show: 'card', seat: event.seat, card: event.card };
    case 'thrown':
      return { show: 'flight', card: event.card, by: event.by, at: event.at };
    default:
      return null;
  }
}

/** Milliseconds until the next event may begin. */
export function pause(event: Event): number {
  switch (event.event) {
    case 'moved':
      return event.how === 'dashes' || event.how === 'slides' ? 300 : 420;
    case 'discovered':
      return 450;
    case 'meets':
      return 650;
    case 'rolled':
    case 'first-rolled':
      return 750;
    case 'final':
      return 350;
    case 'won':
    case 'lost':
    case 'throw-ends':
      return 950;
    case 'thrown':
    case 'died':
    case 'cave-rolled':
      return 750;
    case 'ghost-goal':
      return 900;
    case 'spawned':
    case 'destroyed':
    case 'turned':
    case 'used':
      return 520;
    case 'injured':
    case 'health-lost':
    case 'dazed':
    case 'pinned':
    case 'taken':
      return 380;
    case 'found':
    case 'picked-up':
    case 'dropped':
    case 'monster-moved':
    case 'cave-health':
    case 'respawned':
    case 'skipped':
      return 280;
    case 'turn-begins':
    case 'ghost-turn':
    case 'backup':
      return 160;
    default:
      return 0;
  }
}
