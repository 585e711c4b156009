// Where every pawn, Grue, pile and charge of a stage stands on the drawing.
import type { Point } from '../../../board/geometry';
import { hexPrint, placeOf } from '../content';
import { added } from '../map/curves';
import { center } from '../map/hexes';
import { standing, tile } from '../map/tile';
import type { Node, Space } from '../../../generated/casadh';
import type { Charge, Pawn, Stage, StageHex } from './stage';

export type PawnStanding = { readonly pawn: Pawn; readonly at: Point; readonly size: number };
/** `from` is the middle of the hex it has just left. */
export type GrueStanding = { readonly at: Space; readonly place: Point; readonly from: Point | null };
/** Where the treasures and items of a hex lie. */
export type PileStanding = { readonly hex: StageHex; readonly place: Point };
export type ChargeStanding = { readonly charge: Charge; readonly key: string; readonly place: Point };

export type Standings = {
  readonly pawns: readonly PawnStanding[];
  readonly grues: readonly GrueStanding[];
  readonly piles: readonly PileStanding[];
  readonly charges: readonly ChargeStanding[];
};

export function standings(stage: Stage): Standings {
  const pawns: PawnStanding[] = [];
  const grues: GrueStanding[] = [];
  for (const hex of stage.hexes) {
    const middle = center(placeOf(hex.at));
    for (const node of ['A', 'B', 'C', 'D'] as const) {
      const here = stage.pawns.filter((pawn) => pawn.at === hex.at && pawn.node === node && !pawn.gone);
      const lurks = hex.grue === node && !hex.collapsed;
      const slots = standing(hexPrint(hex.hex), hex.rotation, node, here.length + (lurks ? 1 : 0));
      // People first: they are what one looks for.
      here.forEach((pawn, i) =>
        pawns.push({ pawn, at: added(middle, slots[i]?.at ?? [0, 0]), size: slots[i]?.size ?? 30 }),
      );
      const lair = slots[here.length];
      if (lurks && lair !== undefined)
        grues.push({
          at: hex.at,
          place: added(middle, lair.at),
          from: hex.grueFrom === undefined ? null : center(placeOf(hex.grueFrom)),
        });
    }
  }
  return {
    pawns: pawns.sort((one, other) => one.pawn.seat - other.pawn.seat),
    grues,
    piles: stage.hexes.flatMap(pileOf),
    charges: stage.charges.map(chargeOf(stage)),
  };
}

/** The place of a passageway where somebody would stand alone. */
export function placeIn(hex: Pick<StageHex, 'hex' | 'rotation' | 'at'>, node: Node): Point {
  const [slot] = standing(hexPrint(hex.hex), hex.rotation, node, 1);
  return added(center(placeOf(hex.at)), slot?.at ?? [0, 0]);
}

function pileOf(hex: StageHex): PileStanding[] {
  if (hex.collapsed || (hex.treasures === 0 && hex.items.length === 0)) return [];
  const { marker } = tile(hexPrint(hex.hex), hex.rotation);
  return [{ hex, place: added(center(placeOf(hex.at)), marker ?? [0, 0]) }];
}

/** Charges lie in the middle of their hex: they concern all of it. */
function chargeOf(stage: Stage) {
  return (charge: Charge, i: number): ChargeStanding => {
    const before = stage.charges.slice(0, i).filter(({ at }) => at === charge.at).length;
    const key = `${charge.at}@${charge.owner}#${before}`;
    return { charge, key, place: added(center(placeOf(charge.at)), [-4 + 22 * before, 62]) };
  };
}
