// Nothing jumps: what is drawn, what is asked and what is held stay in their places when Undo can be pressed, when a hint
// comes and when something asks whether it is meant. And what cannot be undone asks.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choices, person, playNow } from './browser.js';
import { goOnFrom, RECORDS } from './records.js';
import { browser, house } from './stage.js';

/** @import { Page } from 'playwright-core' */

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 720 } },
};

/** Where the board, the question, its buttons and the hand are. */
async function places(page) {
  const box = (selector) => page.locator(selector).first().boundingBox();
  return {
    board: await box('.viewport'),
    question: await box('.prompt'),
    buttons: await box('.prompt .row'),
    hand: await box('[data-testid="dock"]'),
    bar: await box('[data-testid="table-bar"]'),
  };
}

/** Everything in the bar, from the first player to the last button. */
const inBar = (page) =>
  page
    .locator('[data-testid="table-bar"] :is([data-testid="seat-chip"], .button):not([data-testid="advice"] *)')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

/** The choice of this kind, pressed without the page being scrolled to it. */
async function act(page, verb) {
  const choice = choices(page).and(page.locator(`[data-action*='"${verb}"']`));
  await choice.first().waitFor({ state: 'attached' });
  await choice.first().evaluate((button) => /** @type {HTMLElement} */ (button).click());
}

/** Something asks whether it is meant; the way out is what Enter does, and nothing has happened. @param {Page} page */
async function staysAfter(page) {
  await page.getByTestId('sure').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'sure-no');
  await page.keyboard.press('Enter');
  await page.getByTestId('sure').waitFor({ state: 'detached' });
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`Undo and Hint come and go, and nothing moves, on a ${name}`, { timeout: 90_000 }, async () => {
    const { context, page, faults } = await person(browser, house, size);
    await goOnFrom(page, house, 'cave-troll', RECORDS['cave-troll'].middle);
    await page.getByTestId('verb-draw').waitFor();
    await page.getByTestId('hint').waitFor();
    const before = await places(page);
    assert.ok(before.hand.y + 40 <= size.viewport.height, 'the hand is in sight');
    assert.equal(await page.getByTestId('undo').count(), 0, 'there is nothing to undo yet');

    await act(page, 'move');
    await page.getByTestId('undo').waitFor();
    assert.deepEqual(await places(page), before, 'Undo has come');

    const calm = await inBar(page);
    await page.getByTestId('hint').click();
    assert.deepEqual(await inBar(page), calm, 'a hint is thought of');
    await page.getByTestId('advice').waitFor();
    assert.deepEqual(await places(page), before, 'a hint has come');
    await page.locator('[data-testid="seat-chip"] .hints').first().waitFor({ state: 'attached' });
    assert.deepEqual(await inBar(page), calm, 'and is counted');

    await page.keyboard.press('Escape');
    await page.getByTestId('advice').waitFor({ state: 'detached' });

    await page.getByTestId('undo').click();
    await page.getByTestId('undo').waitFor({ state: 'detached' });
    assert.deepEqual(await places(page), before, 'both are gone');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test(`what ends an expedition asks first, on a ${name}`, { timeout: 90_000 }, async () => {
    const { context, page, faults } = await person(browser, house, size);
    await playNow(page, 'casadh');
    const leave = page.getByTestId('verb-leave');
    await leave.waitFor();
    const before = await places(page);
    await leave.click();
    await page.getByTestId('sure').waitFor();
    assert.deepEqual((await places(page)).board, before.board);
    await staysAfter(page);
    await leave.waitFor();

    // So do the list of options and the board in words.
    await page.keyboard.press('w');
    await page
      .getByTestId('what-now')
      .locator('.kind')
      .filter({ hasText: /Leave the caves/ })
      .click();
    await page
      .getByTestId('what-now-offer')
      .filter({ hasText: /Leave the caves/ })
      .click();
    await staysAfter(page);
    await leave.waitFor();
    await page.keyboard.press('Shift+V');
    const closed = page.getByTestId('places').locator('[aria-level="1"][aria-expanded="false"]');
    await page.getByTestId('places').waitFor();
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    await page.locator('[data-kind="offer"]').filter({ hasText: 'Leave the caves' }).click();
    await staysAfter(page);
    await page.keyboard.press('Shift+V');

    await leave.click();
    await page.getByTestId('sure-yes').click();
    await leave.waitFor({ state: 'detached' });
    await page.getByTestId('seat-chip').first().getByText('out').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
}
