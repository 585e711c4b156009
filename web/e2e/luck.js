// Chance as the tests have it: the same each time, so that what fails once fails again.
//
// The house rolls and its bots think by the same seed (`karst serve --rehearse`). `KARST_SEED=7 npm run e2e` tries another.

import { createHash } from 'node:crypto';

export const SEED = Number(process.env.KARST_SEED ?? 55);

/** @import { Page } from 'playwright-core' */

/** How many choices were made on each page. @type {WeakMap<Page, number>} */
const made = new WeakMap();

/** A choice was made here: from now on luck is another. @param {Page} page */
export const countChoice = (page) => made.set(page, (made.get(page) ?? 0) + 1);

/**
 * A number from 0 up to 1 for a thing that could be chosen on this page now; looking twice gives the same one.
 * @param {Page} page
 * @param {unknown} thing
 */
export function luckOf(page, thing) {
  const words = JSON.stringify([SEED, made.get(page) ?? 0, thing]);
  return createHash('sha256').update(words).digest().readUInt32LE() / 2 ** 32;
}
