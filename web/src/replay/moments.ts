// Looking back at a game: whose eyes, which moment, where turns begin. No drawing, no fetching.

import * as said from '$words/replay';
import * as shell from '$words/shell';
import type { Eyes, Seat, Story } from '../generated/protocol';
import { letter } from '../stores/seats';
import { lines } from '../stores/story';

/** Moments come in pages of so many. */
export const PAGE = 48;

/** Eyes as addresses spell them: `A`, `public`, `all`. */
export function eyesWord(eyes: Eyes): string {
  return typeof eyes === 'object' ? letter(eyes.seat) : eyes;
}

/** Whose eyes, in words. */
export function eyesName(eyes: Eyes, names: string[]): string {
  if (eyes === 'all') return said.everythingOpen;
  if (eyes === 'public') return said.asSpectator;
  return names[eyes.seat] ?? shell.seatName({ seat: letter(eyes.seat) });
}

/** What an address says about a replay. */
export interface Place {
  at: number | null;
  seat: string | null;
}

export function placeOf(query: URLSearchParams): Place {
  const at = query.get('at');
  return { at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null, seat: query.get('seat') };
}

export function queryOf(at: number, seat: string): URLSearchParams {
  return new URLSearchParams({ at: String(at), seat });
}

/** The first and the last moment of the page that holds a moment. */
export function pageOf(at: number): [number, number] {
  const first = Math.floor(at / PAGE) * PAGE;
  return [first, first + PAGE - 1];
}

/** A stretch of the story in which one seat decides. */
export interface Turn {
  /** The moment just before its first step. */
  at: number;
  seat: Seat;
}

/** Where another seat begins to decide. Chance in between belongs to whoever asked for it. */
export function turnsOf(story: Story[]): Turn[] {
  const turns: Turn[] = [];
  for (const { step, seat } of story) {
    if (seat !== null && turns.at(-1)?.seat !== seat) turns.push({ at: step - 1, seat });
  }
  return turns;
}

/** The moment where the turn after this one begins; the last one when there is none. */
export function nextTurn(turns: Turn[], at: number, last: number): number {
  return turns.find((turn) => turn.at > at)?.at ?? last;
}

/** The moment where this turn began, or the one before when it has just begun. */
export function turnBefore(turns: Turn[], at: number): number {
  return turns.findLast((turn) => turn.at < at)?.at ?? 0;
}

/** What a moment is called in a list: what just happened, or that nothing has. */
export function momentWords(story: Story[], at: number): string {
  const told = story[at - 1];
  if (told === undefined) return said.beforeFirst;
  return lines(told).join(' ') || said.stepIs({ n: at });
}

/** How long a moment stands before the next one while the replay plays, in milliseconds. */
export function pauseOf(entry: Story | undefined, speed: number): number {
  const told = entry === undefined ? 0 : lines(entry).length;
  // What has nothing to say passes quickly; sentences want to be read.
  return (told === 0 ? 250 : 900 + 350 * Math.min(told, 4)) / speed;
}

/** The name of a file with a moment in it. */
export function pictureName(game: string, id: string, at: number, kind: 'svg' | 'png'): string {
  return `${game}-${id}-${at}.${kind}`;
}
