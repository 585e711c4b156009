// A person without a mouse: what keys do, and whether the focus is ever lost. Nothing here clicks or calls the page.

import assert from 'node:assert/strict';

import { countChoice, luckOf } from './luck.js';

/** @import { Page } from 'playwright-core' */
/** @typedef {(words: string, luck: number, all: string[]) => number} Worth how good words sound */

/** Remembers every moment in which nothing has the focus, from the first time that something had it. Whoever presses Tab on
 * the last thing of a page is on nothing too, until they press it again. */
function watchFocus() {
  const lost = [];
  let isByTab = false;
  addEventListener('keydown', ({ key }) => (isByTab = key === 'Tab'), true);
  addEventListener('focusin', () => (isByTab = false), true);
  let had = false;
  let before = false;
  let last = '';
  const name = (element) =>
    `${element.tagName} ${element.getAttribute('data-testid') ?? element.getAttribute('data-row') ?? element.className} ${element.textContent.trim().slice(0, 40)}`;
  setInterval(() => {
    const focused = document.activeElement !== null && document.activeElement !== document.body;
    if (focused) last = name(document.activeElement);
    had ||= focused;
    // Twice in a row: a browser may look between a button that goes and what takes its place.
    if (had && !focused && !isByTab && before) lost.push(`after ${last}`);
    before = had && !focused && !isByTab;
  }, 40);
  window.lostFocus = lost;
}

/** @param {Page} page */
export async function watched(page) {
  await page.addInitScript(watchFocus);
}

/** @param {Page} page */
export async function assertFocusKept(page) {
  assert.deepEqual(await page.evaluate(() => window.lostFocus), []);
}

/**
 * Presses Tab until `found` holds for the focused element.
 * @param {Page} page
 */
export async function tabTo(page, found, argument, limit = 300) {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(found, argument)) return;
  }
  throw new Error(`not reached by ${limit} presses of Tab: ${found} ${argument}`);
}

const isOn = (selector) => document.activeElement?.matches(selector) === true;

/**
 * From the first Tab on the home page to the table: the set-up of a game, so many players, one of them me.
 * @param {Page} page
 * @param {string} game
 * @param {number} players
 */
export async function openByKeys(page, game, players) {
  await page.goto('/');
  await page.getByTestId('new-table').first().waitFor();
  await tabTo(page, isOn, `[data-testid="new-table"][data-game="${game}"]`);
  await page.keyboard.press('Enter');
  await page.getByTestId('open-table').waitFor();
  await tabTo(page, isOn, 'input[name="players"]');
  for (let presses = 0; presses < 8 && (await page.getByTestId('chair').count()) !== players; presses += 1)
    await page.keyboard.press('ArrowLeft');
  assert.equal(await page.getByTestId('chair').count(), players);
  // I sit in the first seat anyway. A letter chooses the kind that begins with it: a novice bot.
  for (let at = 0; at < players; at += 1) {
    await tabTo(page, isOn, '[data-testid="chair"]');
    if (at > 0) await page.keyboard.press('n');
  }
  const chairs = await page
    .getByTestId('chair')
    .evaluateAll((selects) => selects.map((select) => /** @type {HTMLSelectElement} */ (select).value));
  assert.deepEqual(chairs, ['me', ...Array(players - 1).fill('bot-novice')]);
  await tabTo(page, isOn, '[data-testid="open-table"]');
  await page.keyboard.press('Enter');
  await page.getByTestId('game').waitFor();
}

/**
 * Tabs to what has this name and presses it; says no where it has gone meanwhile.
 * @param {Page} page
 * @param {string} id
 */
export async function pressByKeys(page, id) {
  const wanted = `[data-testid="${id}"]`;
  try {
    await tabTo(page, isOn, wanted);
  } catch (error) {
    if (await page.locator(wanted).isVisible()) throw error;
    return false;
  }
  await page.keyboard.press('Enter');
  return true;
}

/**
 * What cannot be undone asks once more, and here it is always meant. Says whether it asked.
 * @param {Page} page
 */
export async function meanItByKeys(page) {
  const sure = page.getByTestId('sure-yes');
  if (!(await sure.isVisible())) return false;
  if (await pressByKeys(page, 'sure-yes')) await sure.waitFor({ state: 'detached' });
  return true;
}

