// Figures, areas and choices in words, for hover cards and screen readers.
import * as said from '$words/troll';

import { startingWith } from '../../board/choose';
import type { Action, Area, Kind, Piece, RoomNow, View } from '../../generated/cave-troll';
import type { Seat } from '../../generated/protocol';
import { areaPrint, artifactPrint, figurePrint } from './content';
import type { Choice, Offer } from './choose';
import { readArea, readPiece, type Spot, type Verb } from './routes';
import { faceOf } from './cards';

/** Who speaks of whom: names by seat, and whose eyes. */
export type Speaker = { readonly names: readonly string[]; readonly me: Seat | null };

/** A person as the sentences take them. */
export function person(seat: Seat, { names, me }: Speaker): { name: string; you: boolean } {
  return { name: names[seat] ?? said.seat({ n: seat + 1 }), you: seat === me };
}

export function nameOf(seat: Seat, speaker: Speaker): string {
  const { name, you } = person(seat, speaker);
  return you ? said.you : name;
}

/** `your knight`, `Anna's 3 adventurers`. Of all other figures everybody has one. */
export function figureWords(owner: Seat, kind: Kind, count: number, speaker: Speaker): string {
  const who = person(owner, speaker);
  return count > 1 ? said.adventurers({ who, n: count }) : said.figure[kind]({ who });
}

/** `Ember Cave (R14)`. */
export function areaWords(id: Area): string {
  return `${areaPrint(id).name} (${id})`;
}

/** Who is there, who controls it, what it pays: one sentence after the other. */
export function areaSentences(id: Area, view: View, speaker: Speaker): string[] {
  const { coins, kind } = areaPrint(id);
  const there = view.pieces.filter((piece) => piece.at === id);
  const chests = view.players.flatMap(({ chest }, owner) =>
    typeof chest === 'object' && chest.in === id ? [owner] : [],
  );
  const now = view.rooms.find((room) => room.room === id);
  return [
    kind === 'room' ? said.coins({ n: coins ?? 0 }) : kind === 'entrance' ? said.entrance : said.pit,
    there.length > 0
      ? said.whoIsThere({ who: listed(there.map((piece) => pieceWords(piece, speaker))) })
      : said.nobodyThere,
    chests.length > 0
      ? said.chestsThere({
          n: chests.length,
          owners: listed(chests.map((seat) => said.chestOf({ who: person(seat, speaker) }))),
        })
      : '',
    now === undefined ? '' : payWords(now, speaker),
  ].filter((sentence) => sentence !== '');
}

/** What the room would pay now, and whom. */
export function payWords({ gold, controller, sharer }: RoomNow, speaker: Speaker): string {
  if (controller === null) return gold > 0 ? said.paysNobody({ gold }) : '';
  const who = person(controller, speaker);
  return sharer === null
    ? said.pays({ who, gold })
    : said.paysEach({ who, sharer: person(sharer, speaker), gold: Math.floor(gold / 2) });
}

/** What a figure or an artifact may do now, moves in one line. */
export function mayDo(choice: Choice, spot: Spot, words: readonly string[]): string[] {
  const indices = startingWith(choice, spot);
  const targets = indices.flatMap((index) => moveTarget(choice.actions[index]));
  const others = indices.filter((index) => choice.actions[index]?.do !== 'move').map((index) => words[index] ?? '');
  const moves =
    targets.length > 12
      ? [said.goToOneOf({ n: targets.length })]
      : targets.length > 0
        ? [said.goTo({ places: listed(targets, said.or) })]
        : [];
  return [...moves, ...(others.length > 5 ? [...others.slice(0, 4), said.andMore({ n: others.length - 4 })] : others)];
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
      // What is left are verbs.
      return said.verb[id as Verb];
  }
}

/** `a, b and c`; `joined` says the last two. */
export function listed(items: readonly string[], joined = said.and): string {
  const [last = '', ...before] = [...items].reverse();
  return before.length === 0 ? last : joined({ first: before.reverse().join(', '), last });
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
