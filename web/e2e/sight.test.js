// What is looked at is large enough: the view follows who is on turn, figures and numbers can be read on the fullest board,
// a small map leads anywhere, crowded places open, and whoever looks elsewhere is left alone until their next turn.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choices, choose, offered, person, playNow } from './browser.js';
import { RECORDS, goOnFrom, openRecord } from './records.js';
import { browser, house } from './stage.js';

const SCREENS = {
  phone: { options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, figure: 40 },
  laptop: { options: { viewport: { width: 1280, height: 720 } }, figure: 36 },
};
const NUMBER = 11;

/** Figures, and numbers that are read; the moments in which there are most of them. */
const GAMES = {
  'cave-troll': { figures: '.token', numbers: '.coins text, .flag text, .token text', names: '.sign .name' },
  skulldug: { figures: '.pawn', numbers: '.piece text', names: null },
};

/** The least height of what a selector finds in the view, in pixels; of words the size of their letters. */
const least = (page, selector, isText) =>
  page.evaluate(([selector, isText]) => {
    const sizes = [...document.querySelectorAll(`.viewport > svg ${selector.split(', ').join(', .viewport > svg ')}`)]
      .filter(
        (one) => !one.closest('[aria-hidden="true"]')?.matches('.token') && getComputedStyle(one).display !== 'none',
      )
      .map((one) => {
        const { a, b } = /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (one)).getScreenCTM();
        const { width, height } = one.getBoundingClientRect();
        return isText ? Number.parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b) : Math.min(width, height);
      })
      .filter((size) => size > 0);
    return { count: sizes.length, least: Math.min(...sizes) };
  }, /** @type {const} */ ([selector, isText]));

for (const [game, { figures, numbers, names }] of Object.entries(GAMES))
  for (const [screen, { options, figure }] of Object.entries(SCREENS))
    test(`${game}: figures and numbers are large enough on a ${screen}`, { timeout: 60_000 }, async () => {
      const { context, page } = await person(browser, house, options);
      await openRecord(page, house, game, RECORDS[game].full);
      await page.locator(`.viewport > svg ${figures}`).first().waitFor();
      const drawn = await least(page, figures, false);
      assert.ok(drawn.count > 3 && drawn.least >= figure, `figures: ${JSON.stringify(drawn)}`);
      const read = await least(page, numbers, true);
      assert.ok(read.count > 3 && read.least >= NUMBER, `numbers: ${JSON.stringify(read)}`);
      if (names !== null) {
        const named = await least(page, names, true);
        assert.ok(named.count > 30 && named.least >= NUMBER, `names: ${JSON.stringify(named)}`);
      }
      await context.close();
    });

test('skulldug: every place is called by its name, large enough to be read', { timeout: 60_000 }, async () => {
  const { context, page } = await person(browser, house, SCREENS.phone.options);
  await openRecord(page, house, 'skulldug', RECORDS.skulldug.full);
  const names = page.getByTestId('cell-names').locator('text');
  await names.first().waitFor();
  const printed = await names.allTextContents();
  assert.equal(new Set(printed).size, printed.length);
  for (const name of printed) assert.match(name, /^[a-m]\d{1,2}$/);
  const read = await least(page, '.cells text', true);
  assert.ok(read.count > 20 && read.least >= NUMBER, JSON.stringify(read));
  await context.close();
});

const sightOf = async (page) =>
  (await page.locator('.viewport > svg').first().getAttribute('viewBox')).split(' ').map(Number);

