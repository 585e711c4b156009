// Bars in milliseconds. A slow machine would fail a page that has not changed, so a test run only tells how the page stands
// beside them; `KARST_BARS=1 cargo xtask test --only measure`, on a quiet machine, judges. What can be counted instead of
// timed (bytes, layouts, tasks) is judged always, in the tests themselves.

const JUDGES = process.env.KARST_BARS === '1';

/**
 * Tells how long something took, beside its bar. Says so once more where it took too long and the run judges.
 * @param {import('node:test').TestContext} t
 * @param {string} what
 * @param {number} ms
 * @param {number} bar
 * @returns {string[]}
 */
export function beside(t, what, ms, bar) {
  const told = `${what}: ${ms.toFixed(1)} ms, ${(ms / bar).toFixed(2)} of the bar`;
  t.diagnostic(told);
  return JUDGES && ms >= bar ? [told] : [];
}
