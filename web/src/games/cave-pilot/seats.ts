// Chairs and their planes: seat 1 is B.
import type { View, Waiting } from '../../generated/cave-pilot';
import type { Seat } from '../../generated/protocol';

export function letter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

export function seatOf(letter: string): Seat {
  return letter.charCodeAt(0) - 65;
}

/** The owner's colour for drawings. */
export function tint(seat: Seat): string {
  return `var(--cp-seat-${seat})`;
}

/** What is asked now: the innermost of what the game waits for. */
export function askedNow(view: View): Waiting | undefined {
  return view.waiting.at(-1);
}

/** Whose plane a hit is about. */
export function hitOn(view: View, me: Seat): Seat {
  const ask = askedNow(view);
  return ask?.ask === 'aim' ? ask.at : me;
}

/** The shapes of the seats on a square of 16, the same as on the rest of the page. */
export const CRESTS: readonly string[] = [
  'M8 1.5A6.5 6.5 0 1 1 8 14.5A6.5 6.5 0 1 1 8 1.5z',
  'M8 .8L15.2 8 8 15.2.8 8z',
  'M2 2h12v12H2z',
  'M8 1.2L15.3 14H.7z',
];