test('cave-troll: a laptop shows the whole cave, and nothing I do moves it', { timeout: 90_000 }, async () => {
  const { context, page, faults } = await person(browser, house, SCREENS.laptop.options);
  await playNow(page, 'cave-troll');
  await choices(page).first().waitFor({ state: 'attached' });
  const whole = await sightOf(page);
  assert.ok(whole[0] <= -50 && whole[1] <= -50 && whole[3] >= 1700, `all of it: ${whole}`);
  assert.equal(await page.getByTestId('mini-map').count(), 0, 'a map of what is in sight is not needed');
  for (let clicks = 0; clicks < 6; clicks += 1) {
    await choices(page).first().waitFor({ state: 'attached' });
    await choose(page, ({ do: verb }) => (verb === 'draw' ? 2 : 1));
    await page.waitForTimeout(100);
    assert.deepEqual(await sightOf(page), whole);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('the small map leads anywhere, and the view stays there until the next turn', { timeout: 90_000 }, async () => {
  const { context, page } = await person(browser, house);
  // My turn begins here.
  await goOnFrom(page, house, 'skulldug', 319);
  await page.getByTestId('choice').first().waitFor();
  const map = page.getByTestId('mini-map');
  const box = await map.boundingBox();
  const before = await sightOf(page);
  await page.mouse.click(box.x + 8, box.y + box.height - 8);
  const [x, y, w] = await sightOf(page);
  assert.ok(Math.hypot(x - before[0], y - before[1]) > 100, 'it went there');
  assert.ok(Math.abs(w - before[2]) < 1, 'as close as before');
  await map.focus();
  await page.keyboard.press('ArrowRight');
  assert.ok((await sightOf(page))[0] > x, 'keys lead on');
  await page.keyboard.press('ArrowLeft');

  // Until the end of my turn nothing pulls it back; my next turn does.
  const there = await sightOf(page);
  const has = (verb) => offered(page).then((actions) => actions.some((action) => action.do === verb));
  const until = async (isDone, worth) => {
    for (let tries = 0; tries < 200 && !(await isDone()); tries += 1)
      if ((await choose(page, worth)) === null) await page.waitForTimeout(30);
    assert.ok(await isDone());
  };
  await until(
    () => has('end-turn'),
    ({ do: verb }) => (verb === 'resign' ? -Infinity : verb === 'play' ? 9 : 1),
  );
  // What is around the board may take a little of its room.
  const isElsewhere = async () => {
    const now = await sightOf(page);
    return Math.hypot(now[0] - there[0], now[1] - there[1]) > 100;
  };
  assert.equal(await isElsewhere(), false);
  await until(isElsewhere, ({ do: verb }) => ({ 'end-turn': 9, play: 8, resign: -Infinity })[verb] ?? 1);
  await context.close();
});

test('a crowded room opens, and each of its figures can be chosen', { timeout: 90_000 }, async () => {
  for (const way of ['pointer', 'keys']) {
    const { context, page, faults } = await person(browser, house);
    await goOnFrom(page, house, 'cave-troll', 250);
    await page.getByTestId('choice').first().waitFor();
    const crowd = await page.evaluate(() => {
      const count = new Map();
      for (const one of document.querySelectorAll('.token:not([aria-hidden])')) {
        const at = one.getAttribute('data-spot').split('@')[1];
        count.set(at, [...(count.get(at) ?? []), one.getAttribute('data-spot')]);
      }
      return [...count].sort((one, other) => other[1].length - one[1].length)[0];
    });
    const [area, spots] = crowd;
    assert.ok(spots.length >= 4, `four or more stand in ${area}: ${spots}`);
    const room = page.locator(`[data-area="${area}"]`);
    await room.focus();
    if (way === 'keys') await page.keyboard.press('Enter');
    else await room.dispatchEvent('click');
    const pieces = page.getByTestId('loupe-piece');
    await pieces.first().waitFor();
    assert.equal(await pieces.count(), new Set(spots).size, 'equal adventurers are one');
    const sizes = await pieces.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    assert.ok(Math.min(...sizes) >= 56, `they are large: ${sizes}`);
    // The focus is on the first; arrows go on; Enter chooses.
    await page.waitForFunction(() => document.activeElement?.matches('[data-testid="loupe-piece"]'));
    await page.keyboard.press('ArrowRight');
    assert.ok(await pieces.nth(1).evaluate((one) => one === document.activeElement));
    if (way === 'keys') await page.keyboard.press('Enter');
    else await pieces.nth(1).click();
    await pieces.first().waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
    await context.close();
  }
});

/** A moment of each game in which a choice names a place, and how. @type {[string, number, RegExp][]} */
const SPOKEN = [
  ['cave-troll', 250, /Mirror Cave/],
  ['casadh', 216, /(?<=^Go \w+ to ).+/],
  ['cave-pilot', 234, /(?<=^Fly to ).+(?= \()/],
];
for (const [game, near, name] of SPOKEN)
  test(`${game}: a place that is spoken of is marked while its name is pointed at`, { timeout: 60_000 }, async () => {
    const { context, page, faults } = await person(browser, house);
    await goOnFrom(page, house, game, near);
    await choices(page).first().waitFor();
    const choice = choices(page).filter({ hasText: name }).first();
    await choice.waitFor();
    const marks = page.getByTestId('marks').locator('rect.over');
    assert.equal(await marks.count(), 0);
    await choice.scrollIntoViewIfNeeded();
    const [x, y] = await choice.evaluate((button, pattern) => {
      const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      const found = new RegExp(pattern).exec(text.textContent);
      range.setStart(text, found.index);
      range.setEnd(text, found.index + found[0].length);
      // A name may be broken over two lines.
      const [box] = range.getClientRects();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }, name.source);
    await page.mouse.move(x, y);
    await marks.first().waitFor();
    assert.equal(await marks.count(), 1);
    await page.mouse.move(640, 20);
    await marks.first().waitFor({ state: 'detached' });

    // By keys: all that a choice speaks of.
    await page.keyboard.press('Shift');
    await choice.focus();
    await marks.first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
