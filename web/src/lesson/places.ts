// Where somebody stands in a lesson, as addresses and shelves write it.

import type { LessonPlace, Story } from '../generated/protocol';

export const BEGINNING: LessonPlace = { chapter: 1, beat: 1, choices: [] };

/** The place in an address: `?at=2.5` is the fifth beat of chapter 2. */
export function placeOf(query: URLSearchParams): LessonPlace | null {
  const found = /^(\d{1,3})\.(\d{1,3})$/.exec(query.get('at') ?? '');
  return found === null ? null : { chapter: Number(found[1]), beat: Number(found[2]), choices: [] };
}

export function queryOf(place: LessonPlace): URLSearchParams {
  return new URLSearchParams({ at: `${place.chapter}.${place.beat}` });
}

export function isSame(one: LessonPlace, other: LessonPlace): boolean {
  return one.chapter === other.chapter && one.beat === other.beat;
}

/** Does a story go on from another: the same steps, and perhaps more? */
export function goesOn(before: readonly Story[], after: readonly Story[]): boolean {
  const last = before.at(-1);
  if (last === undefined) return true;
  const same = after[before.length - 1];
  return same !== undefined && same.seat === last.seat && JSON.stringify(same.events) === JSON.stringify(last.events);
}
