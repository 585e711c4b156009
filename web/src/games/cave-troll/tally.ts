// Where each seat's gold came from, counted from the story.
import type { Event } from '../../generated/cave-troll';
import type { Seat } from '../../generated/protocol';

export type Ledger = {
  /** Rooms scored one by one: Score a Room and the Tally Stone. */
  readonly rooms: number;
  /** Each board scoring before the end, in order. */
  readonly boards: readonly number[];
  /** The scoring at the end. */
  readonly last: number;
  /** The giant slayer's coins. */
  readonly slayer: number;
  readonly ended: number;
  readonly kept: number;
};

type RoomScored = Extract<Event, { event: 'room-scored' }>;
type Column = { rooms: number; boards: number[]; last: number; slayer: number; ended: number; kept: number };

/** One ledger a seat. `steps` are the events of each step. */
export function tally(steps: readonly (readonly Event[])[], seats: number): Ledger[] {
  const columns = Array.from({ length: seats }, (): Column => ({ rooms: 0, boards: [], last: 0, slayer: 0, ended: 0, kept: 0 }));
  for (const events of steps) {
    // Rooms are told before the board scoring they belong to; without one they were scored alone.
    let rooms: RoomScored[] = [];
    for (const event of events) {
      if (event.event === 'room-scored') rooms.push(event);
      if (event.event === 'board-scored') {
        const { alone, together } = parted(rooms);
        columns.forEach((column, seat) => {
          column.rooms += gained(alone, seat);
          if (event.last) column.last += gained(together, seat);
          else column.boards.push(gained(together, seat));
        });
        rooms = [];
      }
      if (event.event === 'paid') pay(columns[event.seat], event);
      if (event.event === 'kept') columns.forEach((column, seat) => (column.kept += seat === event.seat ? event.gold : 0));
    }
    columns.forEach((column, seat) => (column.rooms += gained(rooms, seat)));
  }
  return columns;
}

export function total(ledger: Ledger): number {
  const { rooms, boards, last, slayer, ended, kept } = ledger;
  return rooms + boards.reduce((sum, gold) => sum + gold, 0) + last + slayer + ended + kept;
}

/** A room told twice before a board scoring was scored alone first. */
function parted(rooms: readonly RoomScored[]): { alone: RoomScored[]; together: RoomScored[] } {
  const isAlone = (room: RoomScored, i: number) => rooms.slice(i + 1).some((later) => later.room === room.room);
  return { alone: rooms.filter(isAlone), together: rooms.filter((room, i) => !isAlone(room, i)) };
}

function gained(rooms: readonly RoomScored[], seat: Seat): number {
  return rooms.flatMap((room) => room.shares).reduce((sum, share) => sum + (share.seat === seat ? share.gold : 0), 0);
}

function pay(column: Column | undefined, { gold, why }: Extract<Event, { event: 'paid' }>): void {
  if (column === undefined) return;
  switch (why) {
    case 'empty-room':
      column.slayer += gold;
      break;
    case 'ended-the-game':
      column.ended += gold;
      break;
  }
}
