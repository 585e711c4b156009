// Keys on the flight: along the columns, up to the ceiling and down to the floor.
import type { View } from '../../../generated/cave-pilot';
import { cellSpot, idOf, kindOf, placeSpot, type Spot } from '../routes';
import { seatOf } from '../seats';
import { readSpot, spotName, type Row } from './geometry';
import { nextLit } from './spots';

export interface Keyboard {
  here: Spot | null;
  view: View;
  lit: ReadonlyMap<Spot, unknown>;
  focus(spot: Spot): void;
  point(spot: Spot): void;
}

/** Does what the key says; false when it says nothing here. */
export function flightKey(event: KeyboardEvent, flight: Keyboard): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const to = neighbour(event.key, flight);
  if (to !== null) {
    flight.focus(to);
    return true;
  }
  switch (event.key) {
    case 'Enter':
    case ' ':
      // A key that is held down chooses once.
      if (flight.here !== null && !event.repeat) flight.point(flight.here);
      return flight.here !== null;
    case 't':
    case 'T': {
      const next = nextLit(flight.lit.keys(), flight.view, flight.here, event.key === 't' ? 1 : -1);
      if (next !== null) flight.focus(next);
      return next !== null;
    }
    default:
      return false;
  }
}

/** The next place that is there, in the direction of an arrow key; none for other keys. */
export function neighbour(key: string, { here, view, lit }: Pick<Keyboard, 'here' | 'view' | 'lit'>): Spot | null {
  const dx = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const row: Row | null = key === 'ArrowUp' ? 0 : key === 'ArrowDown' ? 1 : null;
  if (dx === 0 && row === null) return null;
  const start = here ?? 'gate:entrance';
  const place =
    kindOf(start) === 'plane' ? (placeSpot(view.players[seatOf(idOf(start))]?.place ?? '') ?? 'gate:entrance') : start;
  const isThere = (spot: Spot) => lit.has(spot) || view.caves.some(({ at }) => cellSpot(at) === spot);
  const at = readSpot(idOf(place));
  if (at === null) return dx === 0 ? place : (fromGate(idOf(place), dx, view, isThere) ?? place);
  if (row !== null) {
    const other = cellSpot(spotName({ row, column: at.column }));
    return isThere(other) ? other : place;
  }
  const column = at.column + dx;
  const ways = [at.row, at.row === 0 ? 1 : 0] as const;
  const next = column < 1 ? undefined : ways.map((r) => cellSpot(spotName({ row: r as Row, column }))).find(isThere);
  if (next !== undefined) return next;
  if (column < 1) return 'gate:entrance';
  return view.exit && column > view.columns ? 'gate:exit' : place;
}

function fromGate(gate: string, dx: number, view: View, isThere: (spot: Spot) => boolean): Spot | null {
  const column = gate === 'exit' ? view.columns : 1;
  if ((gate === 'exit') === dx > 0) return null;
  return ([0, 1] as const).map((row) => cellSpot(spotName({ row, column }))).find(isThere) ?? null;
}
