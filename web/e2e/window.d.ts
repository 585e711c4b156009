// What tests leave on a page's window for themselves, and axe-core beside it.

import type * as Axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof Axe;
    /** Dice as the server told of them, and after how many milliseconds the page did. */
    dice: { sentence: string; last: string; prompt: string; at: number; told: Record<string, number> }[];
    lostFocus: string[];
    /** What the page wanted to be heard. */
    heard: string[];
    seen: string[];
    usableMs: number;
    /** Those that the page has started. */
    workers: Worker[];
    __deltas: number[];
    __frame: number;
  }
  /** Tests look for what people click on. */
  interface ParentNode {
    querySelector(selectors: string): HTMLElement | null;
    querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
  }
}
