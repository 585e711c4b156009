// Names of seats, and whose eyes a page looks through.

import * as said from '$words/shell';
import type { Seat, SeatInfo, TableInfo, Vantage } from '../generated/protocol';

/** `A`, `B`, `C`: how notation calls a seat. */
export function letter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** What people call each seat, clockwise, as in the server's sentences. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map(({ seat, occupant }) => {
    switch (occupant.who) {
      case 'person':
      case 'bot':
        return occupant.name;
      case 'open':
        return said.seatName({ seat: letter(seat) });
    }
  });
}

/** The word for the portrait of whoever sits there. */
export function faceAt({ occupant }: SeatInfo): string | null {
  return occupant.who === 'open' ? null : occupant.face;
}

/** What the page shows: through whose eyes, or a cover that somebody has to lift. */
export type Showing = { show: 'seat'; seat: Seat | null } | { show: 'cover'; next: Seat | null };

interface Situation {
  table: Pick<TableInfo, 'hot_seat' | 'phase'>;
  mine: Seat[];
  asked: Seat[];
  /** Whose eyes were last agreed to: by lifting the cover, or by a tab. */
  chosen: Seat | null;
}

/**
 * Decides whose eyes the page shows. At a hot seat a screen that changes hands is covered first: nobody's hand is ever
 * drawn before its owner said so. Elsewhere several seats of mine follow the question, or the tab while none is asked.
 */
export function showing({ table, mine, asked, chosen }: Situation): Showing {
  const first = mine[0];
  if (first === undefined) return { show: 'seat', seat: null };
  if (mine.length === 1) return { show: 'seat', seat: first };
  const known = chosen !== null && mine.includes(chosen) ? chosen : null;
  const deciding = mine.filter((seat) => asked.includes(seat));
  if (known !== null && (deciding.length === 0 || deciding.includes(known))) return { show: 'seat', seat: known };
  if (table.phase !== 'running') return { show: 'seat', seat: known ?? first };
  const next = deciding[0] ?? null;
  return table.hot_seat ? { show: 'cover', next } : { show: 'seat', seat: next ?? first };
}

/** The vantage of a seat; the public one for lookers-on. */
export function vantageOf(vantages: Vantage[], seat: Seat | null): Vantage | null {
  return vantages.find((vantage) => vantage.seat === seat) ?? null;
}
