// Where every card and explorer of a stage is on the drawing.
import type { Box } from '../../../board/geometry';
import type { Cell } from '../../../generated/skulldug';
import { tilePrint } from '../content';
import { centre } from '../map/grid';
import { SHELF, STAND, slots, type Slot } from '../map/slots';
import type { Lying, Stage, Standing } from './stage';

export type Placed<T> = Slot & { readonly thing: T };
export type Places = { readonly cards: readonly Placed<Lying>[]; readonly pawns: readonly Placed<Standing>[] };

/** With nobody beside them, cards have more room, and so have explorers. */
const ALL_SHELF: Box = { x: -80, y: -62, w: 160, h: 118 };
const ALL_STAND: Box = { x: -88, y: -50, w: 176, h: 104 };
/** What is special about a passage stays in sight. */
const LOW_SHELF: Box = { x: -80, y: 0, w: 160, h: 84 };
const LOW_STAND: Box = { x: -88, y: -10, w: 176, h: 96 };
const CARD = 56;
const PAWN = 74;

export function placesOf(stage: Stage): Places {
  const cards = grouped(stage.cards);
  const pawns = grouped(stage.pawns);
  const special = new Set(stage.tiles.filter(({ tile }) => tilePrint(tile).special !== null).map(({ at }) => at));
  const shelf = (at: Cell) => (pawns.has(at) ? SHELF : special.has(at) ? LOW_SHELF : ALL_SHELF);
  const stand = (at: Cell) => (cards.has(at) ? STAND : special.has(at) ? LOW_STAND : ALL_STAND);
  return {
    cards: [...cards].flatMap(([at, lying]) => laid(at, lying, shelf(at), CARD)),
    pawns: [...pawns].flatMap(([at, standing]) => laid(at, standing, stand(at), PAWN)),
  };
}

function grouped<T extends { readonly at: Cell }>(things: readonly T[]): Map<Cell, T[]> {
  const groups = new Map<Cell, T[]>();
  for (const thing of things) groups.set(thing.at, [...(groups.get(thing.at) ?? []), thing]);
  return groups;
}

function laid<T>(at: Cell, things: readonly T[], box: Box, largest: number): Placed<T>[] {
  const [x, y] = centre(at);
  const places = slots(things.length, box, largest);
  return things.flatMap((thing, i) => {
    const slot = places[i];
    return slot === undefined ? [] : [{ thing, x: x + slot.x, y: y + slot.y, size: slot.size }];
  });
}
