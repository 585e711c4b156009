// "Why not?": a place that is not offered says which rule forbids it, and the rule opens beside the board.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chooseOnce, person, playNow } from './browser.js';
import { browser, house } from './stage.js';

/** Plays until a figure is to be placed; the places that are offered. */
async function untilPlacing(page) {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const offered = await page.locator('[data-testid="choice"]:not([aria-disabled="true"])').evaluateAll((buttons) =>
      buttons
        .map((button) => JSON.parse(button.dataset.action))
        .filter((action) => action.do === 'place')
        .map((action) => action.at),
    );
    if (offered.length > 0) return offered;
    if (!(await chooseOnce(page))) await page.waitForTimeout(30);
  }
  throw new Error('no figure was ever to be placed');
}

test('a refused click says why, and its rule opens in the rules', { timeout: 120_000 }, async () => {
  const { page, faults } = await person(browser, house);
  await playNow(page);
  const offered = await untilPlacing(page);
  const refused = ['R17', 'E1', 'P1'].find((area) => !offered.includes(area));
  await page.locator(`[data-area="${refused}"]`).focus();
  await page.keyboard.press('Enter');

  const why = page.getByTestId('why-not');
  await why.waitFor().catch(() => assert.fail(`nothing was said about ${refused}; offered were ${offered.join(' ')}`));
  const link = page.getByTestId('why-rule');
  const rule = (await link.getAttribute('title')) ?? '';
  assert.match(rule, /^[A-Z]{2}(-[A-Z]+)*-\d{2}$/, 'whoever wants the id finds it');
  await link.filter({ hasNotText: rule }).waitFor();
  assert.match(await link.innerText(), /^[A-Z][a-z]/, 'the link says what the rule is about');
  await link.click();

  const shown = page.getByTestId('rules').locator(`[data-rule="${rule}"]`);
  await shown.waitFor();
  assert.equal(new URL(page.url()).hash, `#rule=${rule}`);
  assert.ok(await shown.evaluate((element) => element.classList.contains('pointed')));
  const [top, height] = await shown.evaluate((element) => [element.getBoundingClientRect().top, window.innerHeight]);
  assert.ok(top > 0 && top < height, 'the rule is in sight');

  await page.getByRole('searchbox', { name: /Search the rules/ }).fill('entrance figures');
  await page.getByTestId('rules').locator('mark').first().waitFor();
  assert.ok((await page.getByTestId('rules').locator('[data-rule]').count()) < 60, 'the search narrows');
  await page.getByRole('button', { name: 'Close the rules' }).click();
  assert.equal(new URL(page.url()).hash, '', 'the address no longer points at a rule');
  assert.deepEqual(faults, []);
});

test('what cannot be taken back is refused in words', { timeout: 60_000 }, async () => {
  const { page } = await person(browser, house);
  await playNow(page);
  await page.locator('[data-testid="choice"]').first().waitFor();
  await page.keyboard.press('u');
  await page.getByTestId('notice').waitFor();
  assert.match(await page.getByTestId('notice').innerText(), /\w+ .*\./);
});
