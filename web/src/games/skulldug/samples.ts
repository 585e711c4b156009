// Views for tests and for the pictures of the rules: a small cave that is furnished with what it is to show.
import type {
  Card,
  Cell,
  GhostSeen,
  Moment,
  Passage,
  PlayerSeen,
  Side,
  TileKind,
  View,
  Waiting,
} from '../../generated/skulldug';
import { tilePrint } from './content';
import { openSides } from './map/grid';

/** `passage('c4', 'TI-07', 1, ['basilisk'])`. */
export function passage(at: Cell, tile: TileKind, turns = 0, cards: Card[] = [], sides?: Side[]): Passage {
  return { at, tile, turns, sides: sides ?? openSides(tilePrint(tile).shape, turns), cards };
}

export function player(seat: number, more: Partial<PlayerSeen> = {}): PlayerSeen {
  return {
    seat,
    token: seat % 2 === 0 ? 'silk-moreau' : 'hector-bramble',
    at: 'a1',
    last: null,
    last_turn: 0,
    entries: 0,
    health: 5,
    max_health: 5,
    ap: seat === 0 ? 3 : 0,
    move_ap: 0,
    dazed: false,
    pinned: false,
    shoved: false,
    destroyed: false,
    moved: false,
    finished: false,
    resigned: false,
    places: 0,
    fled: [],
    hand: [],
    hand_limit: 5,
    treasures: 0,
    ...more,
  };
}

export function ghost(n: number, at: Cell | null, more: Partial<GhostSeen> = {}): GhostSeen {
  return {
    who: `ghost-${n + 1}`,
    faction: 'rogues',
    at,
    last: null,
    last_turn: 0,
    entries: 0,
    hand: [],
    seasoned: true,
    ...more,
  };
}

export const MAIN: Waiting = { ask: 'turn', phase: { phase: 'main' } };

type Furniture = Partial<Omit<View, 'players'>> & { players?: PlayerSeen[] };

/** A Duel, seat A on turn in the Cave Entrance at a1, passages east and south of it. */
export function furnished(more: Furniture = {}, moment: Moment | null = null): View {
  return {
    viewer: [0],
    setup: { players: 2, mode: 'duel', gear: 'draft', fortune: 'paced', table: 10, cap: null, house: [] },
    cave: [
      passage('a1', 'TI-00', 0, [], ['east', 'south']),
      passage('b1', 'TI-07', 2, ['basilisk', 'boomerang']),
      passage('c1', 'TI-21', 2, []),
      passage('a2', 'TI-17', 0, ['bear-trap-1', 'hypnotic-opal']),
    ],
    entrance: 'a1',
    players: [player(0), player(1)],
    ghosts: [],
    ghost_pool: [],
    cave_health: null,
    passage_deck: [],
    passage_discards: [],
    fortune_deck: { size: 40, layers: [], piles: [], treasure_on_top: false },
    hazard_deck: { size: 30, layers: [], piles: [], treasure_on_top: false },
    discards: [],
    rows: [],
    boxed: [],
    boxed_tiles: [],
    mimic: null,
    granted: [],
    used: [],
    turn: 1,
    first: 0,
    party: 0,
    on_turn: [0],
    current: 0,
    yielded: false,
    acted: false,
    winners: [],
    asked: [0],
    moment,
    sight: ['a1', 'b1', 'a2'],
    waiting: [MAIN],
    ...more,
  };
}
