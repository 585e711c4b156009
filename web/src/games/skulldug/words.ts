// Passages, explorers, cards and choices in words, for hover cards and screen readers.
import * as printed from '$words/sk';
import * as said from '$words/skulldug';

import { breaker } from '../breaks';
import type { Seat } from '../../generated/protocol';
import type { Card, Cell, Kind, Part, Pawn, Side, Sort, View } from '../../generated/skulldug';
import { cardPrint, kindPrint, setPrint, tilePrint, tokenPrint } from './content';
import type { Offer } from './choose';
import { factionOf, ghostOf, pawnsOf, placeOf, seatOf } from './pawns';
import { readCardSpot, readCellSpot, readPawnSpot, type Spot, type Verb } from './spots';

/** Who speaks of whom: names by seat, and whose eyes. */
export type Speaker = { readonly names: readonly string[]; readonly me: Seat | null };

export function nameOf(seat: Seat, { names, me }: Speaker): string {
  return seat === me ? said.you : (names[seat] ?? said.seat({ n: seat + 1 }));
}

/** Somebody of whom a sentence speaks, who may be the reader. */
export function whoOf(seat: Seat, speaker: Speaker): { name: string; you: boolean } {
  return { name: nameOf(seat, speaker), you: seat === speaker.me };
}

/** `You`, `Anna`, `Ghost 1`. */
export function pawnName(pawn: Pawn, speaker: Speaker): string {
  const seat = seatOf(pawn);
  return seat === null ? ghostName(pawn) : nameOf(seat, speaker);
}

export function ghostName(ghost: Pawn): string {
  return said.ghost({ n: (ghostOf(ghost) ?? 0) + 1 });
}

/** A name for a narrow card: its long words may be broken. */
export const soft = breaker(said.breaks);

export function cardName(card: Card): string {
  return cardPrint(card).name;
}

/** `Healing Spring (c4)`, `Cave Entrance (a1)`, `c4`. */
export function cellWords(cell: Cell, view: View): string {
  if (cell === view.entrance) return said.placeNamed({ name: printed.tile['TI-00'], cell });
  const passage = view.cave.find(({ at }) => at === cell);
  if (passage === undefined) return said.dark({ cell });
  const { name, special } = tilePrint(passage.tile);
  return special === null ? said.passage({ cell }) : said.placeNamed({ name, cell });
}

/** Where it leads, who is there, what lies there: one sentence after the other. */
export function cellSentences(cell: Cell, view: View, speaker: Speaker): string[] {
  const passage = view.cave.find(({ at }) => at === cell);
  if (passage === undefined) return [said.undiscovered];
  const there = pawnsOf(view).filter((pawn) => placeOf(view, pawn) === cell);
  const { text, special } = tilePrint(passage.tile);
  return [
    said.open({ sides: sidesWords(passage.sides) }),
    special === null || text === null ? '' : text,
    there.length > 0 ? said.whoIsThere({ who: listed(there.map((pawn) => pawnWords(pawn, view, speaker))) }) : '',
    passage.cards.length > 0 ? said.whatIsThere({ cards: listed(passage.cards.map(cardBrief)) }) : '',
  ].filter((sentence) => sentence !== '');
}

/** `north and east`. */
export function sidesWords(sides: readonly Side[]): string {
  return listed(sides.map((side) => printed.side[side]));
}

/** `Basilisk, monster 6`, `Boomerang, equipment`. */
export function cardBrief(card: Card): string {
  const { name, sort, difficulty } = cardPrint(card);
  return (sort === 'monster' || sort === 'trap') && difficulty !== null
    ? said.hazardBrief[sort]({ name, difficulty })
    : said.cardBrief[sort]({ name });
}

/** Everything on the card. */
export function cardSentences(card: Card, mimic: Kind | null = null): string[] {
  const { sort, ap, when, difficulty, damage, flee, text } =
    mimic !== null && card === 'mimic-stone' ? kindPrint(mimic) : cardPrint(card);
  return [
    difficulty === null ? '' : said.difficultyAndDamage({ difficulty, damage: damage ?? 0 }),
    ap === null ? '' : said.costs({ ap }),
    when === null ? '' : `${capital(when)}.`,
    text === '' || text === '-' ? '' : isHazardText(sort) ? said.onInjury({ text }) : text,
    flee === 'no' ? said.noFleeing : '',
  ].filter((sentence) => sentence !== '');
}

function isHazardText(sort: Sort): boolean {
  return sort === 'trap';
}

export function pawnWords(pawn: Pawn, view: View, speaker: Speaker): string {
  const seat = seatOf(pawn);
  const name = pawnName(pawn, speaker);
  const faction = factionOf(view, pawn);
  if (seat === null) return faction === null ? name : said.ghostOf({ name, faction: printed.faction[faction] });
  const token = view.players[seat]?.token ?? null;
  return token === null ? name : said.explorerOf({ name, token: tokenPrint(token).name });
}

/** Health and marks of a seat's explorer, or what a ghost carries. */
export function pawnSentences(pawn: Pawn, view: View): string[] {
  const seat = seatOf(pawn);
  const player = seat === null ? undefined : view.players[seat];
  const hand = player?.hand ?? view.ghosts.find(({ who }) => who === pawn)?.hand ?? [];
  return [
    player === undefined ? '' : said.healthOf({ n: player.health, most: player.max_health }),
    player?.dazed ? said.dazedSentence : '',
    player?.pinned ? said.pinnedSentence : '',
    hand.length > 0 ? said.holds({ cards: listed(hand.map(cardName)) }) : said.holdsNothing,
  ].filter((sentence) => sentence !== '');
}

/** A line in the small chooser. */
export function offerWords(offer: Offer, words: readonly string[], view: View, speaker: Speaker): string {
  if (offer.offer === 'act') return words[offer.index] ?? '';
  return readCardSpot(offer.spot) !== null || readPawnSpot(offer.spot) !== null
    ? `${spotWords(offer.spot, view, speaker)} …`
    : spotWords(offer.spot, view, speaker);
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
    case 'verb':
      return said.verb[id as Verb];
    default:
      return id;
  }
}

/** Where a number comes from: the name of a card or a word of the game. */
export function partWords({ what, n }: Part): string {
  const name = PARTS[what] ?? kindName(what);
  return `${name} ${n > 0 ? '+' : '−'}${Math.abs(n)}`;
}

const PARTS: Partial<Record<string, string>> = { ...said.part, gaze: printed.tile['TI-33'] };

function kindName(what: string): string {
  // The server names cards by their kind.
  return kindPrint(what as Kind).name;
}

export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : said.and({ first: items.slice(0, -1).join(', '), last });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
