// Home and the set-up, for whoever comes the first time and for whoever comes back.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person, playNow } from './browser.js';
import { GAMES } from './games.js';
import { browser, house } from './stage.js';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test('every game is a picture, three lines, players, time and weight', { timeout: 60_000 }, async () => {
  for (const options of [{}, PHONE]) {
    const { context, page, faults } = await person(browser, house, options);
    await page.goto('/');
    await page.getByTestId('game-box').first().waitFor();
    for (const game of GAMES) {
      const box = page.locator(`[data-testid="game-box"][data-game="${game}"]`);
      const words = await box.innerText();
      assert.match(words, /\d–\d players/);
      assert.match(words, /\d+–\d+ min/);
      assert.match(words, /Weight \d of 5:\s*(Very light|Light|Medium|Demanding|Heavy)/);
      assert.equal(await box.locator('.lines li').count(), 3);
      assert.ok((await box.locator('.picture svg').boundingBox()).height > 80);
    }
    assert.equal(await page.getByTestId('left-off').count(), 0, 'a first visitor has left nothing');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `nothing hangs over the edge: ${wide} px`);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('whoever comes back finds the table that waits before anything else', { timeout: 60_000 }, async () => {
  const { context, page, faults } = await person(browser, house, PHONE);
  await playNow(page);
  await page.locator('[data-testid="choice"]').first().waitFor();
  const table = new URL(page.url()).pathname;
  await page.goto('/');
  const left = page.getByTestId('left-off');
  assert.match(await left.getByRole('heading').innerText(), /A table is waiting for you/);
  const [mine, shelf] = [await left.boundingBox(), await page.getByTestId('game-box').first().boundingBox()];
  assert.ok(mine.y < shelf.y && mine.y + mine.height < 740, 'without scrolling');
  await left.getByTestId('table-line').first().click();
  await page.waitForURL((url) => url.pathname === table);
  assert.deepEqual(faults, []);
  await context.close();
});

test(
  'a preset settles everything, a change makes it my own, and the table says in short what it is',
  { timeout: 90_000 },
  async () => {
    const { context, page, faults } = await person(browser, house);
    for (const game of GAMES) {
      await page.goto(`/new/${game}`);
      await page.getByTestId('preset-usual').waitFor();
      assert.ok(await page.getByTestId('preset-usual').isChecked(), `${game} begins with what most tables play`);
      await page.getByTestId('preset-first').check();
      assert.match((await page.getByTestId('in-short').allInnerTexts()).join(' '), /novice bot/);
      await page.getByTestId('chair').last().selectOption('bot-random');
      assert.ok(!(await page.getByTestId('preset-first').isChecked()), 'it is no longer the preset');
      assert.match(await page.getByTestId('preset-own').innerText(), /this table is your own/);
      await page.getByTestId('preset-first').check();
      await page.getByTestId('open-table').click();
      await page.waitForURL(/\/tables\//);
      await page.getByTestId('game').waitFor();
    }
    assert.deepEqual(faults, []);
    await context.close();
  },
);

test('what is wrong with a seat is said at the seat', { timeout: 60_000 }, async () => {
  const { context, page } = await person(browser, house);
  await page.goto('/new/cave-troll');
  await page.getByTestId('chair').nth(1).selectOption('guest');
  await page.getByLabel('Name of the person in seat B').fill('');
  assert.match(await page.getByTestId('chair-wrong').innerText(), /Give the person in seat B a name/);
  await context.close();
});

test('a way to play is in sight without scrolling, on a laptop and on a phone', { timeout: 60_000 }, async () => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [390, 844],
  ]) {
    const { context, page } = await person(browser, house, { viewport: { width, height } });
    await page.goto('/');
    await page.getByTestId('play-now').first().waitFor();
    const bottoms = await page
      .getByTestId('play-now')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
    const seen = width < 600 ? bottoms.slice(0, 1) : bottoms;
    for (const bottom of seen) assert.ok(bottom <= height, `${bottom} of ${height} px at ${width} px`);
    await context.close();
  }
});
