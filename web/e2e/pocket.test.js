// A game in the browser beside a server: begun here, kept when the server is gone, and taken online.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chooseOnce, fromMore, person, playOn } from './browser.js';
import { browser, house } from './stage.js';

/** Whether the server's page has its offline part. */
const hasPocket = async () => (await (await fetch(`${house.address}/pocket/pocket.json`)).json()) !== null;

test('a game is begun here, outlives the server, and goes on there', { timeout: 300_000 }, async (t) => {
  if (!(await hasPocket())) return t.skip('the page was built without its offline part');
  const { page, faults } = await person(browser, house, { serviceWorkers: 'allow' });
  await page.goto('/new/cave-troll');
  await page.getByRole('group', { name: 'Where is it played?' }).getByText('In this browser').click();
  await page.getByTestId('open-table').click();
  await page.waitForURL(/\/tables\/here-/);
  await page.getByTestId('game').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  let moves = 0;
  await playOn([page], { until: async () => (moves += 1) > 8 });

  await house.kill();
  await page.reload();
  await page.getByTestId('game').waitFor();
  await page.getByTestId('offline').waitFor();
  while (!(await chooseOnce(page))) await page.waitForTimeout(50);

  await house.start();
  await page.reload();
  await page.getByTestId('game').waitFor();
  await page.getByTestId('offline').waitFor({ state: 'detached' });
  await fromMore(page, 'take-online');
  await page.waitForURL((url) => /\/tables\//.test(url.pathname) && !/here-/.test(url.pathname));
  await page.getByTestId('game').waitFor();
  while (!(await chooseOnce(page))) await page.waitForTimeout(50);
  // What was played here is still here.
  await page.goto('/');
  await page.locator('a[href*="/tables/here-"]').first().waitFor();
  assert.deepEqual(faults, []);
});
