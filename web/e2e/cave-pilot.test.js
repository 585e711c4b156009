// Cave Pilot 55 in the browser: a tutorial flight to the exit, a solo game to its title, a reaction out of turn, a crash.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choose as chooseBest, openLog, person } from './browser.js';
import { browser, house } from './stage.js';

const GAME = 'cave-pilot';
const WIDE = { viewport: { width: 1600, height: 900 } };

const column = (action) =>
  action.to === 'exit' ? 99 : Number(/^[CF](\d+)/.exec(action.to ?? action.at ?? '')?.[1] ?? 0);
const first = (actions, ...kinds) =>
  kinds.map((kind) => actions.findIndex(({ action }) => action === kind)).find((at) => at >= 0) ?? -1;

/** Straight on to the exit, with what the shop has at the entrance. */
function homeward(actions) {
  const moves = actions.map((action, at) => ({ action, at })).filter(({ action }) => action.action === 'move');
  if (moves.length > 0) return moves.reduce((best, one) => (column(one.action) > column(best.action) ? one : best)).at;
  const places = actions.map((action, at) => ({ action, at })).filter(({ action }) => action.action === 'place');
  if (places.length > 0)
    return places.reduce((best, one) => (column(one.action) < column(best.action) ? one : best)).at;
  const at = first(actions, 'buy', 'land', 'pass', 'end-turn', 'ignore', 'hover', 'stay');
  return Math.max(0, at);
}

/** The way into the ground: everything is spent or sold, nothing bought, and every challenge taken. */
function reckless(actions) {
  const at = first(actions, 'fire', 'extra', 'sell', 'continue', 'again');
  if (at >= 0) return at;
  const paid = actions.findIndex(({ action, by }) => action === 'move' && by === 'fuel');
  if (paid >= 0) return paid;
  const rest = actions.filter(
    ({ action }) =>
      action !== 'buy' && action !== 'explore' && action !== 'use' && action !== 'stay' && action !== 'scrapyard',
  );
  return actions.indexOf(rest[homeward(rest)] ?? actions[0]);
}

/** Makes the one choice that a policy picks of all; says whether it did. */
const choose = async (page, policy) =>
  (await chooseBest(page, (action, _luck, actions) => (actions[policy(actions)] === action ? 1 : -Infinity))) !== null;

async function playOut(pages, policy, { until = async () => false, limitMs = 240_000 } = {}) {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await until()) return true;
    const over = await Promise.all(pages.map((page) => page.getByTestId('result').isVisible()));
    if (over.every(Boolean)) return false;
    let chose = false;
    for (const page of pages) chose = (await choose(page, policy)) || chose;
    if (!chose) await pages[0].waitForTimeout(30);
  }
  throw new Error('the game did not come to its end in time');
}