const isOver = (page) => page.getByTestId('result').isVisible();

/**
 * Does something by `step` until the result stands there.
 * @param {Page} page
 * @param {() => Promise<boolean>} step
 * @param {number} limitMs
 */
export async function playByKeys(page, step, limitMs) {
  const end = Date.now() + limitMs;
  let n = 0;
  while (!(await isOver(page))) {
    assert.ok(Date.now() < end, `the game did not come to its end with ${n} choices`);
    if (await step()) n += 1;
    else await page.waitForTimeout(25);
  }
  return n;
}

/**
 * One choice from the list of all that can be done, by Tab and Enter; `worth` says how good its words sound, with some
 * luck; those that are worth minus infinity are never chosen.
 * @param {Page} page
 * @param {Worth} worth
 */
export async function chooseFromList(page, worth) {
  if (await meanItByKeys(page)) return true;
  const words = await page.locator('[data-testid="choice"]:not([aria-disabled="true"])').allInnerTexts();
  const judged = words
    .map((text) => ({ text, worth: worth(text, luckOf(page, text), words) }))
    .filter((choice) => choice.worth > -Infinity);
  if (judged.length === 0) return false;
  const { text } = judged.sort((one, other) => other.worth - one.worth)[0];
  try {
    await tabTo(
      page,
      ([wanted]) =>
        document.activeElement?.matches('[data-testid="choice"]') === true &&
        /** @type {HTMLElement} */ (document.activeElement).innerText === wanted,
      [text],
      400,
    );
  } catch (error) {
    // The table has moved on under the fingers.
    if ((await page.locator('[data-testid="choice"]').filter({ hasText: text }).count()) > 0) throw error;
    return false;
  }
  await page.keyboard.press('Enter');
  countChoice(page);
  return true;
}

/** The lines of the board in words, as they stand, and which of them has the focus. */
function readRows() {
  const rows = [...document.querySelectorAll('[data-testid="places"] [role="treeitem"]')];
  return {
    at: rows.findIndex((row) => row === document.activeElement),
    rows: rows.map((row) => ({
      kind: row.dataset.kind,
      text: row.querySelector('.what')?.textContent ?? '',
      closed: row.getAttribute('aria-expanded') === 'false',
      offers: row.dataset.kind === 'elsewhere' || /\d+ options?\b/.test(row.textContent),
      busy: row.getAttribute('aria-disabled') === 'true',
    })),
  };
}

/** Goes to a line by the arrows, by way of the first one. */
async function arrowTo(page, from, to) {
  const key = to > from ? 'ArrowDown' : 'ArrowUp';
  for (let presses = Math.abs(to - from); presses > 0; presses -= 1) await page.keyboard.press(key);
}

/**
 * One choice from the board in words: opens what offers something, goes to the line that sounds best, presses Enter.
 * @param {Page} page
 * @param {Worth} worth
 */
export async function chooseInWords(page, worth) {
  if (await meanItByKeys(page)) return true;
  let now = await page.evaluate(readRows);
  if (now.rows.length === 0) return false;
  if (now.at < 0) {
    // The result may come in between, and keeps the focus.
    await tabTo(page, isOn, '[role="treeitem"], [data-testid="result"] *');
    if (await isOver(page)) return false;
    now = await page.evaluate(readRows);
  }
  // Nearest first; what lies far away stays closed.
  const closed = now.rows.findIndex((row) => row.closed && row.offers);
  if (closed >= 0 && now.rows.filter(({ kind }) => kind === 'offer').length < 12) {
    await arrowTo(page, now.at, closed);
    await page.keyboard.press('ArrowRight');
    return false;
  }
  const offers = now.rows.map((row, at) => ({ ...row, at })).filter((row) => row.kind === 'offer' && !row.busy);
  if (offers.length === 0) return false;
  const best = offers
    .map((row) => ({ ...row, worth: worth(row.text, luckOf(page, row.text), []) }))
    .sort((one, other) => other.worth - one.worth)[0];
  await arrowTo(page, now.at, best.at);
  // The table may have moved on under the fingers: then the line there is another one.
  const there = await page.evaluate(readRows);
  if (there.rows[there.at]?.text !== best.text) return false;
  await page.keyboard.press('Enter');
  countChoice(page);
  return true;
}
