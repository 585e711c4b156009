// What rivals did since my last turn, as pictures: a line a rival, a deed each for what changed. No Svelte, no game.
//
// A game says in its `recap.ts` what an event is worth showing as; whatever it leaves out is in the sentences.

import type { JsonValue, Seat, Story } from '../generated/protocol';

/** The drawing that stands for a deed. */
export type Sign =
  'walk' | 'card' | 'coin' | 'gem' | 'heart' | 'find' | 'tile' | 'fight' | 'shot' | 'star' | 'skull' | 'flag' | 'trap';

/** What one event comes to. */
export interface Shown {
  seat: Seat;
  sign: Sign;
  /** What or where, as it is called on the board. */
  what?: string;
  /** Where it went. */
  to?: string;
  /** Gained, or lost when below nought. */
  by?: number;
  /** Whoever walks twice has walked once, farther: deeds with the same word become one. */
  joins?: string;
}

export interface RecapDeed extends Shown {
  events: JsonValue[];
}

export interface RecapLine {
  seat: Seat;
  deeds: RecapDeed[];
}

/** What an event is shown as; none for what needs no picture. */
export type Recap = (event: JsonValue) => Shown | null;

/** A line has so many deeds; the latest say what lies on the board now. */
const MOST = 6;

/** The steps since this seat last decided. */
export function stepsSince(story: readonly Story[], me: Seat): readonly Story[] {
  return story.slice(story.findLastIndex((step) => step.seat === me) + 1);
}

/** A line for everybody who did something, in the order in which they began. */
export function recapLines(steps: readonly Story[], me: Seat, recap: Recap): RecapLine[] {
  const lines = new Map<Seat, RecapDeed[]>();
  for (const event of steps.flatMap(({ events }) => events)) {
    const shown = recap(event);
    if (shown === null) continue;
    const deeds = lines.get(shown.seat) ?? [];
    lines.set(shown.seat, deeds);
    const before = deeds.find((deed) => deed.joins !== undefined && deed.joins === shown.joins);
    if (before === undefined) {
      deeds.push({ ...shown, events: [event] });
      continue;
    }
    if (shown.to !== undefined) before.to = shown.to;
    if (shown.by !== undefined) before.by = (before.by ?? 0) + shown.by;
    before.events.push(event);
  }
  const isWorth = ({ by }: RecapDeed): boolean => by !== 0;
  return [...lines]
    .map(([seat, deeds]) => ({ seat, deeds: deeds.filter(isWorth).slice(-MOST) }))
    .filter(({ seat, deeds }) => deeds.length > 0 && (seat !== me || deeds.some(({ by }) => (by ?? 0) !== 0)));
}
