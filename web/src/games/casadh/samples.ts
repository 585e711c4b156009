// Views for tests and for the pictures of the rules: a table with Base Camp that is furnished with what it is to show.
import { hexPrint } from './content';
import { readKey } from './map/hexes';
import { nodesBySide } from './map/tunnels';
import type { Ask, HexNow, Node, Player, Row, Setup, View } from '../../generated/casadh';

const SETUP: Setup = { players: 3, stall_limit: 30, round_limit: 200, house: [] };

const NOBODY: Player = {
  standing: 'caves',
  at: '0,0',
  node: 'A',
  reach: ['A'],
  exits: ['E', 'NE', 'NW', 'W', 'SW', 'SE'],
  hp: 4,
  next_mp: 4,
  items: [],
  held: [],
  treasures: 0,
  values: [],
  shown: [],
};

const TRACK: Row[] = (['methane', 'bats', 'tremors', 'grue'] as const).map((hazard) => ({
  hazard,
  value: 0,
  sixths: 0,
  sixths_next: 0,
}));

/** `L1-05 1,0 2`: a hex, its space and its rotation. */
export function hexNow(text: string, more: Partial<HexNow> = {}): HexNow {
  const [hex = 'BASE', at = '0,0', rotation = '0'] = text.split(' ');
  const { q, r } = readKey(at);
  // The names of passageways are the letters of the print.
  const sides = nodesBySide(hexPrint(hex).sides, Number(rotation)) as Node[];
  return {
    hex,
    at,
    q,
    r,
    rotation: Number(rotation),
    sides,
    collapsed: false,
    tokens: [],
    grue: null,
    items: [],
    treasures: 0,
    seen: null,
    ...more,
  };
}

export function player(more: Partial<Player> = {}): Player {
  return { ...NOBODY, ...more };
}

/** A table for three, seat 0 on turn and looking. */
export function furnished(
  hexes: readonly HexNow[] = [],
  more: Partial<View> = {},
  ask: Ask = { ask: 'action', who: 0 },
): View {
  return {
    viewer: [0],
    setup: SETUP,
    hexes: [hexNow('BASE 0,0 0'), ...hexes],
    players: [player(), player(), player()],
    track: TRACK,
    vengeance: 0,
    fuses: [],
    pile: 20 - hexes.length,
    aside: 20,
    deck: 60,
    discard: [],
    supply: [],
    bag: 94,
    surface: [9, 8, 6, 6, 3, 0],
    air: null,
    lots: [],
    trail: [],
    first: 0,
    turn: 0,
    mp: 4,
    round: 1,
    idle: 0,
    progress: false,
    stood: [],
    explored: null,
    inside: 3,
    waiting: ask.ask === 'action' ? [ask] : [{ ask: 'action', who: 0 }, ask],
    ...more,
  };
}
