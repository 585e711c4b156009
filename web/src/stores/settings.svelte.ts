// What this reader likes, kept in this browser.

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'less';

export interface Wishes {
  theme: Theme;
  motion: Motion;
  /** Single-letter keys do things. */
  keys: boolean;
  /** The log stands open beside the game; `null` is where there is plenty of room. */
  log: boolean | null;
}

const SHELF = 'karst.wishes';
export const USUAL: Wishes = { theme: 'system', motion: 'system', keys: true, log: null };

/** Wishes from what was stored, however old or broken. */
export function readWishes(stored: string | null): Wishes {
  let found: Partial<Record<keyof Wishes, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed;
  } catch {
    // Not ours, or broken: the usual wishes will do.
  }
  return {
    theme: found.theme === 'light' || found.theme === 'dark' ? found.theme : USUAL.theme,
    motion: found.motion === 'full' || found.motion === 'less' ? found.motion : USUAL.motion,
    keys: typeof found.keys === 'boolean' ? found.keys : USUAL.keys,
    log: typeof found.log === 'boolean' ? found.log : USUAL.log,
  };
}

class Settings {
  wishes = $state<Wishes>(readWishes(stored()));

  /** Writes the wishes to the page and to the shelf; to be called in an effect. */
  apply(): void {
    const page = document.documentElement;
    page.dataset['theme'] = this.wishes.theme;
    page.dataset['motion'] = isStill() ? 'less' : 'full';
    try {
      localStorage.setItem(SHELF, JSON.stringify(this.wishes));
    } catch {
      // Private windows may have no shelf; the wishes then last as long as the page.
    }
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(SHELF);
  } catch {
    return null;
  }
}

function prefersLess(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const settings = new Settings();

/** Is nothing to move by itself? */
export function isStill(): boolean {
  return settings.wishes.motion === 'less' || (settings.wishes.motion === 'system' && prefersLess());
}
