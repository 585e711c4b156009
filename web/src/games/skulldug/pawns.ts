// Explorers on the board: those of seats, written `A` to `F`, and ghosts, written `ghost-1` to `ghost-3`.
import type { Seat } from '../../generated/protocol';
import type { Card, Cell, Faction, Pawn, View } from '../../generated/skulldug';
import { tokenPrint } from './content';

export function pawnOf(seat: Seat): Pawn {
  return String.fromCharCode(65 + seat);
}

/** None for a ghost. */
export function seatOf(pawn: Pawn): Seat | null {
  return pawn.length === 1 ? pawn.charCodeAt(0) - 65 : null;
}

/** The number of a ghost, from 0; none for a seat's explorer. */
export function ghostOf(pawn: Pawn): number | null {
  return pawn.startsWith('ghost-') ? Number(pawn.slice(6)) - 1 : null;
}

export function letter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** Where an explorer stands; nowhere while it waits for backup. */
export function placeOf(view: View, pawn: Pawn): Cell | null {
  const seat = seatOf(pawn);
  if (seat !== null) return view.players[seat]?.at ?? null;
  return view.ghosts.find((ghost) => ghost.who === pawn)?.at ?? null;
}

export function handOf(view: View, pawn: Pawn): readonly Card[] {
  const seat = seatOf(pawn);
  return (seat === null ? view.ghosts.find((ghost) => ghost.who === pawn)?.hand : view.players[seat]?.hand) ?? [];
}

/** Every explorer of the game, on the board or not. */
export function pawnsOf(view: View): Pawn[] {
  return [...view.players.map(({ seat }) => pawnOf(seat)), ...view.ghosts.map(({ who }) => who)];
}

export function factionOf(view: View, pawn: Pawn): Faction | null {
  const seat = seatOf(pawn);
  if (seat === null) return view.ghosts.find((ghost) => ghost.who === pawn)?.faction ?? null;
  const token = view.players[seat]?.token ?? null;
  return token === null ? null : tokenPrint(token).faction;
}

/** The passage in which a card lies; none for a card in a hand or a deck. */
export function lyingAt(view: View, card: Card): Cell | null {
  return view.cave.find(({ cards }) => cards.includes(card))?.at ?? null;
}

/** Who holds a card. */
export function holderOf(view: View, card: Card): Pawn | null {
  return pawnsOf(view).find((pawn) => handOf(view, pawn).includes(card)) ?? null;
}

/** The partner in a team game: partners share a team; teams sit in turn. */
export function partnerOf(view: View, seat: Seat): Seat | null {
  if (view.setup.mode !== 'team') return null;
  const teams = view.players.length / 2;
  return (seat + teams) % view.players.length;
}
