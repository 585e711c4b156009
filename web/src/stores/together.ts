// Names one after the other, as a sentence has them.

import * as said from '$words/shell';

/** `Anna`, `Anna and Ben`, `Anna, Ben and Cleo`. */
export function together(names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : said.and({ first: before.reverse().join(', '), last });
}
