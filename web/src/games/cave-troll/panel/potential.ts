// What a board scoring would pay each seat now: the sum of what the view says of every room.
import type { RoomNow } from '../../../generated/cave-troll';
import type { Seat } from '../../../generated/protocol';

export function potential(rooms: readonly RoomNow[], seat: Seat): number {
  return rooms.reduce((sum, { gold, controller, sharer }) => {
    if (controller === null || (controller !== seat && sharer !== seat)) return sum;
    return sum + (sharer === null ? gold : Math.floor(gold / 2));
  }, 0);
}
