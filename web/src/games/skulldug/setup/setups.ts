// Which modes go with how many players, and a setup that is valid for them.
import type { Mode, Setup } from '../../../generated/skulldug';

/** The modes that so many may play, the usual one first. */
export function modesFor(players: number): Mode[] {
  switch (players) {
    case 1:
      return ['solo-normal', 'solo-easy', 'solo-hard'];
    case 2:
      return ['duel'];
    case 4:
      return ['free-for-all', 'team'];
    case 6:
      return ['team'];
    default:
      return ['free-for-all'];
  }
}

/** The widths a table may have: from a corner any, around the middle only odd ones. */
export function tablesFor(mode: Mode): number[] {
  return isInCorner(mode) ? [5, 6, 7, 8, 9, 10, 11, 12, 13] : [7, 9, 11, 13];
}

export function usualTable(mode: Mode): number {
  return isInCorner(mode) ? 10 : 13;
}

/** The same agreement in another mode. */
export function withMode(setup: Setup, mode: Mode): Setup {
  const table = isInCorner(mode) === isInCorner(setup.mode) ? setup.table : usualTable(mode);
  return { ...setup, mode, table };
}

/** The setup most people want for so many, keeping what it can of one before. */
export function setupFor(players: number, before: Setup | null): Setup {
  const modes = modesFor(players);
  const [usual = 'free-for-all'] = modes;
  const mode = before !== null && modes.includes(before.mode) ? before.mode : usual;
  const fresh: Setup = {
    players,
    mode,
    gear: 'suggested',
    fortune: 'paced',
    table: usualTable(mode),
    cap: null,
    house: [],
  };
  return before === null ? fresh : { ...withMode(before, mode), players };
}

function isInCorner(mode: Mode): boolean {
  return mode === 'duel' || mode.startsWith('solo-');
}
