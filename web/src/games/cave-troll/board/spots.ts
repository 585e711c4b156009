// Where spots are on the drawing, and the order in which keys go through them.
import { areas, type Point } from '../content';
import { bounds, middle, scaled, type Box } from '../map/geometry';
import { ground } from '../map/slots';
import { pieceSpot, readArea, readPiece, type Spot } from '../routes';
import type { Standing } from '../stage/standing';

/** The box of an area or a figure; none for spots that are not on the board. */
export function spotBox(spot: Spot, standings: readonly Standing[]): Box | null {
  const standing = readPiece(spot) === null ? undefined : standings.find((one) => !one.under && spotOf(one) === spot);
  if (standing !== undefined) {
    const { x, y, size } = standing;
    return { x: x - size / 2, y: y - size / 2, w: size, h: size };
  }
  const area = readPiece(spot)?.at ?? readArea(spot);
  const print = areas.find(({ id }) => id === area);
  return print === undefined ? null : bounds(print.outline.map(scaled));
}

export function spotOf({ token }: Standing): Spot {
  return pieceSpot(token.owner, token.kind, token.at);
}

/** The middle of an area's ground. */
export function groundMiddle(id: string): Point {
  return middle(ground(id).figures);
}

/** The lit spot after this one, in reading order over the board. */
export function nextLit(
  lit: Iterable<Spot>,
  standings: readonly Standing[],
  from: Spot | null,
  step: 1 | -1,
): Spot | null {
  const order = [...lit]
    .map((spot) => ({ spot, box: spotBox(spot, standings) }))
    .filter((entry): entry is { spot: Spot; box: Box } => entry.box !== null)
    .sort((a, b) => row(a.box) - row(b.box) || a.box.x - b.box.x)
    .map(({ spot }) => spot);
  if (order.length === 0) return null;
  const here = from === null ? -1 : order.indexOf(from);
  const next = here < 0 && step < 0 ? order.length - 1 : (here + step + order.length) % order.length;
  return order[next] ?? null;
}

/** The spot that an element of the board, or something in it, stands for. */
export function spotOfElement(element: Element): Spot | null {
  // Token.svelte and Area.svelte write nothing else into the attribute.
  return (element.closest('[data-spot]')?.getAttribute('data-spot') ?? null) as Spot | null;
}

function row(box: Box): number {
  return Math.round(middle(box)[1] / 150);
}
