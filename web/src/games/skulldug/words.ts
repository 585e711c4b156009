// Passages, explorers, cards and choices in words, for hover cards and screen readers.
import type { Seat } from '../../generated/protocol';
import type { Card, Cell, Kind, Part, Pawn, RollKind, Sort, View } from '../../generated/skulldug';
import { cardPrint, kindPrint, setPrint, tilePrint, tokenPrint } from './content';
import type { Offer } from './choose';
import { factionOf, ghostOf, pawnsOf, placeOf, seatOf } from './pawns';
import { readCardSpot, readCellSpot, readPawnSpot, type Spot } from './spots';

/** Who speaks of whom: names by seat, and whose eyes. */
export type Speaker = { readonly names: readonly string[]; readonly me: Seat | null };

export const SORTS: Record<Sort, string> = { treasure: 'Treasure', equipment: 'Equipment', consumable: 'Consumable', monster: 'Monster', trap: 'Trap' };

export const ROLLS: Record<RollKind, string> = {
  trap: 'Disarm the trap',
  monster: 'Fight the monster',
  danger: 'Cross the ledge',
  attack: 'Hit the target',
  defence: 'Dodge the throw',
  card: 'Roll for the card',
};

export function nameOf(seat: Seat, { names, me }: Speaker): string {
  return seat === me ? 'You' : (names[seat] ?? `Seat ${seat + 1}`);
}

/** `You`, `Anna`, `Ghost 1`. */
export function pawnName(pawn: Pawn, speaker: Speaker): string {
  const seat = seatOf(pawn);
  return seat === null ? `Ghost ${(ghostOf(pawn) ?? 0) + 1}` : nameOf(seat, speaker);
}

export function cardName(card: Card): string {
  return cardPrint(card).name;
}

/** `Healing Spring (c4)`, `Cave Entrance (a1)`, `c4`. */
export function cellWords(cell: Cell, view: View): string {
  if (cell === view.entrance) return `Cave Entrance (${cell})`;
  const passage = view.cave.find(({ at }) => at === cell);
  if (passage === undefined) return `The dark (${cell})`;
  const { name, special } = tilePrint(passage.tile);
  return special === null ? `Passage ${cell}` : `${name} (${cell})`;
}

/** Where it leads, who is there, what lies there: one sentence after the other. */
export function cellSentences(cell: Cell, view: View, speaker: Speaker): string[] {
  const passage = view.cave.find(({ at }) => at === cell);
  if (passage === undefined) return ['Undiscovered.'];
  const there = pawnsOf(view).filter((pawn) => placeOf(view, pawn) === cell);
  const { text, special } = tilePrint(passage.tile);
  return [
    `Open ${listed(passage.sides)}.`,
    special === null || text === null ? '' : text,
    there.length > 0 ? `There: ${listed(there.map((pawn) => pawnWords(pawn, view, speaker)))}.` : '',
    passage.cards.length > 0 ? `In it: ${listed(passage.cards.map(cardBrief))}.` : '',
  ].filter((sentence) => sentence !== '');
}

/** `Basilisk, monster 6`, `Boomerang, equipment`. */
export function cardBrief(card: Card): string {
  const { name, sort, difficulty } = cardPrint(card);
  return `${name}, ${SORTS[sort].toLowerCase()}${difficulty === null ? '' : ` ${difficulty}`}`;
}

/** Everything on the card. */
export function cardSentences(card: Card, mimic: Kind | null = null): string[] {
  const { sort, ap, when, difficulty, damage, flee, text } = mimic !== null && card === 'mimic-stone' ? kindPrint(mimic) : cardPrint(card);
  return [
    difficulty === null ? '' : `Difficulty ${difficulty}, damage ${damage ?? 0}.`,
    ap === null ? '' : `Costs ${ap} AP.`,
    when === null ? '' : `${capital(when)}.`,
    text === '' || text === '-' ? '' : isHazardText(sort) ? `On Injury: ${text}` : text,
    flee === 'no' ? 'You do not flee from it.' : '',
  ].filter((sentence) => sentence !== '');
}

function isHazardText(sort: Sort): boolean {
  return sort === 'trap';
}

export function pawnWords(pawn: Pawn, view: View, speaker: Speaker): string {
  const seat = seatOf(pawn);
  const name = pawnName(pawn, speaker);
  if (seat === null) return `${name} of the ${capital(factionOf(view, pawn) ?? '')}`;
  const token = view.players[seat]?.token ?? null;
  return token === null ? name : `${name} (${tokenPrint(token).name})`;
}

/** Health and marks of a seat's explorer, or what a ghost carries. */
export function pawnSentences(pawn: Pawn, view: View): string[] {
  const seat = seatOf(pawn);
  const player = seat === null ? undefined : view.players[seat];
  const hand = player?.hand ?? view.ghosts.find(({ who }) => who === pawn)?.hand ?? [];
  return [
    player === undefined ? '' : `Health ${player.health} of ${player.max_health}.`,
    player?.dazed ? 'Dazed: no Dash, −1 on every roll.' : '',
    player?.pinned ? 'Pinned: cannot leave the passage.' : '',
    hand.length > 0 ? `Holds ${listed(hand.map(cardName))}.` : 'Holds nothing.',
  ].filter((sentence) => sentence !== '');
}

/** A line in the small chooser. */
export function offerWords(offer: Offer, words: readonly string[], view: View, speaker: Speaker): string {
  if (offer.offer === 'act') return words[offer.index] ?? '';
  return readCardSpot(offer.spot) !== null || readPawnSpot(offer.spot) !== null ? `${spotWords(offer.spot, view, speaker)} …` : spotWords(offer.spot, view, speaker);
}

export function spotWords(spot: Spot, view: View, speaker: Speaker): string {
  const cell = readCellSpot(spot);
  if (cell !== null) return cellWords(cell, view);
  const pawn = readPawnSpot(spot);
  if (pawn !== null) return pawnWords(pawn, view, speaker);
  const card = readCardSpot(spot);
  if (card !== null) return cardName(card);
  const [what, id = ''] = spot.split(':');
  switch (what) {
    case 'token':
      // Spots are made from actions; what follows is what the action named.
      return tokenPrint(id as Parameters<typeof tokenPrint>[0]).name;
    case 'set':
      return setPrint(id as Parameters<typeof setPrint>[0]).name;
    case 'tile':
      return tilePrint(id).name;
    default:
      return capital(id.replace('-', ' '));
  }
}

/** Where a number comes from: the name of a card or a word of the game. */
export function partWords({ what, n }: Part): string {
  const name = PARTS[what] ?? kindName(what);
  return `${name} ${n > 0 ? '+' : '−'}${Math.abs(n)}`;
}

const PARTS: Partial<Record<string, string>> = { printed: 'Printed', gaze: "Idol's Gaze", treasures: 'Your treasures', dazed: 'Dazed', played: 'Cards played' };

function kindName(what: string): string {
  // The server names cards by their kind.
  return kindPrint(what as Kind).name;
}

export function listed(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
