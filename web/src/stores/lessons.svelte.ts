// How far this reader got in the lessons, kept in this browser.

import type { LessonPlace } from '../generated/protocol';
import { keep, kept } from './kept';

export interface Progress {
  at: LessonPlace;
  /** The last chapter that was begun. */
  furthest: number;
  /** The end was seen once. */
  finished: boolean;
}

const SHELF = 'karst.lessons';

/** Progress by game from what was stored, however old or broken. */
export function readProgress(stored: string | null): Record<string, Progress> {
  const found: Record<string, Progress> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return found;
    for (const [game, value] of Object.entries(parsed)) {
      const at = placeIn(value?.at);
      if (at !== null)
        found[game] = {
          at,
          furthest: isCount(value.furthest) ? value.furthest : at.chapter,
          finished: value.finished === true,
        };
    }
  } catch {
    // Not ours, or broken: then nothing has been begun.
  }
  return found;
}

class Lessons {
  #all = $state.raw<Record<string, Progress>>(readProgress(kept(SHELF)));

  of(game: string): Progress | null {
    return this.#all[game] ?? null;
  }

  /** The reader is here now. */
  note(game: string, at: LessonPlace, isEnd: boolean): void {
    const before = this.of(game);
    const now = {
      at,
      furthest: Math.max(at.chapter, before?.furthest ?? 1),
      finished: isEnd || (before?.finished ?? false),
    };
    this.#all = { ...this.#all, [game]: now };
    keep(SHELF, this.#all);
  }
}

function placeIn(value: unknown): LessonPlace | null {
  if (typeof value !== 'object' || value === null) return null;
  const { chapter, beat, choices } = value as Partial<Record<keyof LessonPlace, unknown>>;
  if (
    !isCount(chapter) ||
    !isCount(beat) ||
    !Array.isArray(choices) ||
    !choices.every((choice) => Number.isInteger(choice) && choice >= 0)
  )
    return null;
  return { chapter, beat, choices };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1;
}

export const lessons = new Lessons();
