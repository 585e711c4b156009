// What a first visit fetches, as it comes over the wire.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { chooseOnce, person, playNow } from './browser.js';
import { GAMES } from './games.js';
import { browser, house } from './stage.js';
import { StaticHost } from './static.js';

const LIMIT = 250_000;
/** For a site, which brings the rules and the bots of a game with it. */
const SITE_LIMIT = 600_000;
const SITE = process.env.KARST_SITE ?? fileURLToPath(new URL('../dist-site/', import.meta.url));

/** The bytes that everything fetched during `visit` took, headers and all. */
async function bytesOf(visit) {
  const { context, page } = await person(browser, house);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await visit(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

test('home weighs less than 250 kB', { timeout: 60_000 }, async (t) => {
  const bytes = await bytesOf((page) => page.goto('/').then(() => page.getByTestId('play-now').first().waitFor()));
  t.diagnostic(`home: ${(bytes / 1000).toFixed(1)} kB`);
  assert.ok(bytes > 20_000, 'something was measured');
  assert.ok(bytes < LIMIT, `${bytes} bytes`);
});

test('home and a table together weigh less than 250 kB', { timeout: 60_000 }, async (t) => {
  const bytes = await bytesOf((page) =>
    playNow(page).then(() => page.locator('[data-testid="choice"]').first().waitFor()),
  );
  t.diagnostic(`home and a table: ${(bytes / 1000).toFixed(1)} kB`);
  assert.ok(bytes < LIMIT, `${bytes} bytes`);
});

test('a site weighs less than 600 kB with one game', { timeout: 240_000 }, async (t) => {
  if (!existsSync(`${SITE}/index.html`)) return t.skip('the site is not built: `cargo xtask site`');
  const host = new StaticHost();
  await host.start();
  for (const game of GAMES) {
    const before = host.sent;
    const { context, page } = await person(browser, host);
    await page.goto('en/');
    await page.locator(`[data-testid="play-now"][data-game="${game}"]`).click();
    await page.getByTestId('game').waitFor();
    while (!(await chooseOnce(page))) await page.waitForTimeout(50);
    await context.close();
    // What a worker fetches is not told to the page, so the host counts.
    const bytes = host.sent - before;
    t.diagnostic(`home, a table and a move of ${game}: ${(bytes / 1000).toFixed(1)} kB`);
    assert.ok(bytes > LIMIT / 2 && bytes < SITE_LIMIT, `${game}: ${bytes} bytes`);
  }
  await host.stop();
});
