// Karst as a site of plain files, below a path, and without any connection from the second visit on.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { chooseOnce, launch, PATIENCE_MS, playOn } from './browser.js';
import { StaticHost } from './static.js';

const BUILT = existsSync(process.env.KARST_SITE ?? fileURLToPath(new URL('../dist-site/index.html', import.meta.url)));
const skip = BUILT ? false : 'the site is not built: `cargo xtask site`';

/** @type {StaticHost} */
let host;
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  if (!BUILT) return;
  host = new StaticHost('/caves/below/');
  await host.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
});

/** Somebody with a browser of their own, who has been here once and then lost the connection. */
async function withoutConnection(/** @type {import('playwright-core').BrowserContextOptions} */ options = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(host.address);
  await page.waitForURL(/\/caves\/below\/en\//);
  await page.getByTestId('game-box').first().waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await host.stop();
  return { context, page, faults, back: () => host.start() };
}

/** @param {import('playwright-core').Page} page */
async function playNow(page, game = 'cave-troll') {
  await page.locator(`[data-testid="play-now"][data-game="${game}"]`).click();
  await page.waitForURL(/#\/tables\/here-/);
  await page.getByTestId('game').waitFor();
}

/** How many steps the log of the table has in the browser's database. @param {import('playwright-core').Page} page */
const kept = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('karst');
        open.onsuccess = () => {
          const count = open.result.transaction('lines').objectStore('lines').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );

test(
  'without a connection a game is played, reloaded, killed and found again',
  { skip, timeout: 240_000 },
  async () => {
    const { context, page, faults, back } = await withoutConnection();
    await page.reload();
    await page.getByTestId('game-box').first().waitFor();
    await playNow(page);
    let moves = 0;
    await playOn([page], { until: async () => (moves += 1) > 12 });
    await page.reload();
    await page.getByTestId('game').waitFor();
    const before = await kept(page);
    assert.ok(before > 5, `${before} lines are kept`);
    // The tab is killed in the middle: what was shown is kept.
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    again.setDefaultTimeout(PATIENCE_MS);
    await again.goto(address);
    await again.getByTestId('game').waitFor();
    assert.ok((await kept(again)) >= before);
    while (!(await chooseOnce(again))) await again.waitForTimeout(50);
    await again.goto(address.replace(/#.*/, ''));
    await again.getByTestId('game-box').first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
    await back();
  },
);

test('a lesson, the rules and a game for one to its end and its replay', { skip, timeout: 420_000 }, async () => {
  const { context, page, faults, back } = await withoutConnection();
  const home = page.url().replace(/#.*/, '');
  await page.goto(`${home}#/learn/casadh`);
  await page.getByTestId('coach').waitFor();
  await page.goto(`${home}#/rules/casadh`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${home}#/new/casadh`);
  await page.getByRole('group', { name: 'How many' }).getByText('1', { exact: true }).click();
  await page.getByTestId('open-table').click();
  await page.waitForURL(/#\/tables\/here-/);
  await page.getByTestId('game').waitFor();
  await playOn([page], { limitMs: 360_000 });
  await page.getByTestId('replay-link').click();
  await page.getByTestId('to-table').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
  await back();
});

test('three around one screen', { skip, timeout: 180_000 }, async () => {
  const { context, page, faults, back } = await withoutConnection();
  await page.goto(`${page.url().replace(/#.*/, '')}#/new/cave-troll`);
  await page.getByRole('group', { name: 'How many' }).getByText('3', { exact: true }).click();
  for (const at of [1, 2]) await page.getByTestId('chair').nth(at).selectOption('guest');
  await page.getByTestId('open-table').click();
  await page.waitForURL(/#\/tables\/here-/);
  const names = new Set();
  const end = Date.now() + 150_000;
  while (names.size < 3 && Date.now() < end) {
    const cover = page.getByTestId('uncover');
    const passOn = page.getByTestId('pass-on');
    if (await cover.isVisible()) {
      names.add(await cover.innerText());
      await cover.click();
    } else if (await passOn.isVisible()) {
      await passOn.click();
    } else if (!(await chooseOnce(page))) {
      await page.waitForTimeout(50);
    }
  }
  assert.equal(names.size, 3, 'everybody had a turn');
  assert.deepEqual(faults, []);
  await context.close();
  await back();
});
