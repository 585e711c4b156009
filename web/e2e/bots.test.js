// One person against bots, from home to the end of a game of Cave Troll.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person, playNow, playOn } from './browser.js';
import { browser, house } from './stage.js';

test('a game against bots is played to its end on the page', { timeout: 300_000 }, async () => {
  const { page, faults } = await person(browser, house);
  await playNow(page);
  await page.locator('[data-testid="choice"]').first().waitFor();
  assert.match(await page.title(), /Your turn/);
  assert.match(await page.locator('link[rel="icon"]').getAttribute('href'), /ffb84f/, 'the lamp in the tab is lit');

  await playOn([page]);
  const result = page.getByTestId('result');
  assert.match(await result.getByRole('heading').first().innerText(), /win|share/i);
  await result.locator('ol li').nth(2).waitFor();
  assert.equal(await result.locator('ol li').count(), 3);
  assert.doesNotMatch(await page.title(), /Your turn/);

  const id = new URL(page.url()).pathname.split('/').at(-1);
  const table = await (await page.request.get(`/api/tables/${id}`)).json();
  assert.equal(table.phase, 'finished');
  await result.getByTestId('leaf-final').click();
  await result.getByText('Was chance fair?').click();
  assert.ok((await result.innerText()).includes(table.secret), 'the secret is open');
  assert.ok((await result.innerText()).includes(table.commitment));

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('record').click()]);
  assert.match(download.suggestedFilename(), /^cave-troll-.*\.karst$/);

  await page.getByTestId('set-up-again').click();
  await page.getByTestId('open-table').waitFor();
  assert.equal(await page.getByTestId('chair').count(), 3);
  assert.deepEqual(faults, []);
});
