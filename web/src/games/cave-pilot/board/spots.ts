// Where spots are on the drawing, and the order in which keys go through them.
import { middle, type Box } from '../../../board/geometry';
import type { View } from '../../../generated/cave-pilot';
import { idOf, kindOf, type Spot } from '../routes';
import { seatOf } from '../seats';
import { airBox, cellBox, entranceBox, exitBox, placeBox, readSpot } from './geometry';

/** The box of a spot on the flight; none for spots that are not on it. */
export function spotBox(spot: Spot, view: View): Box | null {
  const id = idOf(spot);
  switch (kindOf(spot)) {
    case 'cell': {
      const at = readSpot(id);
      return at === null ? null : cellBox(at);
    }
    case 'gate':
      return id === 'exit' ? exitBox(view.columns) : entranceBox();
    case 'plane': {
      const place = view.players[seatOf(id)]?.place ?? 'out';
      const at = readSpot(place);
      return at === null ? placeBox(place, view.columns) : airBox(at);
    }
    default:
      return null;
  }
}

export function isOnFlight(spot: Spot): boolean {
  return ['cell', 'gate', 'plane'].includes(kindOf(spot));
}

/** The lit spot after this one, from the entrance to the exit. */
export function nextLit(lit: Iterable<Spot>, view: View, from: Spot | null, step: 1 | -1): Spot | null {
  const order = [...lit]
    .map((spot) => ({ spot, box: spotBox(spot, view) }))
    .filter((entry): entry is { spot: Spot; box: Box } => entry.box !== null)
    .sort((a, b) => a.box.x - b.box.x || middle(a.box)[1] - middle(b.box)[1])
    .map(({ spot }) => spot);
  if (order.length === 0) return null;
  const here = from === null ? -1 : order.indexOf(from);
  const next = here < 0 && step < 0 ? order.length - 1 : (here + step + order.length) % order.length;
  return order[next] ?? null;
}

/** The spot that an element of the flight, or something in it, stands for. */
export function spotOfElement(element: Element): Spot | null {
  // The components of the flight write nothing else into the attribute.
  return (element.closest('[data-spot]')?.getAttribute('data-spot') ?? null) as Spot | null;
}

/** Column 0 is the entrance; the exit is one beyond the last. */
export function columnOf(place: string, columns: number): number {
  const at = readSpot(place);
  if (at !== null) return at.column;
  return place === 'exit' ? columns + 1 : place === 'outside' ? -1 : 0;
}
