// A game in the browser beside a server: begun here, kept when the server is gone, taken online and finished there.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choices, fromMore, person, playOn } from './browser.js';
import { isKept, playFast } from './offline.js';
import { browser, house } from './stage.js';

/** @import { Page } from 'playwright-core' */

/** Whether the server's page has its offline part. */
const hasPocket = async () => (await (await fetch(`${house.address}/pocket/pocket.json`)).json()) !== null;

/** Somebody whose browser keeps the page, with bots that decide at once. */
async function keeper() {
  const come = await person(browser, house, { serviceWorkers: 'allow', locale: 'en-GB' });
  await come.context.addInitScript(() => {
    if (location.origin !== 'null') localStorage.setItem('karst-bot-pause', '0');
  });
  return come;
}

/**
 * A table in this browser, by the set-up page.
 * @param {Page} page
 * @param {string[]} chairs
 */
async function setUpHere(page, chairs) {
  await page.goto('/new/cave-troll');
  await page.getByRole('group', { name: 'How many' }).getByText(String(chairs.length), { exact: true }).click();
  await page.getByRole('group', { name: 'Where is it played?' }).getByText('In this browser').click();
  for (const [at, kind] of chairs.entries()) await page.getByTestId('chair').nth(at).selectOption(kind);
  assert.equal(await page.getByTestId('chair').first().locator('option[value="open"]').count(), 0);
  await page.getByTestId('open-table').click();
  await page.waitForURL(/\/tables\/here-/);
}

/** Waits for the address of a table on the server. @param {Page} page */
const online = (page) => page.waitForURL((url) => /^\/tables\//.test(url.pathname) && !/here-/.test(url.pathname));

test('a game is begun here, outlives the server, and is finished there', { timeout: 180_000 }, async (t) => {
  if (!(await hasPocket())) return t.skip('the page was built without its offline part');
  const { page, faults, context } = await keeper();
  await setUpHere(page, ['me', 'bot-random']);
  await page.getByTestId('game').waitFor();
  await isKept(page);
  const me = await page.getByTestId('open-account').innerText();
  assert.ok((await page.getByTestId('table-bar').innerText()).includes(me.trim()), 'I have the name I have elsewhere');
  await playFast(page, { choices: 6 });

  await house.kill();
  await page.reload();
  await page.getByTestId('offline').waitFor();
  await playFast(page, { choices: 3 });
  // One click from home begins another, in this browser.
  await page.goto('/');
  await page.locator('[data-testid="play-now"][data-game="casadh"]').click();
  await page.waitForURL(/\/tables\/here-/);
  await choices(page).first().waitFor();
  await page.goBack();
  await page.locator('a[href*="/tables/here-"]').first().waitFor();

  await house.start();
  await page.goto('/');
  await page.getByTestId('offline').waitFor({ state: 'detached' });
  const mine = page.locator('a[href*="/tables/here-"]', { hasText: /Cave Troll/ }).first();
  await mine.click();
  await choices(page).first().waitFor();
  await fromMore(page, 'take-online');
  await online(page);
  await choices(page).first().waitFor();
  await playFast(page, { limitMs: 120_000 });
  // What was played here is still here.
  await page.goto('/');
  await page.locator('a[href*="/tables/here-"]').first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a game around one screen is handed out by links, one to each seat', { timeout: 120_000 }, async (t) => {
  if (!(await hasPocket())) return t.skip('the page was built without its offline part');
  const { page, faults, context } = await keeper();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await setUpHere(page, ['me', 'guest', 'guest']);
  await playFast(page, { choices: 3 });
  if (await page.getByTestId('uncover').isVisible()) await page.getByTestId('uncover').click();
  await fromMore(page, 'hand-out');
  await online(page);
  await page.getByTestId('away-bar').nth(1).waitFor();
  /** @type {{ page: Page, faults: string[] }[]} */
  const others = [];
  for (const seat of ['B', 'C']) {
    const bar = page.getByTestId('away-bar').first();
    await bar.getByTestId('copy-seat').click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, new RegExp(`/tables/[^/]+\\?seat=${seat}$`));
    const other = await person(browser, house);
    await other.page.goto(new URL(link).pathname + new URL(link).search);
    await other.page.getByTestId('substitute').waitFor();
    assert.equal(await other.page.getByTestId('substitute').count(), 1, 'that seat is offered and no other');
    await other.page.getByTestId('substitute').click();
    await other.page.getByTestId('game').waitFor();
    others.push(other);
    await page.waitForFunction(
      (n) => document.querySelectorAll('[data-testid="away-bar"]').length === n,
      2 - others.length,
    );
  }
  let moves = 0;
  await playOn([page, ...others.map((other) => other.page)], { until: async () => (moves += 1) > 25, limitMs: 60_000 });
  assert.equal(await page.getByTestId('cover').count(), 0, 'everybody has a screen of their own');
  assert.deepEqual([faults, ...others.map((other) => other.faults)], [[], [], []]);
  await context.close();
});
