// What stands on the map while the story is told. In the end `reconciled` makes it agree with the view, whatever was missed.
import type { Seat } from '../../../generated/protocol';
import { hexPrint } from '../content';
import type { Event, Hazard, Item, Node, Space, Tile, View } from '../../../generated/casadh';

export type StageHex = {
  readonly hex: Tile;
  readonly at: Space;
  readonly rotation: number;
  readonly collapsed: boolean;
  readonly tokens: readonly Hazard[];
  readonly grue: Node | null;
  /** Where the Grue came from just now. */
  readonly grueFrom?: Space;
  readonly items: readonly Item[];
  readonly treasures: number;
};
/** A spelunker; who is gone stays where it was last seen, for what is told of it. */
export type Pawn = {
  readonly seat: Seat;
  readonly at: Space;
  readonly node: Node;
  readonly from: Space | null;
  readonly gone: boolean;
};
export type Charge = { readonly at: Space; readonly owner: Seat };
export type Stage = {
  readonly hexes: readonly StageHex[];
  readonly pawns: readonly Pawn[];
  readonly charges: readonly Charge[];
};

export const EMPTY: Stage = { hexes: [], pawns: [], charges: [] };

/** The stage after one event; events that move nothing leave it as it is. */
export function after(stage: Stage, event: Event): Stage {
  switch (event.event) {
    case 'moved':
      return moved(stage, event.seat, { at: event.to, node: event.node, from: event.from });
    case 'slid':
      return moved(stage, event.seat, { at: event.at, node: event.to, from: null });
    case 'explored': {
      const fresh: StageHex = {
        hex: event.hex,
        at: event.at,
        rotation: event.rotation,
        collapsed: false,
        tokens: [],
        grue: null,
        items: [],
        treasures: 0,
      };
      const from = stage.pawns.find(({ seat }) => seat === event.seat)?.at ?? null;
      return moved({ ...stage, hexes: [...stage.hexes.filter(({ at }) => at !== event.at), fresh] }, event.seat, {
        at: event.at,
        node: event.node,
        from,
      });
    }
    case 'item-found':
    case 'item-dropped':
      return changed(stage, event.at, (hex) => ({ ...hex, items: [...hex.items, event.item] }));
    case 'items-taken':
      return changed(stage, event.at, (hex) => ({ ...hex, items: without(hex.items, event.items.split('+')) }));
    case 'looked':
      return changed(stage, event.at, (hex) => ({ ...hex, treasures: Math.max(0, hex.treasures - event.count) }));
    case 'treasures-laid':
      return changed(stage, event.at, (hex) => ({ ...hex, treasures: hex.treasures + event.count }));
    case 'treasure-dropped':
      return changed(stage, event.at, (hex) => ({ ...hex, treasures: hex.treasures + 1 }));
    case 'token-placed':
      return changed(stage, event.at, (hex) => withToken(hex, event.hazard));
    case 'grue-moved':
      return changed(
        changed(stage, event.from, (hex) => ({ ...hex, grue: null })),
        event.to,
        (hex) => ({ ...hex, grue: event.node, grueFrom: event.from }),
      );
    case 'grue-vanished':
      return changed(stage, event.at, (hex) => ({ ...hex, grue: null }));
    case 'fuse-lit':
      return { ...stage, charges: [...stage.charges, { at: event.at, owner: event.owner }] };
    case 'defused': {
      const out = stage.charges.find(({ at, owner }) => at === event.at && owner === event.owner);
      return { ...stage, charges: stage.charges.filter((charge) => charge !== out) };
    }
    case 'collapsed': {
      const rubble = (hex: StageHex): StageHex => ({
        ...hex,
        collapsed: true,
        tokens: [],
        grue: null,
        items: [],
        treasures: 0,
      });
      return changed({ ...stage, charges: stage.charges.filter(({ at }) => at !== event.at) }, event.at, rubble);
    }
    case 'died':
    case 'left':
      return {
        ...stage,
        pawns: stage.pawns.map((pawn) => (pawn.seat === event.seat ? { ...pawn, gone: true } : pawn)),
      };
    default:
      return stage;
  }
}

/** The stage that shows the view, with as few changes as can be. */
export function reconciled(stage: Stage, view: View): Stage {
  const hexes = view.hexes.map((now): StageHex => {
    const { hex, at, rotation, collapsed, tokens, grue, items, treasures } = now;
    return { hex, at, rotation, collapsed, tokens, grue, items, treasures };
  });
  const pawns = view.players.flatMap(({ at, node }, seat): Pawn[] => {
    const before = stage.pawns.find((pawn) => pawn.seat === seat);
    if (at === null || node === null) return before === undefined ? [] : [{ ...before, gone: true }];
    if (before !== undefined && before.at === at && before.node === node && !before.gone) return [before];
    return [{ seat, at, node, from: before === undefined || before.at === at ? null : before.at, gone: false }];
  });
  const charges = view.fuses.map(({ at, owner }) => ({ at, owner }));
  return { hexes: hexes.map((hex) => same(stage.hexes, hex)), pawns, charges };
}

/** The hex as it was when nothing about it has changed. */
function same(before: readonly StageHex[], hex: StageHex): StageHex {
  const known = before.find(({ at }) => at === hex.at);
  return known !== undefined && JSON.stringify(known) === JSON.stringify(hex) ? known : hex;
}

function moved(stage: Stage, seat: Seat, to: Pick<Pawn, 'at' | 'node' | 'from'>): Stage {
  return { ...stage, pawns: stage.pawns.map((pawn) => (pawn.seat === seat ? { ...pawn, ...to } : pawn)) };
}

function changed(stage: Stage, at: Space, change: (hex: StageHex) => StageHex): Stage {
  return { ...stage, hexes: stage.hexes.map((hex) => (hex.at === at ? change(hex) : hex)) };
}

function withToken(hex: StageHex, hazard: Hazard): StageHex {
  if (hazard !== 'grue') return { ...hex, tokens: [...hex.tokens.filter((token) => token !== hazard), hazard] };
  return { ...hex, grue: hexPrint(hex.hex).symbols.find((symbol) => symbol.hazard === 'grue')?.at ?? 'A' };
}

function without(items: readonly Item[], taken: readonly string[]): Item[] {
  const left = [...items];
  for (const item of taken) {
    const index = left.findIndex((one) => one === item);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
