// Where spots are on the drawing, and the order in which keys go through them.
import { middle, type Box } from '../../../board/geometry';
import type { Cell } from '../../../generated/skulldug';
import { SIDES, SIZE, cellBox, next } from '../map/grid';
import { cardSpot, cellSpot, pawnSpot, readCardSpot, readCellSpot, readPawnSpot, type Spot } from '../spots';
import type { Placed, Places } from '../stage/places';

/** The box of a passage, a card or an explorer; none for spots that are not on the board. */
export function spotBox(spot: Spot, places: Places): Box | null {
  const [cell, card, pawn] = [readCellSpot(spot), readCardSpot(spot), readPawnSpot(spot)];
  if (cell !== null) return cellBox(cell);
  const placed =
    card !== null
      ? places.cards.find(({ thing }) => thing.card === card)
      : places.pawns.find(({ thing }) => thing.pawn === pawn);
  return placed === undefined ? null : boxOf(placed);
}

/** The place of a spot on the grid. */
export function cellOf(spot: Spot, places: Places): Cell | null {
  const [card, pawn] = [readCardSpot(spot), readPawnSpot(spot)];
  const placed =
    card !== null
      ? places.cards.find(({ thing }) => thing.card === card)
      : pawn !== null
        ? places.pawns.find(({ thing }) => thing.pawn === pawn)
        : undefined;
  return readCellSpot(spot) ?? placed?.thing.at ?? null;
}

/** Places that nobody knows but that are drawn as such: next to what is known, or lit. */
export function darkPlaces(known: readonly Cell[], lit: readonly Cell[], width: number): Cell[] {
  const around = known.flatMap((cell) => SIDES.map((side) => next(cell, side, width)));
  const all = new Set([...around.filter((cell) => cell !== null), ...lit]);
  return [...all].filter((cell) => !known.includes(cell)).sort();
}

/** The lit spot after this one, in reading order over the board. */
export function nextLit(lit: Iterable<Spot>, places: Places, from: Spot | null, step: 1 | -1): Spot | null {
  const order = [...lit]
    .map((spot) => ({ spot, box: spotBox(spot, places) }))
    .filter((entry): entry is { spot: Spot; box: Box } => entry.box !== null)
    .sort((a, b) => row(a.box) - row(b.box) || a.box.x - b.box.x)
    .map(({ spot }) => spot);
  if (order.length === 0) return null;
  const here = from === null ? -1 : order.indexOf(from);
  return order[here < 0 && step < 0 ? order.length - 1 : (here + step + order.length) % order.length] ?? null;
}

/** What Tab goes through in one place: the place, its cards, who stands there. */
export function spotsAt(cell: Cell, places: Places): Spot[] {
  const cards = places.cards.filter(({ thing }) => thing.at === cell).map(({ thing }) => cardSpot(thing.card));
  const pawns = places.pawns.filter(({ thing }) => thing.at === cell).map(({ thing }) => pawnSpot(thing.pawn));
  return [cellSpot(cell), ...cards, ...pawns];
}

/** The spot that an element of the board, or something in it, stands for. */
export function spotOfElement(element: Element): Spot | null {
  // The pieces of the board write nothing else into the attribute.
  return (element.closest('[data-spot]')?.getAttribute('data-spot') ?? null) as Spot | null;
}

function boxOf({ x, y, size }: Placed<unknown>): Box {
  return { x: x - size / 2, y: y - size / 2, w: size, h: size };
}

function row(box: Box): number {
  return Math.round(middle(box)[1] / SIZE);
}
