// What is printed on hexes, cards, items and misfortunes, typed, and found by id. The words are those of the message files.
import * as said from '$words/casadh';
import * as names from '$words/cc';

import raw from '../../generated/casadh.content.json';
import type { Card, Hazard, Item, Misfortune, Node, Side, Space, Tile } from '../../generated/casadh';
import { readKey, type Side as SideNumber, type Space as Place } from './map/hexes';
import type { HexPrint as Drawable } from './map/tile';

type RawHex = {
  readonly id: Tile;
  readonly level: number;
  readonly sides: string;
  readonly marker: Node | null;
  readonly slopes: readonly string[];
  readonly water: Node | null;
  readonly symbols: readonly { readonly hazard: Hazard; readonly at: Node }[];
  readonly stars: readonly number[];
  readonly crossing: readonly Node[];
  readonly paintings: boolean;
};
export type HexPrint = Omit<Drawable, 'symbols'> & {
  readonly name: string;
  readonly paintings: boolean;
  readonly symbols: RawHex['symbols'];
};
export type CardPrint = {
  readonly id: Card;
  readonly copies: number;
  readonly cost: number;
  readonly items: readonly [number, number];
  readonly treasures: readonly [number, number];
  readonly misfortune: Misfortune | null;
};
export type ItemPrint = {
  readonly id: Item;
  readonly name: string;
  readonly copies: number;
  readonly wards: Hazard | null;
  readonly text: string;
};
export type Cure = Exclude<keyof typeof said.cure, 'camp'>;
export type MisfortunePrint = {
  readonly id: Misfortune;
  readonly name: string;
  readonly keep: boolean;
  readonly cures: readonly Cure[];
  readonly text: string;
};

// The generator wrote the file from the same data as the types; JSON modules lose tuples and unions.
const content = raw as unknown as {
  hexes: RawHex[];
  cards: CardPrint[];
  items: Omit<ItemPrint, 'name' | 'text'>[];
  misfortunes: Omit<MisfortunePrint, 'name' | 'text'>[];
};

// Hexes travel as plain text; the names are known by it.
const hexNames: Readonly<Record<Tile, string>> = names.hex;

export const hexes: readonly HexPrint[] = content.hexes.map((hex) => ({
  ...hex,
  name: hexNames[hex.id] ?? hex.id,
  slopes: hex.slopes.map((slope) => {
    const [upper = '', lower = ''] = slope.split('>');
    return [upper, lower] as const;
  }),
}));
export const cards: readonly CardPrint[] = content.cards;
export const items = content.items.map((item): ItemPrint => ({
  ...item,
  name: said.itemName[item.id],
  text: said.itemText[item.id],
}));
export const misfortunes = content.misfortunes.map((misfortune): MisfortunePrint => ({
  ...misfortune,
  name: names.misfortune[misfortune.id],
  text: names.misfortuneText[misfortune.id],
}));
export const HAZARDS: readonly Hazard[] = ['methane', 'bats', 'tremors', 'grue'];

const hexById = new Map(hexes.map((hex) => [hex.id, hex]));
const cardById = new Map(cards.map((card) => [card.id, card]));
const itemById = new Map(items.map((item) => [item.id, item]));
const misfortuneById = new Map(misfortunes.map((misfortune) => [misfortune.id, misfortune]));

export function hexPrint(id: Tile): HexPrint {
  return found(hexById.get(id), 'hex', id);
}

export function cardPrint(id: Card): CardPrint {
  return found(cardById.get(id), 'card', id);
}

export function itemPrint(id: Item): ItemPrint {
  return found(itemById.get(id), 'item', id);
}

export function misfortunePrint(id: Misfortune): MisfortunePrint {
  return found(misfortuneById.get(id), 'misfortune', id);
}

const SIDE_WORDS: readonly Side[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

/** From the words of the rules to the numbers of the drawing. */
export function sideNumber(side: Side): SideNumber {
  return SIDE_WORDS.indexOf(side);
}

export function sideWord(side: SideNumber): Side {
  return SIDE_WORDS[((side % 6) + 6) % 6] ?? 'E';
}

export function placeOf(space: Space): Place {
  return readKey(space);
}

function found<T>(thing: T | undefined, what: string, id: string): T {
  if (thing === undefined) throw new Error(`the content has no ${what} ${id}`);
  return thing;
}
