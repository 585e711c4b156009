// Who went where since I last decided: what a player wants to know who looks up from the table.
import { doorBetween, type Point } from '../content';
import type { Area, Event } from '../../../generated/cave-troll';
import type { Seat, Story } from '../../../generated/protocol';
import { middle, scaled } from '../map/geometry';
import { ground } from '../map/slots';
import { readFigure } from '../seats';
import { eventsOf } from '../../../net/wire';
import type { Token } from './stage';

export type Trail = { readonly owner: Seat; readonly way: readonly Point[] };

const MOST = 14;

/** Moves of the others after the last step of `me`; for onlookers those of the last turn. */
export function trails(story: readonly Story[], me: Seat | null): Trail[] {
  const since = story.findLastIndex((step) =>
    me === null ? eventsOf<Event>(step).some((event) => event.event === 'turn-begins') : step.seat === me,
  );
  return story
    .slice(since + 1)
    .flatMap(eventsOf<Event>)
    .flatMap((event): Trail[] =>
      event.event === 'moved' ? [{ owner: readFigure(event.figure).owner, way: wayOf(event.from, event.to) }] : [],
    )
    .slice(-MOST);
}

function wayOf(from: Area, to: Area): Point[] {
  const door = doorBetween(from, to);
  const [start, end] = [middle(ground(from).figures), middle(ground(to).figures)];
  return door === undefined ? [start, end] : [start, scaled(door.at), end];
}

/** The area into which a token has come between two pictures of the cave; none when nobody moved. */
export function stirred(before: readonly Token[], now: readonly Token[]): Area | null {
  const known = new Map(before.map((token) => [token.key, token.at]));
  return now.findLast((token) => before.length > 0 && known.get(token.key) !== token.at)?.at ?? null;
}

/** Where somebody last moved or was placed, as the story tells it. */
export function lastStir(story: readonly Story[]): Area | null {
  for (const event of story
    .slice(-40)
    .flatMap(eventsOf<Event>)
    .reverse()) {
    if (event.event === 'moved') return event.to;
    if (event.event === 'placed') return event.at;
  }
  return null;
}
