// The best that somebody did alone in a game, kept by their browser: what the next game is measured by.

import { keep, kept } from './kept';

interface Best {
  points: number;
  /** The table where it was done. */
  table: string;
  /** The best before that. */
  before: number | null;
}

const NAME = 'karst.best';

/** The best before this game, none when it is the first; and this one is kept when it is better. */
export function bestBefore(game: string, table: string, points: number): number | null {
  const all = read(kept(NAME));
  const best = all[game];
  // Whoever looks at the same result again finds the same words.
  if (best?.table === table) return best.before;
  const before = best?.points ?? null;
  if (before === null || points > before) keep(NAME, { ...all, [game]: { points, table, before } satisfies Best });
  return before;
}

function read(text: string | null): Record<string, Best | undefined> {
  try {
    return (JSON.parse(text ?? '{}') as Record<string, Best> | null) ?? {};
  } catch {
    return {};
  }
}
