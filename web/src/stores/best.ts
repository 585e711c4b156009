// The best that somebody did alone in a game, kept by their browser: what the next game is measured by.

import { keep, kept } from './kept';

interface Best {
  points: number;
  /** The table where it was done. */
  table: string;
  /** The best before that. */
  before: number | null;
}

/** The best before this game, none when it is the first; and this one is kept when it is better. */
export function bestBefore(game: string, table: string, points: number): number | null {
  const name = `karst.best.${game}`;
  const best = read(kept(name));
  // Whoever looks at the same result again finds the same words.
  if (best?.table === table) return best.before;
  if (best === null || points > best.points) keep(name, { points, table, before: best?.points ?? null });
  return best?.points ?? null;
}

function read(text: string | null): Best | null {
  try {
    const found = JSON.parse(text ?? 'null') as Best | null;
    return typeof found?.points === 'number' ? found : null;
  } catch {
    return null;
  }
}
