// The rules as a book: from home, by search, by id, from a refusal at a table; on paper, by axe, on a phone.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

import { chooseOnce, person, playNow } from './browser.js';
import { browser, house } from './stage.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GAMES = { 'cave-troll': 'CT-ENTER-04', casadh: 'CC-GRUE-02', skulldug: 'SK-DASH-01', 'cave-pilot': 'CP-MOVE-04' };

/** Waits until it is in sight, below the bar on top: pages scroll a little later than they change. */
async function isInSight(locator) {
  for (const end = Date.now() + 5_000; Date.now() < end;) {
    const { top, bottom, height } = await locator.evaluate((element) => ({
      ...element.getBoundingClientRect().toJSON(),
      height: window.innerHeight,
    }));
    if (top > 40 && bottom < height) return true;
    await locator.page().waitForTimeout(50);
  }
  return false;
}

async function faultsOf(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

const widthBeyond = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Pages of a PDF, by its page objects. */
const pagesOf = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('from home to the rules, through them by search and by id', { timeout: 120_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await page.goto('/');
  await page.locator('[data-testid="read-rules"][data-game="cave-troll"]').click();
  await page.waitForURL('**/rules/cave-troll');
  await page.getByRole('heading', { level: 1, name: 'Cave Troll' }).waitFor();
  const all = await page.locator('[data-rule]').count();
  assert.ok(all > 190, `${all} rules`);
  assert.ok((await page.getByTestId('picture').count()) >= 12, 'pictures');
  assert.ok((await page.locator('[data-option]').count()) > 0, 'house rules');

  const search = page.getByTestId('rules-search');
  await page.keyboard.press('r');
  assert.ok(await search.evaluate((field) => field === document.activeElement), 'the key for the rules searches here');
  await search.fill('wraith push');
  await page.locator('.text mark').first().waitFor();
  const found = await page.locator('[data-rule]').count();
  assert.ok(found > 0 && found < all, `${found} of ${all}`);
  await page.waitForURL(/\?q=wraith\+push/);
  await search.press('Enter');
  await search.press('Enter');
  await page
    .getByTestId('hits')
    .getByText(/^2 of \d+$/)
    .waitFor();
  assert.ok(await isInSight(page.locator('mark[data-here]')));
  await search.press('Shift+Enter');
  await page
    .getByTestId('hits')
    .getByText(/^1 of /)
    .waitFor();
  await search.press('Escape');
  await page.waitForFunction((n) => document.querySelectorAll('[data-rule]').length === n, all);

  await page.locator('[data-rule="CT-ENTER-07"] .words a').first().click();
  await page.waitForURL('**/rules/cave-troll#CT-MON-WRAITH-03');
  const pointed = page.locator('[data-rule="CT-MON-WRAITH-03"].pointed');
  await pointed.waitFor();
  assert.ok(await isInSight(pointed), 'a reference leads to its rule');
  await page.goBack();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /^Rulings/ })
    .click();
  await page.waitForFunction(() => Math.abs(document.getElementById('rulings').getBoundingClientRect().top - 70) < 60);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the rules open with the game in two minutes, a picture beside each step', { timeout: 120_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  for (const game of Object.keys(GAMES)) {
    await page.goto(`/rules/${game}`);
    const start = page.getByTestId('start');
    await start.waitFor();
    const words = (await start.locator('p').allInnerTexts()).join(' ').split(/\s+/).length;
    assert.ok(words > 150 && words < 360, `${game}: ${words} words are not read in two minutes`);
    assert.ok((await start.getByRole('img').count()) >= 6, `${game}: pictures`);
    const drawn = start.locator('svg').first();
    assert.ok((await drawn.evaluate((svg) => svg.getBoundingClientRect().width)) > 30, `${game} is drawn`);
    assert.equal(await start.locator('[data-rule]').count(), 0, 'no ids to stumble over');
    await page.getByTestId('rules-search').fill('game');
    await start.waitFor({ state: 'detached' });
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('where no game is open, the rules ask of which', { timeout: 60_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await page.goto('/');
  await page.getByTestId('open-rules').click();
  const asked = page.getByRole('dialog', { name: 'Which game’s rules?' });
  await asked.getByRole('link').first().waitFor();
  assert.equal(await asked.getByRole('link').count(), Object.keys(GAMES).length);
  await asked.getByRole('link', { name: /Skulldug/ }).click();
  await page.waitForURL('**/rules/skulldug');
  await page.getByRole('heading', { level: 1, name: 'Skulldug!' }).waitFor();
  assert.equal(await asked.count(), 0, 'the question is gone');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a link to a rule shows it, with the picture beside it, in every game', { timeout: 120_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  for (const [game, rule] of Object.entries(GAMES)) {
    await page.goto(`/rules/${game}#${rule}`);
    const paragraph = page.locator(`[data-rule="${rule}"].pointed`);
    await paragraph.waitFor();
    assert.ok(await isInSight(paragraph), `${rule} is in sight`);
    const drawing = page.locator(`[data-of="${rule}"] svg`).first();
    assert.ok((await drawing.evaluate((svg) => svg.getBoundingClientRect().width)) > 30, `${rule} has a picture`);
    assert.equal(await widthBeyond(page), 0);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('from a refusal at the table to the paragraph, and from a card to its rule', { timeout: 180_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await playNow(page);
  await page.locator('[data-testid="choice"]').first().waitFor();
  await page.getByRole('region', { name: 'My cards' }).getByTestId('rule-mark').first().click();
  await page.getByTestId('rules').locator('.pointed').waitFor();
  await page.getByRole('button', { name: 'Close the rules' }).click();

  // Play until a figure is to be placed: then some of these places is barred.
  let refused = null;
  for (const end = Date.now() + 60_000; refused === null && Date.now() < end;) {
    const offered = await page.locator('[data-testid="choice"]:not([aria-disabled="true"])').evaluateAll((buttons) =>
      buttons
        .map((button) => JSON.parse(button.dataset.action))
        .filter((action) => action.do === 'place')
        .map((action) => action.at),
    );
    if (offered.length > 0) refused = ['R17', 'E1', 'P1'].find((area) => !offered.includes(area)) ?? null;
    else if (!(await chooseOnce(page))) await page.waitForTimeout(30);
  }
  await page.locator(`[data-area="${refused}"]`).focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('why-rule').click();
  const rule = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('rule');
  await page.getByTestId('rules-page').click();
  await page.waitForURL(`**/rules/cave-troll#${rule}`);
  await page.locator(`[data-rule="${rule}"].pointed`).waitFor();
  assert.equal(await page.getByTestId('rules').count(), 0, 'the drawer is gone');
  assert.deepEqual(faults, []);
  await context.close();
});

/**
 * A group of each box, how many kinds of pieces the ledger lists there, one of them, and words that are printed on it.
 * @type {Record<string, [group: string, kinds: number, piece: string, printed: RegExp]>}
 */
const BOXES = {
  'cave-troll': ['artifacts', 6, 'boots', /Boots of Haste/],
  casadh: ['hexes-2', 20, 'L2-16', /Honeycomb/],
  skulldug: ['treasure', 12, 'ceremonial-key', /you cannot Dash/i],
  'cave-pilot': ['explorations', 27, 'k3', /\w{6}/],
};

test('what is in the box is fetched when it is wanted, found by search, and drawn', { timeout: 180_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  const isFetched = () => fetched.some((url) => /\/box[^/]*\.js$/.test(url));
  for (const [game, [group, kinds, piece, printed]] of Object.entries(BOXES)) {
    fetched.length = 0;
    await page.goto(`/rules/${game}`);
    await page.getByTestId('book').waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(isFetched(), false, `${game}: not before somebody comes to it`);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'What is in the box' }).click();
    const shown = page.locator(`[data-group="${group}"]`);
    await shown.locator('summary').click();
    await shown.locator(`[data-piece="${piece}"]`).waitFor();
    assert.ok(isFetched());
    assert.equal(await shown.locator('[data-piece]').count(), kinds, `${game}: ${group}`);
    assert.match(await shown.locator(`[data-piece="${piece}"]`).innerText(), printed);
    const drawing = shown.locator(`[data-piece="${piece}"] .plate svg`).first();
    assert.ok((await drawing.evaluate((svg) => svg.getBoundingClientRect().width)) > 15, `${game}: ${piece} is drawn`);

    // A search opens what it finds and no more; without it all is as before.
    const name = await shown.locator(`[data-piece="${piece}"] h4`).innerText();
    await page.getByTestId('rules-search').fill(name);
    await page.locator(`[data-piece="${piece}"] mark`).first().waitFor();
    assert.ok((await page.locator('[data-piece]').count()) < kinds, 'others are not shown');
    await page.getByTestId('rules-search').fill('');
    await page.waitForFunction(
      ([group, kinds]) => document.querySelectorAll(`[data-group="${group}"] [data-piece]`).length === kinds,
      [group, kinds],
    );
    await page.goto(`/rules/${game}#box-${group}`);
    await shown.locator(`[data-piece="${piece}"]`).waitFor();
    await page.setViewportSize({ width: 360, height: 780 });
    assert.equal(await widthBeyond(page), 0, `${game} on a phone`);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  assert.deepEqual(await faultsOf(page), [], 'axe');
  assert.deepEqual(faults, []);
  await context.close();
});

const LOOKED_AT = {
  light: ['/rules/cave-troll', '/rules/casadh', '/rules/skulldug/summary', '/rules/cave-pilot/summary'],
  dark: ['/rules/skulldug', '/rules/cave-pilot', '/rules/cave-troll/summary', '/rules/casadh/summary'],
};
for (const [colorScheme, paths] of Object.entries(LOOKED_AT)) {
  test(`axe finds nothing in the rules and their summaries, ${colorScheme}`, { timeout: 180_000 }, async () => {
    const { context, page } = await person(browser, house, {
      colorScheme: /** @type {'light' | 'dark'} */ (colorScheme),
    });
    for (const path of paths) {
      await page.goto(path);
      await page.getByTestId(path.endsWith('summary') ? 'summary' : 'book').waitFor();
      assert.deepEqual(await faultsOf(page), [], path);
    }
    await context.close();
  });
}

test(
  'a phone shows rules and summary without scrolling sideways, with folded contents',
  { timeout: 120_000 },
  async () => {
    const { context, page } = await person(browser, house, { viewport: { width: 360, height: 780 } });
    for (const game of Object.keys(GAMES)) {
      for (const path of [`/rules/${game}`, `/rules/${game}/summary`]) {
        await page.goto(path);
        await page.getByTestId(path.endsWith('summary') ? 'summary' : 'book').waitFor();
        assert.equal(await widthBeyond(page), 0, path);
      }
    }
    await page.goto('/rules/casadh');
    const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: /^Grues/ });
    assert.equal(await link.isVisible(), false);
    await page.getByText('Contents', { exact: true }).click();
    await link.click();
    await page.waitForFunction(() => document.getElementById('grues').getBoundingClientRect().top < 200);
    await context.close();
  },
);

test('each summary is one page of A4 and of Letter, by day and by night', { timeout: 180_000 }, async () => {
  const { context, page } = await person(browser, house, { colorScheme: 'dark' });
  for (const game of Object.keys(GAMES)) {
    await page.goto(`/rules/${game}/summary`);
    await page.getByTestId('summary').waitFor();
    for (const format of ['A4', 'Letter']) {
      const pages = pagesOf(await page.pdf({ format }));
      assert.equal(pages, 1, `${game} on ${format}`);
    }
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('#app > header').isVisible(), false, 'nothing of the page around it');
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
      'rgb(255, 255, 255)',
    );
    await page.emulateMedia({ media: null });
  }
  await context.close();
});

test('no game, no rules: the page says so', { timeout: 60_000 }, async () => {
  const { context, page } = await person(browser, house);
  await page.goto('/rules/cave-dragon');
  await page.getByRole('heading', { name: /dead end/ }).waitFor();
  await context.close();
});
