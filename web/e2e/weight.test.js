// What a first visit fetches, as it comes over the wire.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person, playNow } from './browser.js';
import { browser, house } from './stage.js';

/** Of home alone, and of home with a table. */
const LIMIT = { home: 100_000, table: 300_000 };

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

test('home weighs less than 100 kB', { timeout: 60_000 }, async (t) => {
  const bytes = await bytesOf((page) => page.goto('/').then(() => page.getByTestId('play-now').first().waitFor()));
  t.diagnostic(`home: ${(bytes / 1000).toFixed(1)} kB`);
  assert.ok(bytes > 20_000, 'something was measured');
  assert.ok(bytes < LIMIT.home, `${bytes} bytes`);
});

test('home and a table together weigh less than 300 kB', { timeout: 60_000 }, async (t) => {
  const bytes = await bytesOf((page) =>
    playNow(page).then(() => page.locator('[data-testid="choice"]').first().waitFor()),
  );
  t.diagnostic(`home and a table: ${(bytes / 1000).toFixed(1)} kB`);
  assert.ok(bytes < LIMIT.table, `${bytes} bytes`);
});
