// All four games by finger on the smallest phone: what is asked for is in sight, what can be chosen is found, nothing jumps.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person, playNow } from './browser.js';
import { goOnFrom, RECORDS } from './records.js';
import { browser, house } from './stage.js';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
/** The least height of what a finger presses. */
const FINGER_PX = 38;
/** And of what decides. */
const THUMB_PX = 44;

const tap = (page, { x, y, width, height }, [dx, dy] = [0, 0]) =>
  page.touchscreen.tap(x + width / 2 + dx, y + height / 2 + dy);

/** A moment of Cave Pilot 55 in which seat A has landed and can buy something. */
const LANDED = 58;

/** Is all of it on the screen, and nothing over its middle? */
const isInSight = (locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      left >= -1 &&
      right <= innerWidth + 1 &&
      top >= 0 &&
      bottom <= innerHeight + 1 &&
      (element.contains(on) || on.contains(element))
    );
  });

/** Buttons, links and fields of the table that are too low for a finger; what is drawn on the board is found beside the finger. */
const tooLow = (page, least) =>
  page.evaluate((least) => {
    // The sign of a rule is small and has room around it that belongs to it.
    const pressed = [
      ...document.querySelectorAll('main :is(button, a, input, select, summary):not([data-testid="rule-mark"], p a)'),
    ];
    return pressed
      .filter(
        (element) =>
          element.checkVisibility() &&
          element.getBoundingClientRect().height > 0 &&
          element.getBoundingClientRect().height < least,
      )
      .map(
        (element) =>
          `${element.getAttribute('aria-label') ?? element.textContent.trim()}: ${Math.round(element.getBoundingClientRect().height)} px`,
      );
  }, least);

for (const [game, { middle }] of Object.entries(RECORDS)) {
  test(`${game}: board and question together, and room for fingers`, { timeout: 90_000 }, async () => {
    const { context, page, faults } = await person(browser, house, PHONE);
    await goOnFrom(page, house, game, middle);
    await page.getByTestId('prompt').waitFor();
    assert.ok(await isInSight(page.getByTestId('prompt')), 'the question is in sight');
    const seen = await page.evaluate(
      () =>
        document.querySelector('[data-testid="prompt"]').getBoundingClientRect().top -
        document.querySelector('.viewport').getBoundingClientRect().top,
    );
    assert.ok(seen > 120, `${seen} px of the board are in sight`);
    assert.deepEqual(await tooLow(page, FINGER_PX), []);
    const thumbed = page.locator('.prompt .row .button:visible');
    assert.ok((await thumbed.count()) > 0);
    for (const button of await thumbed.all()) {
      const { x, width, height } = await button.boundingBox();
      assert.ok(height >= THUMB_PX && x >= 0 && x + width <= 360, await button.innerText());
    }
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, 'nothing hangs over the edge');
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test(
  'a finger beside a figure means it, and what is drawn stays in its place when I act',
  { timeout: 90_000 },
  async () => {
    const { context, page, faults } = await person(browser, house, PHONE);
    await goOnFrom(page, house, 'cave-troll', RECORDS['cave-troll'].middle);
    await page.getByTestId('since').waitFor();
    // From afar figures keep the size of a finger.
    await page.getByRole('button', { name: 'Show the whole cave' }).tap();
    await page.locator('.zoom.fit').waitFor({ state: 'attached' });
    const dwarf = page.locator('[data-spot="piece:A.dwarf@R16"]');
    const figure = await dwarf.boundingBox();
    assert.ok(figure.width >= 40, `a figure is as wide as a finger: ${figure.width} px`);
    const board = await page.locator('.viewport').first().boundingBox();
    await tap(page, figure, [0, -figure.height / 2 - 7]);
    await page.getByTestId('prompt').getByText('choose a target').waitFor();
    assert.equal(await dwarf.getAttribute('aria-pressed'), 'true');
    await page.locator('.area.lit').first().waitFor();
    await tap(page, await page.locator('.area.lit').first().boundingBox());
    await page.getByTestId('since').waitFor({ state: 'hidden' });
    assert.deepEqual(await page.locator('.viewport').first().boundingBox(), board, 'nothing has jumped');
    assert.deepEqual(faults, []);
    await context.close();
  },
);

test('cards that are to be played or laid come into sight with the board', { timeout: 120_000 }, async () => {
  const { context, page, faults } = await person(browser, house, PHONE);
  await goOnFrom(page, house, 'cave-troll', RECORDS['cave-troll'].middle);
  const board = await page.locator('.viewport').first().boundingBox();
  await page.getByTestId('verb-draw').tap();
  await page.getByTestId('card').nth(1).waitFor();
  for (const at of [0, 1]) assert.ok(await isInSight(page.getByTestId('card').nth(at)), `card ${at + 1}`);
  await page.getByTestId('card').nth(0).tap();
  await page.locator('[data-testid="pull"][aria-expanded="false"]').waitFor();
  assert.deepEqual(await page.locator('.viewport').first().boundingBox(), board, 'the board stays where it was');

  await playNow(page, 'cave-pilot');
  const cards = page.getByTestId('dock').getByTestId('hand-card');
  await cards.first().waitFor();
  assert.ok(await isInSight(cards.first()), 'a card that can be laid');
  await cards.first().tap();
  const place = page.locator('[data-spot^="cell:"]').first();
  await place.waitFor();
  const { y } = await place.boundingBox();
  assert.ok(y > 0 && y < (await page.getByTestId('prompt').boundingBox()).y, 'and a place for it');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the shop is offered by its name before the turn is ended', { timeout: 90_000 }, async () => {
  const { context, page, faults } = await person(browser, house, PHONE);
  await goOnFrom(page, house, 'cave-pilot', LANDED);
  await page.getByTestId('verb-end-turn').waitFor();
  const primary = await page.locator('.prompt .primary:visible').allInnerTexts();
  assert.deepEqual(primary, ['Go shopping'], 'what is to be done first stands out');
  assert.equal(await page.getByTestId('pull').innerText(), 'Shop');
  await page.getByTestId('verb-shop').tap();
  const shelf = page.locator('[data-testid="shelf"].lit').first();
  await shelf.waitFor();
  assert.ok(await isInSight(shelf), 'what can be bought is in sight');
  await page.getByTestId('pull').tap();
  assert.ok(await isInSight(page.getByTestId('verb-end-turn')), 'and so is the way on');
  assert.deepEqual(faults, []);
  await context.close();
});

test('first steps are told once for each game, and lead to the lesson', { timeout: 90_000 }, async () => {
  const { context, page, faults } = await person(browser, house, PHONE);
  await playNow(page, 'casadh');
  const first = page.getByTestId('first-steps');
  await page.getByTestId('first-unfold').tap();
  assert.match(await first.innerText(), /Turn up the cave hex by hex[^]*Whatever glows can be chosen/);
  await page.getByTestId('first-close').tap();
  await first.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByTestId('prompt').waitFor();
  assert.equal(await first.count(), 0, 'once');
  await playNow(page, 'skulldug');
  await page.getByTestId('first-unfold').tap();
  await page.getByTestId('first-learn').tap();
  await page.waitForURL('**/learn/skulldug*');
  await page.getByTestId('coach').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
