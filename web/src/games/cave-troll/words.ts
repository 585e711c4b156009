// Figures, areas and choices in words, for hover cards and screen readers.
import { startingWith } from '../../board/choose';
import type { Action, Area, Kind, Piece, RoomNow, View } from '../../generated/cave-troll';
import type { Seat } from '../../generated/protocol';
import { areaPrint, artifactPrint, figurePrint } from './content';
import type { Choice, Offer } from './choose';
import { readArea, readPiece, type Spot } from './routes';
import { faceOf } from './cards';

/** Who speaks of whom: names by seat, and whose eyes. */
export type Speaker = { readonly names: readonly string[]; readonly me: Seat | null };

export function nameOf(seat: Seat, { names, me }: Speaker): string {
  return seat === me ? 'You' : (names[seat] ?? `Seat ${seat + 1}`);
}

export function whose(seat: Seat, speaker: Speaker): string {
  return seat === speaker.me ? 'your' : `${nameOf(seat, speaker)}'s`;
}

/** `your knight`, `Anna's 3 adventurers`. */
export function figureWords(owner: Seat, kind: Kind, count: number, speaker: Speaker): string {
  const name = figurePrint(kind).name.toLowerCase();
  return `${whose(owner, speaker)} ${count > 1 ? `${count} ${name}s` : name}`;
}

/** `Ember Cave (R14)`. */
export function areaWords(id: Area): string {
  return `${areaPrint(id).name} (${id})`;
}

export function coinWords(coins: number): string {
  return coins === 1 ? '1 coin' : `${coins} coins`;
}

/** Who is there, who controls it, what it pays: one sentence after the other. */
export function areaSentences(id: Area, view: View, speaker: Speaker): string[] {
  const { coins, kind } = areaPrint(id);
  const there = view.pieces.filter((piece) => piece.at === id);
  const chests = view.players.flatMap(({ chest }, owner) => (typeof chest === 'object' && chest.in === id ? [owner] : []));
  const now = view.rooms.find((room) => room.room === id);
  return [
    kind === 'room' ? `${coinWords(coins ?? 0)}.` : kind === 'entrance' ? 'Entrance: heroes come in here.' : 'Pit: monsters come in here; no hero enters.',
    there.length > 0 ? `There: ${listed(there.map((piece) => pieceWords(piece, speaker)))}.` : 'Nobody is there.',
    chests.length > 0 ? `${chests.length > 1 ? 'Chests' : 'Chest'}: ${listed(chests.map((seat) => (seat === speaker.me ? 'yours' : whose(seat, speaker))))}.` : '',
    now === undefined ? '' : payWords(now, speaker),
  ].filter((sentence) => sentence !== '');
}

/** What the room would pay now, and whom. */
export function payWords({ gold, controller, sharer }: RoomNow, speaker: Speaker): string {
  if (controller === null) return gold > 0 ? `Nobody controls it; it would pay nobody its ${gold} gold.` : '';
  const verb = controller === speaker.me ? 'control' : 'controls';
  if (sharer === null) return `${nameOf(controller, speaker)} ${verb} it: ${gold} gold.`;
  return `${nameOf(controller, speaker)} ${verb} it and ${nameOf(sharer, speaker)} shares: ${Math.floor(gold / 2)} gold each.`;
}

/** What a figure or an artifact may do now, moves in one line. */
export function mayDo(choice: Choice, spot: Spot, words: readonly string[]): string[] {
  const indices = startingWith(choice, spot);
  const targets = indices.flatMap((index) => moveTarget(choice.actions[index]));
  const others = indices.filter((index) => choice.actions[index]?.do !== 'move').map((index) => words[index] ?? '');
  const moves = targets.length > 12 ? [`Go to one of ${targets.length} places.`] : targets.length > 0 ? [`Go to ${listed(targets, 'or')}.`] : [];
  return [...moves, ...(others.length > 5 ? [...others.slice(0, 4), `and ${others.length - 4} more.`] : others)];
}

/** A line in the small chooser. */
export function offerWords(offer: Offer, words: readonly string[], speaker: Speaker): string {
  return offer.offer === 'act' ? (words[offer.index] ?? '') : spotWords(offer.spot, speaker);
}

export function spotWords(spot: Spot, speaker: Speaker): string {
  const piece = readPiece(spot);
  if (piece !== null) return capital(figureWords(piece.owner, piece.kind, 1, speaker));
  const area = readArea(spot);
  if (area !== null) return areaWords(area);
  const [what, id = ''] = spot.split(':');
  switch (what) {
    case 'card':
      return faceOf(id).name;
    case 'artifact':
      // Spots are made from actions; what follows `artifact:` is an artifact.
      return artifactPrint(id as Parameters<typeof artifactPrint>[0]).name;
    case 'lost':
      return figurePrint(id as Kind).name;
    default:
      return capital(id.replace('-', ' '));
  }
}

export function listed(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function pieceWords({ owner, kind, count }: Piece, speaker: Speaker): string {
  return figureWords(owner, kind, count, speaker);
}

function moveTarget(action: Action | undefined): string[] {
  return action?.do === 'move' ? [areaPrint(action.to).name] : [];
}
