// What a first visit to a site fetches until a game is being played, as it comes over the wire.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { limitOf } from '../build/weights.js';
import { chooseOnce, person } from './browser.js';
import { GAMES } from './games.js';
import { browser } from './stage.js';
import { StaticHost } from './static.js';

/** Less than this, and something was not counted, in bytes. */
const LEAST = 300_000;

for (const game of GAMES) {
  test(`a site with ${game} weighs no more than the build says`, { timeout: 120_000 }, async (t) => {
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
    assert.ok(host.sent > LEAST && host.sent <= limitOf(game), `${host.sent} bytes`);
  });
}
