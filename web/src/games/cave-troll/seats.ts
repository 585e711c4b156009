// Chairs, and figures as people write them: seat 1 is B, `B.knight` is B's knight.
import type { Area, Figure, Kind, View } from '../../generated/cave-troll';
import type { Seat } from '../../generated/protocol';

export type Owned = { readonly owner: Seat; readonly kind: Kind };

export function letter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

export function figureOf(owner: Seat, kind: Kind): Figure {
  return `${letter(owner)}.${kind}`;
}

export function readFigure(figure: Figure): Owned {
  // The server writes figures; the part after the point is always a kind.
  return { owner: figure.charCodeAt(0) - 65, kind: figure.slice(2) as Kind };
}

/** Where one of the special figures of a seat stands; there is only one of each. */
export function whereIs(view: View, owner: Seat, kind: Kind): Area | null {
  return view.pieces.find((piece) => piece.owner === owner && piece.kind === kind)?.at ?? null;
}

/** What is asked now: the innermost of what the game waits for. */
export function askedNow(view: View): View['waiting'][number] | undefined {
  return view.waiting.at(-1);
}

/** The owner's colour for drawings. */
export function tint(seat: Seat): string {
  return `var(--ct-seat-${seat})`;
}

/** The shapes of the seats on a square of 16, the same as on the rest of the page. */
export const CRESTS: readonly string[] = [
  'M8 1.5A6.5 6.5 0 1 1 8 14.5A6.5 6.5 0 1 1 8 1.5z',
  'M8 .8L15.2 8 8 15.2.8 8z',
  'M2 2h12v12H2z',
  'M8 1.2L15.3 14H.7z',
];
