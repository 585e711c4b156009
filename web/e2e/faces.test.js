// Who sits at a table: bots with names, faces and levels, people with the portrait they chose.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person, playNow, setUp } from './browser.js';
import { browser, house } from './stage.js';

test('bots are somebody: the same names in the bar and in the log', { timeout: 60_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await playNow(page);
  const bots = page.getByTestId('seat-chip').filter({ hasText: 'novice' });
  assert.equal(await bots.count(), 2);
  assert.match(await bots.first().innerText(), /Pip\s+novice/);
  assert.match(await bots.first().getAttribute('title'), /Pip, novice\. .+\./, 'and what they are like');
  assert.match(await bots.last().innerText(), /Tansy/);
  assert.equal(await bots.locator('svg.portrait.novice').count(), 2, 'each has a face');

  await page.getByTestId('toggle-log').click();
  await page.getByTestId('log').getByText('Tansy', { exact: false }).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('nobody at the table shares a name with a bot', { timeout: 60_000 }, async () => {
  const { context, page } = await person(browser, house);
  await page.goto('/new/cave-troll');
  await page.getByTestId('chair').nth(1).selectOption('guest');
  await page.getByLabel('Name of the person in seat B').fill('Bram');
  await page.getByTestId('chair').nth(2).selectOption('bot-steady');
  await page.getByTestId('open-table').click();
  await page.waitForURL(/\/tables\//);
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const { seats } = await (await page.request.get(`/api/tables/${table}`)).json();
  assert.deepEqual(
    seats.slice(1).map(({ occupant }) => occupant.name),
    ['Bram', 'Hilda'],
  );
  await context.close();
});

test('a portrait that I choose is mine at every table, and after I come back', { timeout: 60_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await page.goto('/account');
  await page.getByTestId('my-face').click();
  await page.getByRole('radio', { name: 'Portrait 20', exact: true }).check();
  await page.locator('[data-testid="my-face"][data-face="person-19"]').waitFor();
  await page.reload();
  await page.locator('[data-testid="my-face"][data-face="person-19"]').waitFor();
  await setUp(page, ['me', 'bot-master']);
  await page.getByTestId('seat-chip').first().waitFor();
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const info = await (await page.request.get(`/api/tables/${table}`)).json();
  assert.equal(info.seats[0].occupant.face, 'person-19');
  assert.match(await page.getByTestId('seat-chip').last().innerText(), /Morwen\s+master/);
  assert.deepEqual(faults, []);
  await context.close();
});
