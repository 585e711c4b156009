// The setup most people want.
import type { Setup } from '../../../generated/casadh';

/** For so many players, keeping what it can of one before. */
export function setupFor(players: number, before: Setup | null): Setup {
  return {
    players,
    stall_limit: before?.stall_limit ?? 30,
    round_limit: before?.round_limit ?? 200,
    house: before?.house ?? [],
  };
}
