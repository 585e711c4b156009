// The story of a game as it grows, and how it is read.

import type { Bot, Seat, Story, ToClient } from '../generated/protocol';

type GameMessage = Extract<ToClient, { type: 'game' }>;

/** The story after a message: what was taken back is dropped, what is new is added. */
export function retold(known: Story[], message: Pick<GameMessage, 'keep' | 'story'>): Story[] {
  return [...known.slice(0, message.keep), ...message.story];
}

/** The sentences of a step that are worth a line. */
export function lines(entry: Story): string[] {
  return entry.sentences.filter((sentence) => sentence !== '');
}

/** What of the story to show: steps of one seat, or with these words. */
export interface LogFilter {
  seat: Seat | null;
  words: string;
}

/** Steps that pass the filter and have something to say, newest first. */
export function logEntries(story: Story[], filter: LogFilter): { step: number; seat: Seat | null; lines: string[]; satIn: Bot | null }[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const entries = story
    .filter((entry) => filter.seat === null || entry.seat === filter.seat)
    .map((entry) => ({ step: entry.step, seat: entry.seat, lines: lines(entry), satIn: entry.sat_in }))
    .filter((entry) => entry.lines.length > 0 && words.every((word) => entry.lines.join(' ').toLowerCase().includes(word)));
  return entries.reverse();
}
