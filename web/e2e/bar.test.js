// The table's bar: one line on a desk in every language, whoever sits there; nothing of it is lost where it is small.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person } from './browser.js';
import { goOnFrom, RECORDS } from './records.js';
import { browser, house } from './stage.js';

/** What can be done in the bar while one is asked, by test id. */
const BUTTONS = [
  'watching',
  'what-now-button',
  'hint',
  'leave',
  'toggle-words',
  'look-back',
  'toggle-chat',
  'toggle-log',
];

/** How many lines the parts of the bar stand in. */
const linesOf = (page) =>
  page.getByTestId('table-bar').evaluate((bar) => {
    const boxes = [...bar.querySelectorAll('[data-testid="seat-chip"], .button')]
      .map((part) => part.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    return boxes.reduce(
      ([lines, bottom], box) =>
        box.top >= bottom - 2 ? [lines + 1, box.bottom] : [lines, Math.max(bottom, box.bottom)],
      [0, -Infinity],
    )[0];
  });

async function check(page, where) {
  for (const id of BUTTONS) {
    const button = page.getByTestId('table-bar').getByTestId(id);
    assert.ok(await button.isVisible(), `${where}: ${id} is there`);
    const { width, height } = await button.boundingBox();
    assert.ok(width >= 24 && height >= 24, `${where}: ${id} can be hit`);
    assert.ok(
      await button.evaluate(
        (node) => (node.getAttribute('aria-label') ?? node.textContent).trim().length > 2 && node.title.length > 2,
      ),
      `${where}: ${id} has a name and a tooltip`,
    );
  }
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    0,
    `${where}: nothing sticks out`,
  );
}

for (const locale of ['en', 'de']) {
  test(`the bar is one line at 1280 pixels and whole at 768 and 360, ${locale}`, { timeout: 120_000 }, async () => {
    const { context, page, faults } = await person(browser, house, { locale });
    await page.request.put('/api/me', { data: { name: 'Annegret von Hohenfels' }, headers: { origin: house.address } });
    await goOnFrom(page, house, 'cave-troll', RECORDS['cave-troll'].middle);
    await page.locator('[data-testid="choice"]').first().waitFor();
    assert.equal(await linesOf(page), 1, 'four players');
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await check(page, `${locale} at ${width}`);
    }
    assert.ok((await linesOf(page)) <= 3, 'seats and buttons on a phone');

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
  assert.equal(await linesOf(page), 1);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);
  assert.deepEqual(faults, []);
  await context.close();
});
