// Views for tests and for the pictures of the rules: a table that is furnished with what it is to show.
import type { CaveNow, Player, StackNow, View, Waiting } from '../../generated/cave-pilot';

const SLOTS = [
  'shields1',
  'shields2',
  'armor1',
  'attack1',
  'attack2',
  'maneuver1',
  'maneuver2',
  'power1',
  'power2',
  'navigation1',
];

/** `shields1: 'U-SH4'`: what is installed. */
export function playerWith(change: Partial<Player> = {}, installed: Readonly<Record<string, string>> = {}): Player {
  const mat = SLOTS.map((slot): StackNow => {
    const card = installed[slot] ?? null;
    return { slot, card, maintenance: 0, hits: 0, current: card === null ? 0 : 3 };
  });
  return {
    place: 'entrance',
    turns: 2,
    credits: 8,
    reputation: 0,
    fuel: 1,
    missiles: 1,
    carries: 2,
    mat,
    values: [0, 0, 0, 0, 0, 0, 1],
    modifiers: [0, 0, 0, 0, 0, 0],
    cards: [],
    hand: [],
    visited: [],
    handled: [],
    handled_now: [],
    spent: [[], []],
    explored: [[], []],
    explored_entrance: 0,
    entrance_turns: 0,
    scrapyard_used: false,
    titled: false,
    out: 0,
    ...change,
  };
}

/** `caves: ['Y12 C1', 'Y21 F1']`, planes at places, and what is asked. */
export function furnished(
  caves: readonly string[],
  players: readonly Player[],
  ask: Waiting,
  change: Partial<View> = {},
): View {
  const laid = caves.map((text): CaveNow => {
    const [card = '', at = ''] = text.split(' ');
    return { at, card, hits: [0, 0], adds: 0, oozes: [], cleared: false, flooded: false };
  });
  return {
    viewer: [0],
    setup: {
      mode: 'competitive',
      players: players.length,
      deck: { deck: 'preset', preset: 'easy', cards: 12 },
      house: [],
    },
    caves: laid,
    columns: Math.max(0, ...laid.map(({ at }) => Number(at.slice(1)))),
    exit: false,
    pile: [{ unknown: [4, 0, 0], known: [] }],
    shop: [
      { row: 'A', cards: ['U-SH2', 'U-PA4', 'U-SR2'], pile: 20, discards: [] },
      { row: 'B', cards: ['U-MA3', 'U-PO9', 'U-MNT-B'], pile: 21, discards: [] },
    ],
    reserved: null,
    explorations: 30,
    exploration_discards: [],
    players: [...players],
    first: 0,
    turn: {
      seat: 0,
      first_round: true,
      refreshed: false,
      acting: true,
      bound_to_land: false,
      landed: false,
      free: null,
      gyro_used: false,
      ledger_used: false,
      trades: 0,
      upgrades: false,
    },
    round: 3,
    final_round: false,
    finish_round: 0,
    water: 0,
    start_rolls: players.map(() => 0),
    attack: null,
    missile: null,
    waiting: [ask],
    challenge: null,
    reachable: [],
    missile_odds: [],
    ending: null,
    ...change,
  };
}
