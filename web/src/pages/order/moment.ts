// A moment to come, as this reader's clock and calendar have it.

import { LOCALE } from '../../stores/locale';

const words = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** `16 Nov 2026, 20:30`. */
export function moment(atMs: number): string {
  return words.format(atMs);
}
