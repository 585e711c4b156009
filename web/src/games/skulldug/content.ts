// What is printed on cards, tiles, tokens and sets, typed, and found by id. Their words are those of the page's language.
import * as printed from '$words/sk';

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
export type SetPrint = {
  readonly id: GearSet;
  readonly name: string;
  readonly modes: 'free' | 'team';
  readonly cards: readonly Kind[];
};

type Content = {
  readonly cards: readonly Omit<CardPrint, 'name' | 'when' | 'text'>[];
  readonly tiles: readonly Omit<TilePrint, 'name' | 'text'>[];
  readonly explorers: readonly Omit<TokenPrint, 'name'>[];
  readonly sets: readonly Omit<SetPrint, 'name'>[];
};

// The generator wrote the file from the same data as the types; JSON modules lose tuples and unions.
const content = raw as unknown as Content;

export const cards: readonly CardPrint[] = content.cards.map((card) => ({
  ...card,
  name: named(printed.card, card.id),
  when: said(printed.cardWhen, card.id),
  text: said(printed.cardText, card.id) ?? '',
}));
export const tiles: readonly TilePrint[] = content.tiles.map((tile) => ({
  ...tile,
  name: named(printed.tile, tile.id),
  text: said(printed.tileText, tile.id),
}));
export const explorers: readonly TokenPrint[] = content.explorers.map((token) => ({
  ...token,
  name: named(printed.token, token.id),
}));
export const sets: readonly SetPrint[] = content.sets.map((set) => ({ ...set, name: named(printed.set, set.id) }));

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

function named(names: Readonly<Record<string, string>>, id: string): string {
  return found(names[id], 'name for', id);
}

/** Not everything has such words. */
function said(texts: Readonly<Record<string, string>>, id: string): string | null {
  return texts[id] ?? null;
}

function found<T>(thing: T | undefined, what: string, id: string): T {
  if (thing === undefined) throw new Error(`the content has no ${what} ${id}`);
  return thing;
}
