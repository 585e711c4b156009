// What is printed on cards, tiles, tokens and sets, typed, and found by id.
import raw from '../../generated/skulldug.content.json';
import type { Card, Faction, GearSet, Kind, Shape, Sort, Special, TileKind, Token } from '../../generated/skulldug';

export type CardPrint = {
  readonly id: Kind;
  readonly name: string;
  readonly no: string;
  readonly copies: number;
  readonly gear: boolean;
  readonly ap: number | null;
  readonly when: string | null;
  readonly difficulty: number | null;
  readonly damage: number | null;
  readonly flee: string | null;
  readonly text: string;
  readonly sort: Sort;
};

export type TilePrint = {
  readonly id: TileKind;
  readonly name: string;
  readonly shape: Shape;
  readonly hazards: number;
  readonly fortunes: number;
  readonly copies: number;
  readonly special: Special | null;
  readonly text: string | null;
};

export type TokenPrint = { readonly id: Token; readonly name: string; readonly faction: Faction };
export type SetPrint = { readonly id: GearSet; readonly name: string; readonly modes: 'free' | 'team'; readonly cards: readonly Kind[] };

type Content = {
  readonly cards: readonly CardPrint[];
  readonly tiles: readonly TilePrint[];
  readonly explorers: readonly TokenPrint[];
  readonly sets: readonly SetPrint[];
};

// The generator wrote the file from the same data as the types; JSON modules lose tuples and unions.
const content = raw as unknown as Content;

export const { cards, tiles, explorers, sets } = content;

const cardById = new Map<string, CardPrint>(cards.map((card) => [card.id, card]));
const tileById = new Map(tiles.map((tile) => [tile.id, tile]));
const tokenById = new Map(explorers.map((token) => [token.id, token]));
const setById = new Map(sets.map((set) => [set.id, set]));

export function kindPrint(kind: Kind): CardPrint {
  return found(cardById.get(kind), 'card', kind);
}

/** The name on a card: `bear-trap-2` is a `bear-trap`. */
export function kindOf(card: Card): Kind {
  const print = cardById.get(card) ?? cardById.get(card.replace(/-\d$/, ''));
  return found(print, 'card', card).id;
}

export function cardPrint(card: Card): CardPrint {
  return kindPrint(kindOf(card));
}

export function tilePrint(tile: TileKind): TilePrint {
  return found(tileById.get(tile), 'tile', tile);
}

export function tokenPrint(token: Token): TokenPrint {
  return found(tokenById.get(token), 'explorer', token);
}

export function setPrint(set: GearSet): SetPrint {
  return found(setById.get(set), 'set', set);
}

export function isHazard(sort: Sort): boolean {
  return sort === 'monster' || sort === 'trap';
}

function found<T>(thing: T | undefined, what: string, id: string): T {
  if (thing === undefined) throw new Error(`the content has no ${what} ${id}`);
  return thing;
}
