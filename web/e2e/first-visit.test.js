// What a first visit to a site fetches until a game is being played, as it comes over the wire.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chooseOnce, person } from './browser.js';
import { GAMES } from './games.js';
import { browser } from './stage.js';
import { StaticHost } from './static.js';

/** Home, a table, and the rules and bots of one game, in bytes. The build judges the same by its list of files (build/weights.js). */
const LIMIT = { least: 300_000, most: 600_000 };

for (const game of GAMES) {
  test(`a site weighs less than 600 kB with ${game}`, { timeout: 120_000 }, async (t) => {
    const host = new StaticHost();
    await host.start();
    t.after(() => host.stop());
    const { context, page } = await person(browser, host);
    await page.goto('en/');
    await page.locator(`[data-testid="play-now"][data-game="${game}"]`).click();
    await page.getByTestId('game').waitFor();
    while (!(await chooseOnce(page))) await page.waitForTimeout(50);
    await context.close();
    // What a worker fetches is not told to the page, so the host counts.
    t.diagnostic(`home, a table and a move of ${game}: ${(host.sent / 1000).toFixed(1)} kB`);
    assert.ok(host.sent > LIMIT.least && host.sent < LIMIT.most, `${host.sent} bytes`);
  });
}
