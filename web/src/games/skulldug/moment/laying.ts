// Turning a tile that hangs over its place: only turns that may be laid stop, the others say why as they pass.
import type { Side, TileKind, TurnSeen } from '../../../generated/skulldug';
import { tilePrint } from '../content';
import { openSides } from '../map/grid';

/** `angle` goes on counting, so that the tile turns the way it was turned. */
export type Hanging = { readonly angle: number; readonly passed: readonly TurnSeen[] };

/** Hangs as it may be laid first. */
export function hung(turns: readonly TurnSeen[]): Hanging {
  return { angle: turns.find(isLegal)?.turns ?? 0, passed: [] };
}

/** Turned on to the next turn that may be laid; nothing moves when there is no other. */
export function turnedOn({ angle }: Hanging, turns: readonly TurnSeen[], by: 1 | -1): Hanging {
  const passed: TurnSeen[] = [];
  for (let step = 1; step <= turns.length; step++) {
    const seen = seenAt(turns, angle + by * step);
    if (seen === undefined) break;
    if (isLegal(seen)) return { angle: angle + by * step, passed };
    passed.push(seen);
  }
  return { angle, passed };
}

/** Turned straight to one of the turns, the short way. */
export function turnedTo({ angle }: Hanging, turns: number, count: number): Hanging {
  const ahead = (((turns - angle) % count) + count) % count;
  return { angle: angle + (ahead > count / 2 ? ahead - count : ahead), passed: [] };
}

/** The turn that would be laid now. */
export function turnsNow({ angle }: Hanging, turns: readonly TurnSeen[]): number {
  return seenAt(turns, angle)?.turns ?? 0;
}

export function isLegal({ refused }: TurnSeen): boolean {
  return refused === null;
}

/** The corridors of a tile that is turned so. */
export function openAt(tile: TileKind, turns: number): Side[] {
  return openSides(tilePrint(tile).shape, turns);
}

function seenAt(turns: readonly TurnSeen[], angle: number): TurnSeen | undefined {
  const count = turns.length;
  return turns[((angle % count) + count) % count];
}
