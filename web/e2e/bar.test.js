// The table's bar: one line of 48 pixels at every size and in every language, whoever sits there; what has no room in it
// lies behind one button.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person, playNow } from './browser.js';
import { goOnFrom, RECORDS } from './records.js';
import { browser, house } from './stage.js';

/** What lies behind the button, by test id; on a phone the chat and the log too. */
const BEHIND = ['what-now-button', 'toggle-words', 'look-back', 'leave', 'watching'];
const AT_HAND = ['hint', 'toggle-chat', 'toggle-log', 'more'];

const barOf = (page) => page.getByTestId('table-bar');

/** Everything of the bar stands within its one line. */
async function checkLine(page, where) {
  const { height } = await barOf(page).boundingBox();
  assert.equal(height, 48, `${where}: one line`);
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    0,
    `${where}: nothing sticks out`,
  );
}

async function checkButton(button, where) {
  assert.ok(await button.isVisible(), `${where} is there`);
  const { width, height } = await button.boundingBox();
  assert.ok(width >= 24 && height >= 24, `${where} can be hit`);
  const name = await button.evaluate((node) => node.getAttribute('aria-label') ?? node.textContent);
  assert.ok(name.trim().length > 2, `${where} has a name`);
}

for (const locale of ['en', 'de']) {
  test(`the bar is one line at every size, ${locale}`, { timeout: 120_000 }, async () => {
    const { context, page, faults } = await person(browser, house, { locale });
    await page.request.put('/api/me', { data: { name: 'Annegret von Hohenfels' }, headers: { origin: house.address } });
    await goOnFrom(page, house, 'cave-troll', RECORDS['cave-troll'].middle);
    await page.locator('[data-testid="choice"]').first().waitFor();
    for (const width of [1440, 1280, 820, 390, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${locale} at ${width}`;
      await checkLine(page, where);
      for (const id of AT_HAND)
        if (width > 700 || !id.startsWith('toggle-')) await checkButton(barOf(page).getByTestId(id), `${where}: ${id}`);
      await page.getByTestId('more').click();
      for (const id of BEHIND) await checkButton(page.getByTestId(id), `${where}: ${id}`);
      await page.keyboard.press('Escape');
      await page.getByTestId('leave').waitFor({ state: 'detached' });
    }

    // Whoever comes by keyboard reads what a drawing stands for.
    await page.setViewportSize({ width: 1280, height: 800 });
    const log = page.getByTestId('toggle-log');
    const word = log.locator('.word');
    assert.ok((await word.boundingBox()).width < 5, 'the word is hidden');
    await page.getByTestId('toggle-chat').focus();
    await page.keyboard.press('Tab');
    assert.ok(await log.evaluate((button) => button === document.activeElement));
    assert.ok((await word.boundingBox()).width > 15, 'and shown to whoever is there by keyboard');
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('a player in the bar opens to all about them, and closes again', { timeout: 60_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await goOnFrom(page, house, 'skulldug', RECORDS.skulldug.middle);
  const chip = page.getByTestId('seat-chip').nth(1);
  await chip.click();
  await page.getByTestId('details').getByTestId('player-1').waitFor();
  assert.equal(await page.getByTestId('details').getByTestId('held').first().isVisible(), true, 'their hand lies open');
  await page.keyboard.press('Escape');
  await page.getByTestId('details').waitFor({ state: 'detached' });
  assert.ok(await chip.evaluate((button) => button === document.activeElement), 'the focus goes back to the player');
  await chip.click();
  await page.getByTestId('details').waitFor();
  await page.getByTestId('prompt').click();
  await page.getByTestId('details').waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('six seats with clocks are one line too', { timeout: 60_000 }, async () => {
  const { context, page, faults } = await person(browser, house, { locale: 'de' });
  const seats = Array.from({ length: 6 }, (_, seat) => ({ who: 'me', name: `Forscherin ${seat + 1}`, entropy: null }));
  const setup = { players: 6, mode: 'team', gear: 'suggested', fortune: 'paced', table: 13, cap: null, house: [] };
  const clock = { kind: 'live', main_s: 5_400, increment_s: 0, delay_s: 0 };
  const table = {
    game: 'skulldug',
    setup,
    seats,
    public: false,
    hot_seat: true,
    watchable: true,
    hints: true,
    clock,
    absence: { then: 'forfeit' },
  };
  const answer = await page.request.post('/api/tables', { data: table, headers: { origin: house.address } });
  assert.ok(answer.ok(), await answer.text());
  await page.goto(`/tables/${(await answer.json()).id}`);
  // The screen is given to whoever is asked.
  await page.getByTestId('uncover').click();
  await page.getByTestId('seat-chip').nth(5).waitFor();
  await checkLine(page, 'six seats');
  assert.deepEqual(faults, []);
  await context.close();
});

test('three players are in sight on a phone, and have their names on a tablet', { timeout: 90_000 }, async () => {
  const { context, page, faults } = await person(browser, house, { viewport: { width: 390, height: 844 } });
  const chips = page.getByTestId('seat-chip');
  for (const game of ['casadh', 'skulldug']) {
    await playNow(page, game);
    // On my turn the hint has its place in the bar too.
    await page.locator('[data-testid="choice"], [data-testid="draft"]').first().waitFor();
    await chips.nth(2).waitFor();
    const row = await page.getByTestId('players').boundingBox();
    const last = await chips.nth(2).boundingBox();
    assert.ok(last.x + last.width <= row.x + row.width, `the third is cut in ${game}`);
  }

  await page.setViewportSize({ width: 820, height: 1180 });
  await playNow(page, 'skulldug');
  await chips.nth(2).waitFor();
  const cut = (names) =>
    names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent.trim());
  assert.deepEqual(await chips.locator('.name').evaluateAll(cut), [], 'names of people are cut');
  await page.goto('/learn/skulldug?at=1.1');
  const cards = page.getByTestId('dock').getByTestId('held');
  await cards.first().waitFor();
  assert.deepEqual(await cards.locator('.name').evaluateAll(cut), [], 'names of cards are cut');
  assert.deepEqual(faults, []);
  await context.close();
});
