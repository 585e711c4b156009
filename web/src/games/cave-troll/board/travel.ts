// The way of a figure from slot to slot: through the door when there is one, straight when it jumps.
import { doorBetween, type Point } from '../content';
import type { Area } from '../../../generated/cave-troll';
import { along, distance, scaled } from '../map/geometry';
import type { Slot } from '../map/slots';

/** For a tween: where the figure is at time `t` from 0 to 1. */
export function travel(from: Slot, to: Slot, left: Area | null, entered: Area): (t: number) => Slot {
  const door = left === null ? undefined : doorBetween(left, entered);
  const way: Point[] = [[from.x, from.y], ...(door === undefined ? [] : [scaled(door.at)]), [to.x, to.y]];
  return (t) => {
    const [x, y] = pointOn(way, t);
    return { x, y, size: from.size + (to.size - from.size) * t };
  };
}

function pointOn(way: readonly Point[], t: number): Point {
  const lengths = way.slice(1).map((point, i) => distance(way[i] ?? point, point));
  let left = t * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [way[i], way[i + 1]];
    if (a === undefined || b === undefined) break;
    if (left <= length) return along(a, b, length === 0 ? 1 : left / length);
    left -= length;
  }
  return way.at(-1) ?? [0, 0];
}
