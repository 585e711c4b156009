// The games this reader has met, kept in this browser: what a first game needs to know is told once.

import { keep, kept } from './kept';

const SHELF = 'karst.met';

/** Ids of games from what was stored, however old or broken. */
export function readMet(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
  } catch {
    // Not ours, or broken: then every game is new.
    return [];
  }
}

class Met {
  #games = $state.raw<readonly string[]>(readMet(kept(SHELF)));

  has(game: string): boolean {
    return this.#games.includes(game);
  }

  /** From now on this game is known. */
  note(game: string): void {
    if (this.has(game)) return;
    this.#games = [...this.#games, game];
    keep(SHELF, this.#games);
  }
}

export const met = new Met();
