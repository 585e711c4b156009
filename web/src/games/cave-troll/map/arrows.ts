// Walking the map with arrow keys: through the door on that side, or else to the nearest area over there.
import { areaPrint, areas, doorBetween, type AreaPrint, type Point } from '../content';
import type { Area } from '../../../generated/cave-troll';
import { bounds, distance, middle } from './geometry';

export type Direction = 'up' | 'down' | 'left' | 'right';

const WAYS: Readonly<Record<Direction, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

export function directionOfKey(key: string): Direction | null {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    default:
      return null;
  }
}

/** The area that an arrow key leads to; the same area at the edge of the board. */
export function neighbour(from: Area, direction: Direction): Area {
  const here = areaPrint(from);
  const doorway = here.exits
    .filter((exit) => doorSide(here, exit) === direction)
    .sort((a, b) => aside(here, a, direction) - aside(here, b, direction))[0];
  return doorway ?? nearest(here, direction) ?? from;
}

/** On which side of the area the door to this exit is. */
function doorSide(here: AreaPrint, exit: Area): Direction | null {
  const door = doorBetween(here.id, exit);
  if (door === undefined) return null;
  const beyond = middle(bounds(areaPrint(exit).outline));
  if (door.wall === 'vertical') return beyond[0] < door.at[0] ? 'left' : 'right';
  return beyond[1] < door.at[1] ? 'up' : 'down';
}

/** How far the door to this exit is from the middle of its wall. */
function aside(here: AreaPrint, exit: Area, direction: Direction): number {
  const door = doorBetween(here.id, exit);
  const [x, y] = middle(bounds(here.outline));
  if (door === undefined) return Infinity;
  return direction === 'up' || direction === 'down' ? Math.abs(door.at[0] - x) : Math.abs(door.at[1] - y);
}

/** The nearest area within a cone of that direction, walls or not. */
function nearest(here: AreaPrint, direction: Direction): Area | undefined {
  const [dx, dy] = WAYS[direction];
  const from = middle(bounds(here.outline));
  return areas
    .map((area) => ({ id: area.id, to: middle(bounds(area.outline)) }))
    .map(({ id, to }) => ({ id, ahead: (to[0] - from[0]) * dx + (to[1] - from[1]) * dy, far: distance(from, to) }))
    .filter(({ ahead, far }) => ahead > 0 && ahead >= 0.6 * far)
    .sort((a, b) => a.far - b.far)[0]?.id;
}
