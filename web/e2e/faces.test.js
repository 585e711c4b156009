// Who sits at a table: bots with names, faces and levels, people with the portrait they chose.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openLog, person, playNow, playOn, setUp } from './browser.js';
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

  const log = await openLog(page);
  const told = log.getByTestId('turn').filter({ hasText: 'Tansy' }).first();
  await playOn([page], { until: () => told.isVisible(), limitMs: 40_000 });
  assert.ok(await told.isVisible());
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

test('a hint is shown on the table and moves nothing; the recap is pictures', { timeout: 90_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await playNow(page);
  await page.locator('[data-testid="choice"]').first().waitFor();
  const board = await page.locator('.viewport').first().boundingBox();
  await page.getByTestId('hint').click();
  const advice = page.getByTestId('advice');
  await advice.waitFor();
  await page.locator('[data-testid="advised"], [data-advised]').first().waitFor({ state: 'attached' });
  assert.deepEqual(await page.locator('.viewport').first().boundingBox(), board, 'nothing has moved');
  await advice.getByRole('button', { name: 'Close' }).click();
  await advice.waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-testid="advised"], [data-advised]').count(), 0);

  const recap = page.getByTestId('recap');
  await playOn([page], { until: () => recap.isVisible(), limitMs: 60_000 });
  const line = page.getByTestId('recap-line').first();
  assert.equal(await line.locator('svg.portrait').count(), 1);
  await line.locator('.deed').first().hover();
  await page.getByTestId('marks').waitFor({ state: 'attached' });
  assert.match(
    await page.getByTestId('since').innerText(),
    /^(Since your last turn|So far):/,
    'the sentences are there too',
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test('somebody has a page: mine from the account, with what I have played', { timeout: 60_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await page.goto('/account');
  await page.getByTestId('to-person').click();
  await page.waitForURL(/\/people\//);
  assert.equal(await page.getByTestId('played').innerText(), '0');
  await page.getByText('No game played to its end yet.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
