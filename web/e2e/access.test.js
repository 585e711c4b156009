// Every page by axe, by keyboard alone, at the smallest and the largest width, by day and by night.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';

import { launch, person, playNow } from './browser.js';
import { House } from './house.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let house, browser;
before(async () => {
  house = await House.open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

const visits = {
  home: (page) => page.goto('/').then(() => page.getByTestId('play-now').first().waitFor()),
  'set-up': (page) => page.goto('/new/cave-troll').then(() => page.getByTestId('open-table').waitFor()),
  table: (page) => playNow(page).then(() => page.locator('[data-testid="choice"]').first().waitFor()),
  rules: (page) => page.goto('/#rule=CT-DRAW-04').then(() => page.locator('[data-rule="CT-DRAW-04"]').waitFor()),
  replay: async (page) => {
    await playNow(page);
    await page.getByTestId('look-back').click();
    await page.getByTestId('slider').waitFor();
    await page.locator('.viewport').first().waitFor();
  },
  lesson: (page) => page.goto('/learn/cave-troll?at=1.9').then(() => page.getByTestId('task').waitFor()).then(() => page.locator('[data-testid="choice"]').first().waitFor()),
  records: (page) => page.goto('/records').then(() => page.getByText('None yet.').waitFor()),
  settings: async (page) => {
    await page.goto('/');
    await page.getByTestId('open-settings').click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  },
  account: (page) => page.goto('/account').then(() => page.getByTestId('claim').waitFor()),
  'account of somebody': (page) => claimed(page),
  'not found': (page) => page.goto('/no/such/page').then(() => page.getByRole('heading', { name: /ends here/ }).waitFor()),
};

/** A fresh account on its page, with a token just made. */
async function claimed(page) {
  await page.goto('/account');
  const claim = page.getByTestId('claim');
  await claim.getByLabel('Name').fill(`Anna ${(names += 1)}`);
  await claim.getByLabel('Password', { exact: true }).fill('a lantern in the deep');
  await claim.getByRole('button', { name: 'Claim' }).click();
  await page.getByTestId('new-token').getByLabel('What is it for?').fill('My bot');
  await page.getByTestId('new-token').getByRole('button', { name: 'Make a token' }).click();
  await page.getByTestId('secret').waitFor();
}
let names = 0;

/** What axe finds, as one line a fault. */
async function faultsOf(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`));
}

for (const colorScheme of ['light', 'dark']) {
  for (const [name, visit] of Object.entries(visits)) {
    test(`axe finds nothing on ${name}, ${colorScheme}`, { timeout: 90_000 }, async () => {
      const { context, page } = await person(browser, house, { colorScheme });
      await visit(page);
      await page.waitForTimeout(400);
      assert.deepEqual(await faultsOf(page), []);
      await context.close();
    });
  }
}

for (const width of [360, 2560]) {
  for (const [name, visit] of Object.entries(visits)) {
    test(`${name} fits into ${width} px`, { timeout: 90_000 }, async () => {
      const { context, page } = await person(browser, house, { viewport: { width, height: width < 500 ? 780 : 1440 } });
      await visit(page);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(beyond <= 0, `${beyond} px stick out`);
      await context.close();
    });
  }
}

test('day and night look different, and the settings decide over the system', { timeout: 60_000 }, async () => {
  const { context, page } = await person(browser, house, { colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto('/');
  const day = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await ground();
  assert.notEqual(day, night);
  await page.getByTestId('open-settings').click();
  await page.getByRole('group', { name: 'Theme' }).getByText('Light').click();
  assert.equal(await ground(), day);
  await page.reload();
  await page.getByTestId('play-now').first().waitFor();
  assert.equal(await ground(), day, 'the wish is kept');
  await context.close();
});

/** Presses Tab until `found` holds for the focused element. */
async function tabTo(page, found, limit = 60) {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(found)) return;
  }
  throw new Error(`not reached by ${limit} presses of Tab: ${found}`);
}

test('by keyboard alone from home to a first move', { timeout: 120_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await page.goto('/');
  await page.getByTestId('play-now').first().waitFor();
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /Skip/);
  await tabTo(page, () => document.activeElement?.matches('[data-testid="play-now"]') === true);
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.notEqual(ring, 'none', 'the focus can be seen');
  await page.keyboard.press('Enter');
  await page.locator('[data-testid="choice"]').first().waitFor();
  const ticker = await page.getByTestId('ticker').innerText();
  await tabTo(page, () => document.activeElement?.matches('[data-testid="choice"]') === true, 250);
  await page.keyboard.press('Enter');
  await page.waitForFunction((before) => document.querySelector('[data-testid="ticker"]')?.textContent !== before, ticker);

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByTestId('rules').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('rules').waitFor({ state: 'detached' });
  await page.keyboard.press('l');
  await page.getByTestId('log').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
