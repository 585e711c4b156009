// The story of a game as turns: what was done in each, the cause before what chance made of it. No drawing.

import * as said from '$words/shell';
import type { Bot, JsonValue, Seat, Story } from '../generated/protocol';
import { together } from './together';

/** A sentence of the log, the event it tells of, and the rule behind it. */
export interface Line {
  /** Which of the step's events it is. */
  at: number;
  words: string;
  rule: string | null;
  event: JsonValue | undefined;
}

/** What one step, or the part of it that belongs to this turn, did. */
export interface Deed {
  step: number;
  /** Who decided; none when chance did. */
  seat: Seat | null;
  /** Whose decision it follows from. */
  by: Seat | null;
  satIn: Bot | null;
  lines: Line[];
}

export interface Turn {
  /** Stays the same while the story grows. */
  key: string;
  /** Whose; nobody's when no seat plays it; none before the first turn. */
  seats: Seat[] | null;
  /** The how manieth turn of these seats, from 1. */
  number: number;
  deeds: Deed[];
}

/** What of the story to show: what follows from one seat's decisions, or has these words. */
export interface LogFilter {
  seat: Seat | null;
  words: string;
}

/** The whole story in turns, in the order in which they were played. */
export function turnsTold(story: readonly Story[]): Turn[] {
  const turns: Turn[] = [{ key: 'setup', seats: null, number: 0, deeds: [] }];
  const counts = new Map<string, number>();
  let by: Seat | null = null;
  for (const { step, seat, sentences, rules, events, turns: begins, sat_in: satIn } of story) {
    by = seat ?? by;
    let deed: Deed = { step, seat, by, satIn, lines: [] };
    const put = () => {
      if (deed.lines.length > 0) turns.at(-1)?.deeds.push(deed);
    };
    sentences.forEach((words, at) => {
      const begin = begins.find(({ event }) => event === at);
      if (begin !== undefined) {
        put();
        deed = { step, seat: null, by: null, satIn: null, lines: [] };
        const who = begin.seats.join();
        const number = (counts.get(who) ?? 0) + 1;
        counts.set(who, number);
        turns.push({ key: `${step}.${at}`, seats: begin.seats, number, deeds: [] });
      }
      if (words !== '') deed.lines.push({ at, words, rule: rules[at] ?? null, event: events[at] });
    });
    put();
  }
  return turns.filter((turn) => turn.deeds.length > 0);
}

/** How many turns of a seat have begun. */
export function turnsOf(story: readonly Story[], seat: Seat): number {
  return story.flatMap(({ turns }) => turns).filter(({ seats }) => seats.includes(seat)).length;
}

/** The turns with the deeds that pass the filter; turns without any are left out. */
export function filtered(turns: readonly Turn[], filter: LogFilter): Turn[] {
  const words = filter.words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const passes = ({ by, lines }: Deed) => {
    if (filter.seat !== null && by !== filter.seat) return false;
    const text = lines
      .map((line) => line.words)
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return turns.map((turn) => ({ ...turn, deeds: turn.deeds.filter(passes) })).filter((turn) => turn.deeds.length > 0);
}

/** What stands over a turn. */
export function turnTitle({ seats, number }: Turn, names: readonly string[]): string {
  if (seats === null) return said.turnBefore;
  if (seats.length === 0) return said.turnGhosts({ n: number });
  return said.turnOf({ names: together(seats.map((seat) => names[seat] ?? '')), n: number });
}

/** The step with which the present turn of a seat began, while the seat has not done anything in it and somebody else has before. */
export function myTurnBegan(story: readonly Story[], seat: Seat): number | null {
  const mine = story.findLastIndex((told) => told.seat === seat);
  const begun = story.findLastIndex(({ turns }) => turns.some(({ seats }) => seats.includes(seat)));
  const later = story.findLastIndex(({ turns }) => turns.some(({ seats }) => !seats.includes(seat)));
  // My own last action may have ended the turn of before; a turn that begins with it is somebody else's.
  if (begun <= mine || later > begun) return null;
  const byOthers = story.slice(mine + 1).some((told) => told.seat !== null);
  return byOthers ? (story[begun]?.step ?? null) : null;
}

/** Is the present turn one of this seat? */
export function isTurnOf(story: readonly Story[], seat: Seat): boolean {
  const latest = story.findLast(({ turns }) => turns.length > 0);
  return latest?.turns.at(-1)?.seats.includes(seat) ?? false;
}
