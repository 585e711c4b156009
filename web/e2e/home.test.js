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

/** The table that is on show, as the server knows it. */
const tableOf = (page) => page.evaluate(() => fetch(`/api${location.pathname}`).then((answer) => answer.json()));

test(
  'what cannot be chosen says why, with the rule, and a choice changes what follows from it',
  { timeout: 90_000 },
  async () => {
    const { context, page, faults } = await person(browser, house);
    const players = (n) => page.locator(`label:has(input[name="players"][value="${n}"])`).click();
    await page.goto('/new/skulldug');
    const duel = page.getByTestId('mode-duel');
    await duel.waitFor();
    assert.ok(await duel.isDisabled());
    await page.getByText('A duel is for 2 players, not 3 (SK-GOAL-03).').waitFor();
    await players('2');
    await page.locator('[data-testid="mode-duel"]:checked').waitFor();
    assert.equal(await page.getByTestId('table').inputValue(), '10', 'a duel begins in a corner');
    assert.ok(await page.getByTestId('mode-free-for-all').isDisabled());
    await page.getByTestId('table').selectOption('8');
    await page.getByTestId('in-short').filter({ hasText: '8 × 8' }).waitFor();
    await page.getByTestId('open-table').click();
    await page.waitForURL(/\/tables\//);
    const { setup } = await tableOf(page);
    assert.deepEqual([setup.mode, setup.table, setup.players], ['duel', 8, 2]);

    await page.goto('/new/cave-troll');
    await page.getByTestId('set-mixed').check();
    await page.getByTestId('figures-A-berserker').check();
    await page.getByTestId('house-chests-survive-trolls').check();
    await page.getByTestId('open-table').click();
    await page.waitForURL(/\/tables\//);
    const troll = (await tableOf(page)).setup;
    assert.deepEqual(troll.house, ['chests-survive-trolls']);
    assert.ok(troll.alternates[0] === 1 && new Set(troll.alternates).size > 1, JSON.stringify(troll));

    await page.goto('/new/cave-pilot');
    await page.getByTestId('deck-own').check();
    await page.getByTestId('own-red-R11').check();
    await page.getByTestId('open-table').click();
    await page.waitForURL(/\/tables\//);
    const { deck } = (await tableOf(page)).setup;
    assert.ok(deck.caves.length === 13 && deck.caves.includes('R11'), JSON.stringify(deck));
    assert.deepEqual(faults, []);
    await context.close();
  },
);

/** Opens a game alone and gives it up at once, without the page; runs in the browser. */
async function finishOne(game) {
  const games = await fetch('/api/games').then((answer) => answer.json());
  const alone = games.find(({ id }) => id === game).presets.find(({ id }) => id === 'alone');
  const opened = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, setup: alone.setups[0].setup, seats: [{ who: 'me', name: null, entropy: '00' }] }),
  });
  const { id } = await opened.json();
  await new Promise((resolve) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    let said = -1;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type !== 'game' || message.version === said) return;
      const mine = message.vantages.find(({ legal }) => legal.length > 0);
      if (message.outcome) resolve(socket.close());
      if (message.outcome || mine === undefined) return;
      said = message.version;
      const action = mine.legal.find((one) => one.do === 'resign') ?? mine.legal[0];
      socket.send(JSON.stringify({ type: 'act', id: `a${said}`, seat: mine.seat, version: said, action }));
    };
  });
}

test('the first game at one click is kind, and later ones are what most tables play', { timeout: 90_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  const bots = ({ seats }) => seats.flatMap(({ occupant }) => (occupant.who === 'bot' ? [occupant.bot] : []));
  await playNow(page, 'skulldug');
  const first = await tableOf(page);
  assert.deepEqual([first.setup.table, ...bots(first)], [9, 'novice', 'novice']);
  await page.evaluate(finishOne, 'skulldug');
  await playNow(page, 'skulldug');
  const second = await tableOf(page);
  assert.deepEqual([second.setup.table, ...bots(second)], [13, 'steady', 'steady']);
  assert.deepEqual(faults, []);
  await context.close();
});