/** Opens a table with options of the set-up page, by their test ids. */
async function openTable(page, chairs, ...options) {
  await page.goto(`/new/${GAME}`);
  await page.getByRole('group', { name: 'How many' }).getByText(String(chairs.length), { exact: true }).click();
  for (const [at, kind] of chairs.entries()) await page.getByTestId('chair').nth(at).selectOption(kind);
  for (const option of options) await page.getByTestId(option).check();
  await page.getByTestId('open-table').click();
  await page.waitForURL(/\/tables\//);
  if (!chairs.includes('open')) await page.getByTestId('game').waitFor();
}

test('the tutorial is flown to the exit against a bot', { timeout: 420_000 }, async () => {
  const { page, faults } = await person(browser, house, WIDE);
  // The other plane may crash and end the game before mine is through; then another table is opened.
  for (let tables = 0; tables < 6; tables += 1) {
    await openTable(page, ['me', 'bot-steady'], 'mode-tutorial');
    await page.locator('[data-testid="choice"]').first().waitFor();
    assert.match(await page.title(), /Your turn/);

    // The first card by pointing: the card before me, then a place that lights up.
    await page.getByTestId('hand-card').first().click();
    await page.locator('[data-testid="cell"][aria-label*="Can be chosen"]').first().click();
    await page.locator('[data-testid="cell"][aria-label*="must beat"]').first().waitFor();

    await playOut([page], homeward);
    await page.getByTestId('leaf-final').click();
    const final = await page.getByTestId('final-table').innerText();
    assert.match(final, /Passed/);
    assert.match(await page.getByTestId('result').getByRole('heading').first().innerText(), /win|share/i);
    await page.getByTestId('look-at-board').click();
    const log = await openLog(page);
    await log.getByTestId('line').first().waitFor();
    if ((await log.getByText(/You fly through the exit!/).count()) === 0) continue;
    assert.match(final, /Bonus/);
    assert.match(await page.locator('[data-testid="plane-0"]').getAttribute('aria-label'), /exit/);
    assert.deepEqual(faults, []);
    return;
  }
  assert.fail('no plane came through in six games');
});

test('a solo game comes to its title', { timeout: 300_000 }, async () => {
  const { page, faults } = await person(browser, house, WIDE);
  // A plane may get lost on its way; the next one tries again.
  for (let tries = 0; tries < 4; tries += 1) {
    await openTable(page, ['me'], 'solo-short');
    await playOut([page], homeward, { limitMs: 120_000 });
    const title = await page.getByTestId('title').innerText();
    if (/Rookie|Novice|Flying Ace|Cave Pilot/i.test(title)) {
      assert.deepEqual(faults, []);
      return;
    }
    assert.match(title, /No title/);
  }
  assert.fail('none of four planes came through');
});

test('somebody who is not on turn reacts in another browser', { timeout: 300_000 }, async () => {
  const anna = await person(browser, house, WIDE);
  const ben = await person(browser, house, WIDE);
  const pages = [anna.page, ben.page];
  const exploring = (actions) => {
    const at = first(actions, 'explore');
    return at >= 0 ? at : homeward(actions);
  };
  const reactor = async () => {
    for (const page of pages) {
      const isOffered = await page.getByTestId('hush').isVisible();
      if (!isOffered) continue;
      const onTurn = /^Your turn/.test(await page.getByTestId('prompt').innerText());
      const uses = await page.locator('[data-testid="choice"][data-action*=\'"use"\']').count();
      const mine = await page.locator('[data-testid="seat-chip"][data-turn="true"][data-asked="true"]').count();
      if (!onTurn && uses > 0 && mine === 0) return page;
    }
    return null;
  };
  for (let tables = 0; tables < 4; tables += 1) {
    await openTable(anna.page, ['me', 'open']);
    const link = await anna.page.getByTestId('link').inputValue();
    await ben.page.goto(link);
    await ben.page.getByTestId('sit').click();
    await Promise.all(pages.map((page) => page.getByTestId('game').waitFor()));
    /** @type {import('playwright-core').Page} */
    let found = null;
    await playOut(pages, exploring, { until: async () => (found = await reactor()) !== null, limitMs: 120_000 });
    if (found === null) continue;

    assert.match(await found.getByTestId('prompt').innerText(), /Use a card\?/);
    const other = pages.find((page) => page !== found);
    const use = found.locator('[data-testid="choice"][data-action*=\'"use"\']').first();
    const words = await use.innerText();
    await use.click();
    for (const [page, line] of /** @type {const} */ ([
      [found, /You use /],
      [other, / uses /],
    ])) {
      const log = await openLog(page);
      await log.getByText(line).first().waitFor();
    }
    assert.match(words, /^Use /);
    assert.deepEqual([...anna.faults, ...ben.faults], []);
    return;
  }
  assert.fail('nobody held a card that fits in four games');
});

test('a plane without parts crashes, and the page says so', { timeout: 300_000 }, async () => {
  const { page, faults } = await person(browser, house, WIDE);
  const crashed = async () =>
    (await page
      .getByTestId('log')
      .getByText(/You crash!/)
      .count()) > 0;
  // The other plane may crash before mine and end the game; then another table is opened.
  for (let tables = 0; tables < 6; tables += 1) {
    await openTable(page, ['me', 'bot-novice'], 'deck-inferno');
    await openLog(page);
    await playOut([page], reckless, { until: crashed });
    if (await crashed()) break;
  }
  await page
    .getByTestId('log')
    .getByText(/You crash!/)
    .first()
    .waitFor();
  await page.getByTestId('final').waitFor();
  assert.equal(await page.getByTestId('plane-0').count(), 0, 'the plane is gone from the cave');
  assert.match(await page.getByTestId('result').innerText(), /win/i);
  assert.deepEqual(faults, []);
});

test('keys alone lay a card and fly into the entrance', { timeout: 120_000 }, async () => {
  const { page, faults } = await person(browser, house, WIDE);
  await openTable(page, ['me'], 'solo-short');
  const prompt = page.getByTestId('prompt');
  const asked = (words) => prompt.filter({ hasText: words }).waitFor();
  for (const question of [/place 2 Cave cards/, /place a Cave card/]) {
    await asked(question);
    await page.keyboard.press('2');
    await asked(/choose a target/);
    await page.locator('[role="application"] [data-spot][tabindex="0"]').first().focus();
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
  }
  await asked(/refresh a row/);
  assert.match(
    await page.evaluate(() => document.activeElement?.getAttribute('data-spot')),
    /^cell:/,
    'the focus stays where the card was laid',
  );
  await page.keyboard.press('d');
  await asked(/Where to/);
  await page.keyboard.press('t');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-spot')), 'gate:entrance');
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await page.getByTestId('log').getByText('You fly into the entrance.').waitFor();
  assert.deepEqual(faults, []);
});
