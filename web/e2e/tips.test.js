// Closer looks wait for a hand that rests, cover nothing that is wanted next, and come to fingers too; a click on anything says
// something.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choices, person } from './browser.js';
import { RECORDS, goOnFrom } from './records.js';
import { browser, house } from './stage.js';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const boxesOf = (locator) =>
  locator.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
const cover = (one, other) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;

test('a closer look waits for the mouse to rest, and covers neither the place nor what is lit', async () => {
  const { context, page, faults } = await person(browser, house);
  await goOnFrom(page, house, 'casadh', 4);
  await choices(page).first().waitFor();
  const camp = page.locator('[data-testid="space"]:not(.dark):not(.lit)').first();
  const { x, y, width, height } = await camp.boundingBox();
  // On and on over the same place, for longer than a resting mouse has to wait.
  const isSeenWhileMoving = await (async () => {
    const end = Date.now() + 1_500;
    for (let at = 0; Date.now() < end; at += 1) {
      await page.mouse.move(x + width / 2 + 18 * Math.sin(at), y + height * 0.3 + 8 * Math.cos(at));
      if (await page.getByTestId('lore').isVisible()) return true;
    }
    return false;
  })();
  assert.equal(isSeenWhileMoving, false, 'nothing pops up before a hand that moves');
  await page.getByTestId('lore').waitFor();
  const [card] = await boxesOf(page.getByTestId('lore'));
  const [place] = await boxesOf(camp);
  assert.equal(cover(card, place), false, 'the place itself is to be seen');
  const lit = await boxesOf(page.locator('.space.lit'));
  assert.ok(lit.length > 3);
  // A full circle of lit hexes leaves no room for a card between them: none is hidden so far that it cannot be pressed.
  for (const one of lit) {
    const wide = Math.min(card.right, one.right) - Math.max(card.left, one.left);
    const tall = Math.min(card.bottom, one.bottom) - Math.max(card.top, one.top);
    const hidden = wide > 0 && tall > 0 ? (wide * tall) / ((one.right - one.left) * (one.bottom - one.top)) : 0;
    assert.ok(hidden < 0.5, `${Math.round(100 * hidden)} % of a lit hex is covered`);
  }
  const [prompt] = await boxesOf(page.getByTestId('prompt'));
  assert.equal(cover(card, prompt), false, 'the question is to be read');
  assert.deepEqual(faults, []);
  await context.close();
});

test('what is on the mat tells of itself: to a resting mouse, a resting finger and a tap', async () => {
  const { context, page, faults } = await person(browser, house);
  await goOnFrom(page, house, 'cave-pilot', 56);
  await choices(page).first().waitFor();
  const slot = page.getByTestId('slot').first();
  await slot.scrollIntoViewIfNeeded();
  const words = await slot.getAttribute('aria-label');
  await slot.hover();
  const tip = page.getByTestId('title-tip');
  await tip.waitFor();
  assert.equal((await tip.innerText()).trim(), words);
  const [[told], [of]] = [await boxesOf(tip), await boxesOf(slot)];
  assert.equal(cover(told, of), false);
  await page.mouse.move(5, 300);
  await tip.waitFor({ state: 'detached' });
  assert.equal(await slot.getAttribute('title'), words, 'the words are where they were');
  await slot.click();
  await page.locator('[data-testid="lore"], [data-testid="why-not"]').first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();

  const phone = await person(browser, house, PHONE);
  await goOnFrom(phone.page, house, 'cave-pilot', 56);
  await choices(phone.page).first().waitFor();
  const here = phone.page.getByTestId('slot').first();
  await here.scrollIntoViewIfNeeded();
  const box = await here.boundingBox();
  const finger = await phone.context.newCDPSession(phone.page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await phone.page.getByTestId('title-tip').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.equal(await phone.page.getByTestId('title-tip').isVisible(), true, 'it stays to be read');
  await here.tap();
  await phone.page.locator('[data-testid="lore"], [data-testid="why-not"]').first().waitFor();
  assert.deepEqual(phone.faults, []);
  await phone.context.close();
});

test('a card in the hand that cannot be played yet says why', async () => {
  const { context, page, faults } = await person(browser, house);
  await goOnFrom(page, house, 'cave-troll', RECORDS['cave-troll'].middle);
  await page.getByTestId('verb-draw').waitFor();
  await page.getByTestId('held-card').first().click();
  await page.getByTestId('why-not').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('the text of a card in Skulldug! waits for the mouse to rest, and keys read it at once', async () => {
  const { context, page, faults } = await person(browser, house);
  // The first turn: the gear is still in hand.
  await goOnFrom(page, house, 'skulldug', 31);
  await choices(page).first().waitFor();
  const card = page.getByTestId('dock').getByTestId('held').first();
  await card.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await card.boundingBox();
  const tip = page.getByTestId('tip');
  let [moved, slowest] = [Date.now(), 0];
  for (const end = Date.now() + 1_500; Date.now() < end;) {
    const at = moved / 100;
    await page.mouse.move(x + width / 2 + 12 * Math.sin(at), y + height / 2 + 8 * Math.cos(at));
    slowest = Math.max(slowest, Date.now() - moved);
    moved = Date.now();
    // On a busy machine the mouse itself may have rested.
    assert.ok(slowest > 400 || !(await tip.isVisible()), 'nothing pops up before a hand that moves');
  }
  await tip.waitFor();
  await page.mouse.move(5, 300);
  await tip.waitFor({ state: 'detached' });
  await page.keyboard.press('Shift');
  await card.focus();
  await tip.waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
