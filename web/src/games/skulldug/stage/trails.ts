// Who went where since I last decided: what a player wants to know who looks up from the table.
import type { Point } from '../../../board/geometry';
import type { Seat, Story } from '../../../generated/protocol';
import type { Event, Pawn } from '../../../generated/skulldug';
import { centre } from '../map/grid';
import { ghostOf, pawnOf, seatOf } from '../pawns';
import { eventsOf } from '../../../net/wire';

export type Trail = { readonly pawn: Pawn; readonly way: readonly Point[] };

const MOST = 24;
/** Trails of several explorers run side by side. */
const APART = 9;

/** The ways of the others after the last step of `me`; for onlookers those of the last turn. */
export function trails(story: readonly Story[], me: Seat | null): Trail[] {
  const since = story.findLastIndex((step) =>
    me === null ? eventsOf<Event>(step).some((event) => event.event === 'turn-begins') : step.seat === me,
  );
  const moves = story
    .slice(since + 1)
    .flatMap(eventsOf<Event>)
    .flatMap((event) => (event.event === 'moved' && (me === null || event.who !== pawnOf(me)) ? [event] : []))
    .slice(-MOST);
  const ways = new Map<Pawn, Point[]>();
  for (const { who, from, to } of moves) {
    const way = ways.get(who) ?? [beside(centre(from), who)];
    ways.set(who, [...way, beside(centre(to), who)]);
  }
  return [...ways].map(([pawn, way]) => ({ pawn, way }));
}

function beside([x, y]: Point, pawn: Pawn): Point {
  const place = (seatOf(pawn) ?? 6 + (ghostOf(pawn) ?? 0)) - 2;
  return [x + place * APART, y + place * APART];
}
