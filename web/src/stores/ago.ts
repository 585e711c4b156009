// How long ago, as people say it.

import * as said from '$words/shell';
import { LOCALE } from './locale';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const words = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

/** `3 minutes ago`, `yesterday`, `just now`. */
export function ago(thenMs: number, nowMs: number = Date.now()): string {
  const passed = nowMs - thenMs;
  for (const [unit, length] of STEPS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return said.justNow;
}
