// Where spots are on the drawing, and the order in which keys go through them.
import { middle, type Box } from '../../../board/geometry';
import { placeOf } from '../content';
import { boxOf } from '../map/hexes';
import { layingOf, spaceOf, type Spot } from '../routes';
import type { Standings } from '../stage/standing';
import type { Space, View } from '../../../generated/casadh';

/** The box of a spot; none for what is not on the map. */
export function spotBox(spot: Spot, view: View, standings: Standings): Box | null {
  const [what = '', rest = ''] = spot.split(':');
  switch (what) {
    case 'pawn': {
      const pawn = standings.pawns.find((one) => one.pawn.seat === Number(rest));
      return pawn === undefined ? null : around(pawn.at, pawn.size);
    }
    case 'grue': {
      const grue = standings.grues.find(({ at }) => at === rest);
      return grue === undefined ? null : around(grue.place, 60);
    }
    case 'pile':
    case 'items': {
      const pile = standings.piles.find(({ hex }) => hex.at === rest);
      return pile === undefined ? null : around([pile.place[0] + (what === 'items' ? 10 : -6), pile.place[1]], 44);
    }
    case 'fuse': {
      const charge = standings.charges.find(({ charge: { at, owner } }) => `${at}@${owner}` === rest);
      return charge === undefined ? null : around(charge.place, 48);
    }
    default: {
      const space = what === 'turn' ? (layingOf(view)?.at ?? null) : spaceOf(spot, view);
      return space === null ? null : boxOf(placeOf(space));
    }
  }
}

function around([x, y]: readonly [number, number], size: number): Box {
  return { x: x - size / 2, y: y - size / 2, w: size, h: size };
}

/** The lit spot after this one, in reading order over the board. */
export function nextLit(
  lit: Iterable<Spot>,
  boxOfSpot: (spot: Spot) => Box | null,
  from: Spot | null,
  step: 1 | -1,
): Spot | null {
  const order = [...lit]
    .map((spot) => ({ spot, box: boxOfSpot(spot) }))
    .filter((entry): entry is { spot: Spot; box: Box } => entry.box !== null)
    .sort((a, b) => Math.round(middle(a.box)[1] / 90) - Math.round(middle(b.box)[1] / 90) || a.box.x - b.box.x)
    .map(({ spot }) => spot);
  if (order.length === 0) return null;
  const here = from === null ? -1 : order.indexOf(from);
  const next = here < 0 && step < 0 ? order.length - 1 : (here + step + order.length) % order.length;
  return order[next] ?? null;
}

/** The space next to this one in the direction of an arrow key, among those that can be pointed at. */
export function beside(from: Space, key: string, spaces: readonly Space[]): Space {
  const [dx, dy] = (
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as Record<string, [number, number]>
  )[key] ?? [0, 0];
  const [x, y] = middle(boxOf(placeOf(from)));
  let best: { space: Space; cost: number } | null = null;
  for (const space of spaces) {
    const [sx, sy] = middle(boxOf(placeOf(space)));
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    if (ahead < 20 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 1.5;
    if (best === null || cost < best.cost) best = { space, cost };
  }
  return best?.space ?? from;
}

/** The spot that an element of the board, or something in it, stands for. */
export function spotOfElement(element: Element): Spot | null {
  // The components of this folder write nothing else into the attribute.
  return (element.closest('[data-spot]')?.getAttribute('data-spot') ?? null) as Spot | null;
}
