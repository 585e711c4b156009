// Questions that the page asks of a view.
import type { Seat } from '../../generated/protocol';
import { placeOf, sideNumber } from './content';
import { keyOf, neighbour } from './map/hexes';
import type { Ask, HexNow, Misfortune, Player, Side, Space, View } from '../../generated/casadh';
import { cardPrint } from './content';

export const CAMP: Space = '0,0';

/** What is asked now: the innermost of what the game waits for. */
export function askedNow(view: View): Ask | undefined {
  return view.waiting.at(-1);
}

export function hexAt(view: View, at: Space): HexNow | undefined {
  return view.hexes.find((hex) => hex.at === at);
}

/** The space behind a side. */
export function across(at: Space, side: Side): Space {
  return keyOf(neighbour(placeOf(at), sideNumber(side)));
}

/** Where a seat's spelunker stands. */
export function whereIs(view: View, seat: Seat): Space | null {
  return view.players[seat]?.at ?? null;
}

/** Who stands on a hex. */
export function seatsAt(view: View, at: Space): Seat[] {
  return view.players.flatMap((player, seat) => (player.standing === 'caves' && player.at === at ? [seat] : []));
}

/** Whom the question is put to; none when chance decides. */
export function whoIsAsked(ask: Ask | undefined): Seat | null {
  return ask !== undefined && 'who' in ask ? ask.who : null;
}

/** Kept misfortunes with their number. */
export function troubles(player: Player): { misfortune: Misfortune; count: number }[] {
  const counts = new Map<Misfortune, number>();
  for (const card of player.held) {
    const { misfortune } = cardPrint(card);
    if (misfortune !== null) counts.set(misfortune, (counts.get(misfortune) ?? 0) + 1);
  }
  return [...counts].map(([misfortune, count]) => ({ misfortune, count }));
}

export function letter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** The owner's colour for drawings. */
export function tint(seat: Seat): string {
  return `var(--cc-seat-${seat})`;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
