// What this reader likes, kept in this browser.

import { keep, kept } from './kept';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'off' | 'fast' | 'normal';
/** The board as a picture, in words, or both. */
export type Shape = 'picture' | 'both' | 'words';
/** Of the usual size of text, in percent. */
export type Size = 100 | 125 | 150 | 200;

export interface Wishes {
  theme: Theme;
  motion: Motion;
  /** Single-letter keys do things. */
  keys: boolean;
  /** The log stands open beside the game; `null` is where there is plenty of room. */
  log: boolean | null;
  board: Shape;
  size: Size;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
}

const SHELF = 'karst.wishes';
export const USUAL: Wishes = {
  theme: 'system',
  motion: 'system',
  keys: true,
  log: null,
  board: 'picture',
  size: 100,
  sound: true,
  volume: 60,
};
const MOTIONS: Readonly<Record<string, Motion>> = {
  off: 'off',
  fast: 'fast',
  normal: 'normal',
  less: 'off',
  full: 'normal',
};
const SIZES: readonly Size[] = [100, 125, 150, 200];

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
    // Full and less are what these were once called.
    motion: MOTIONS[String(found.motion)] ?? USUAL.motion,
    keys: typeof found.keys === 'boolean' ? found.keys : USUAL.keys,
    log: typeof found.log === 'boolean' ? found.log : USUAL.log,
    board: found.board === 'both' || found.board === 'words' ? found.board : USUAL.board,
    size: SIZES.find((size) => size === found.size) ?? USUAL.size,
    sound: typeof found.sound === 'boolean' ? found.sound : USUAL.sound,
    volume: isVolume(found.volume) ? found.volume : USUAL.volume,
  };
}

function isVolume(found: unknown): found is number {
  return typeof found === 'number' && found >= 0 && found <= 100;
}

class Settings {
  wishes = $state<Wishes>(readWishes(kept(SHELF)));

  /** The board in words where it is a picture alone, and the other way round. */
  turnBoard(): void {
    this.wishes.board = this.wishes.board === 'picture' ? 'words' : 'picture';
  }

  /** Writes the wishes to the page and to the shelf; to be called in an effect. */
  apply(): void {
    const page = document.documentElement;
    page.dataset['theme'] = this.wishes.theme;
    page.dataset['motion'] = isStill() ? 'less' : this.wishes.motion === 'fast' ? 'fast' : 'full';
    page.style.setProperty('--text-scale', String(this.wishes.size / 100));
    page.dataset['text'] = this.wishes.size > 125 ? 'large' : 'usual';
    keep(SHELF, this.wishes);
  }
}

function prefersLess(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const settings = new Settings();

/** Is nothing to move by itself? */
export function isStill(): boolean {
  return settings.wishes.motion === 'off' || (settings.wishes.motion === 'system' && prefersLess());
}

/** How many times as fast things move. */
export function pace(): number {
  return settings.wishes.motion === 'fast' ? 2.5 : 1;
}

/** How long a movement takes that usually takes this long. */
export function paced(ms: number): number {
  return ms / pace();
}
