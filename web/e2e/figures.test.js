// Nothing on a board is too small to be seen, however far back it is looked at from: figures, and the numbers on tokens and coins.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person } from './browser.js';
import { RECORDS, goOnFrom, openRecord } from './records.js';
import { browser, house } from './stage.js';

const SCREENS = {
  laptop: { least: 36, options: { viewport: { width: 1280, height: 720 } } },
  phone: { least: 40, options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
};
const NUMBER_PX = 11;

/** What stands on a board, and the numbers on it. */
const BOARDS = {
  casadh: {
    figures: '.pawn .figurine, .grue .body',
    numbers: '.piles .label text, .hex .number, .charge + .left text',
  },
  'cave-pilot': { figures: '.plane .rock', numbers: '.cell .marks text, .cell .odds text' },
};

const sizesOf = (page, selector) =>
  page
    .locator(`.viewport svg :is(${selector})`)
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.max(width, height)),
    );
const fontsOf = (page, selector) =>
  page
    .locator(`.viewport svg :is(${selector})`)
    .evaluateAll((all) =>
      all
        .filter((one) => one.textContent.trim() !== '')
        .map((one) => parseFloat(getComputedStyle(one).fontSize) * Math.abs(one.getScreenCTM().a)),
    );

for (const [game, { figures, numbers }] of Object.entries(BOARDS))
  for (const [screen, { least, options }] of Object.entries(SCREENS))
    test(`${game}: figures and numbers are large enough on a ${screen}`, { timeout: 90_000 }, async () => {
      const { context, page, faults } = await person(browser, house, options);
      await goOnFrom(page, house, game, RECORDS[game].middle);
      await page.locator(`.viewport svg :is(${figures})`).first().waitFor();
      const judge = async (when) => {
        const [sizes, fonts] = [await sizesOf(page, figures), await fontsOf(page, numbers)];
        assert.ok(sizes.length > 0 && fonts.length > 0, `${when}: there is something to measure`);
        assert.deepEqual(
          sizes.filter((size) => size < least),
          [],
          `${when}: figures`,
        );
        assert.deepEqual(
          fonts.filter((size) => size < NUMBER_PX),
          [],
          `${when}: numbers`,
        );
      };
      await judge('as the table shows it');
      if (game === 'casadh') {
        // All of the fullest cave at once.
        await openRecord(page, house, game, RECORDS[game].full);
        await page.locator(`.viewport svg :is(${figures})`).first().waitFor();
        await judge('from as far back as can be');
      }
      assert.deepEqual(faults, []);
      await context.close();
    });
