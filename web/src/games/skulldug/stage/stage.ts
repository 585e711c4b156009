// The cave as things that keep their identity while they move, so that they can be animated.
//
// Events move tiles, cards and explorers one by one and tell an encounter or a throw step by step; in the end
// `reconciled` makes the stage agree with the view, whatever was told or missed.
import type {
  Card,
  Cell,
  Event,
  Faction,
  Passage,
  Pawn,
  Shape,
  Side,
  TileKind,
  Token,
  View,
} from '../../../generated/skulldug';
import { tilePrint, tokenPrint } from '../content';
import { SIDES, openSides } from '../map/grid';
import { pawnOf } from '../pawns';
import { sceneAfter, sceneOf, type Scene } from './scene';

/** `angle` counts quarter-turns and only grows or shrinks by what was turned, so that it can be shown. */
export type Laid = {
  readonly at: Cell;
  readonly tile: TileKind;
  readonly shape: Shape;
  readonly angle: number;
  readonly isNew: boolean;
};
export type Lying = { readonly card: Card; readonly at: Cell };
export type Standing = {
  readonly pawn: Pawn;
  readonly token: Token | null;
  readonly faction: Faction | null;
  readonly at: Cell;
  readonly isFaint: boolean;
};
export type Stage = {
  readonly tiles: readonly Laid[];
  readonly cards: readonly Lying[];
  readonly pawns: readonly Standing[];
  /** What is being told just now: an encounter, a throw, a ghost's plan. */
  readonly scene: Scene | null;
};

export const EMPTY: Stage = { tiles: [], cards: [], pawns: [], scene: null };

/** The stage after one event; events that move nothing leave it as it is. */
export function after(before: Stage, event: Event): Stage {
  const scene = sceneAfter(before.scene, event);
  const stage = scene === before.scene ? before : { ...before, scene };
  switch (event.event) {
    case 'discovered': {
      const laid: Laid = {
        at: event.at,
        tile: event.tile,
        shape: tilePrint(event.tile).shape,
        angle: event.turns,
        isNew: true,
      };
      return { ...stage, tiles: [...stage.tiles.filter(({ at }) => at !== event.at), laid] };
    }
    case 'turned': {
      const by = event.turns === 3 ? -1 : event.turns;
      return {
        ...stage,
        tiles: stage.tiles.map((tile) => (tile.at === event.at ? { ...tile, angle: tile.angle + by } : tile)),
      };
    }
    case 'destroyed':
      return {
        ...stage,
        tiles: stage.tiles.filter(({ at }) => at !== event.at),
        cards: stage.cards.filter(({ at }) => at !== event.at),
      };
    case 'found':
    case 'dropped':
      return { ...stage, cards: [...without(stage.cards, event.card), { card: event.card, at: event.at }] };
    case 'monster-moved':
      return {
        ...stage,
        cards: stage.cards.map((lying) => (lying.card === event.card ? { ...lying, at: event.to } : lying)),
      };
    case 'picked-up':
    case 'discarded':
      return { ...stage, cards: without(stage.cards, event.card) };
    case 'won':
      return event.card === null ? stage : { ...stage, cards: without(stage.cards, event.card) };
    case 'moved':
      return {
        ...stage,
        pawns: stage.pawns.map((pawn) => (pawn.pawn === event.who ? { ...pawn, at: event.to } : pawn)),
      };
    case 'died':
      return { ...stage, pawns: stage.pawns.filter(({ pawn }) => pawn !== event.who) };
    case 'spawned':
      return {
        ...stage,
        pawns: [
          ...stage.pawns,
          { pawn: event.ghost, token: null, faction: event.faction, at: event.at, isFaint: true },
        ],
      };
    default:
      return stage;
  }
}

/** The stage that shows the view, with as few changes as can be. */
export function reconciled(stage: Stage, view: View): Stage {
  return {
    tiles: kept(
      stage.tiles,
      view.cave.map((passage) => laidOf(passage, stage)),
      ({ at }) => at,
    ),
    cards: kept(
      stage.cards,
      view.cave.flatMap(({ at, cards }) => cards.map((card) => ({ card, at }))),
      ({ card }) => card,
    ),
    pawns: kept(stage.pawns, standingIn(view), ({ pawn }) => pawn),
    scene: sceneOf(view),
  };
}

/** Shape and quarter-turns from the corridors alone: the Cave Entrance has two sides. */
export function lieOf(sides: readonly Side[]): { shape: Shape; turns: number } {
  const shapes: readonly Shape[] = ['x', 't', 'l', 'i', 'd'];
  for (const shape of shapes) {
    for (let turns = 0; turns < 4; turns++) {
      const open = openSides(shape, turns);
      if (SIDES.every((side) => open.includes(side) === sides.includes(side))) return { shape, turns };
    }
  }
  return { shape: 'x', turns: 0 };
}

function laidOf({ at, tile, sides }: Passage, stage: Stage): Laid {
  const { shape, turns } = lieOf(sides);
  const before = stage.tiles.find((laid) => laid.at === at && laid.tile === tile);
  // The same corridors from another number of turns are no reason to spin.
  const spun =
    before !== undefined && openSides(shape, ((before.angle % 4) + 4) % 4).join() === openSides(shape, turns).join();
  return { at, tile, shape, angle: spun ? before.angle : turns, isNew: before?.isNew ?? stage.tiles.length > 0 };
}

function standingIn(view: View): Standing[] {
  const players = view.players.flatMap(({ seat, token, at }): Standing[] =>
    at === null || (view.turn === 0 && token === null)
      ? []
      : [{ pawn: pawnOf(seat), token, faction: token === null ? null : tokenPrint(token).faction, at, isFaint: false }],
  );
  const ghosts = view.ghosts.flatMap(({ who, faction, at, seasoned }): Standing[] =>
    at === null ? [] : [{ pawn: who, token: null, faction, at, isFaint: !seasoned }],
  );
  return [...players, ...ghosts];
}

/** The new list, with the old objects where nothing changed, and the old list when nothing did. */
function kept<T extends object>(before: readonly T[], now: readonly T[], key: (thing: T) => string): readonly T[] {
  const known = new Map(before.map((thing) => [key(thing), thing]));
  const list = now.map((thing) => {
    const old = known.get(key(thing));
    return old !== undefined && isSame(old, thing) ? old : thing;
  });
  return list.length === before.length && list.every((thing, at) => thing === before[at]) ? before : list;
}

function isSame<T extends object>(a: T, b: T): boolean {
  return (Object.keys(b) as (keyof T)[]).every((name) => a[name] === b[name]);
}

function without(cards: readonly Lying[], card: Card): readonly Lying[] {
  return cards.filter((lying) => lying.card !== card);
}
