// How soon a first visitor of a site has made a move: nothing kept, one click, a game against bots (see bars.js for who judges).
//
// The phone is four times slower and has 4 Mbit/s and 60 ms each way; the host sends no faster, because DevTools would slow down
// the page alone and not its worker. Bots that begin do so without the pauses they make for the eye. The worker's processor is this machine's in both: Chromium throttles pages only. What keeps
// the page for later runs beside it, as for everybody.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';

import { beside } from './bars.js';
import { chooseOnce, launch, person } from './browser.js';
import { GAMES } from './games.js';
import { SITE, StaticHost } from './static.js';

const VISITS = Number(process.env.KARST_VISITS ?? 3);
const LAPTOP = { name: 'a laptop', slower: 1, line: null, viewport: { width: 1280, height: 800 }, bar: 3_000 };
const PHONE = {
  name: 'a slow phone',
  slower: 4,
  line: { bytesPerSecond: 500_000, delayMs: 60 },
  viewport: { width: 390, height: 844 },
  bar: 6_000,
};

const skip = !existsSync(`${SITE}/index.html`) && 'the site is not built: `cargo xtask site`';
/** @type {import('playwright-core').Browser} */
let browser;
before(async () => (browser = await launch()));
after(async () => browser.close());

/** Milliseconds from the beginning until a choice could be made, and until it was. */
async function visit(game, { slower, line, viewport }) {
  const host = new StaticHost();
  host.line = line;
  await host.start();
  const { context, page } = await person(browser, host, { viewport, serviceWorkers: 'allow' });
  await context.addInitScript(() => localStorage.setItem('karst-bot-pause', '0'));
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto('en/', { waitUntil: 'commit' });
  await page.locator(`[data-testid="play-now"][data-game="${game}"]`).click();
  await page.getByTestId('game').waitFor();
  const shown = await page.evaluate(() => performance.now());
  while (!(await chooseOnce(page))) await page.waitForTimeout(20);
  const moved = await page.evaluate(() => performance.now());
  await context.close();
  await host.stop();
  return { shown, moved };
}

for (const machine of [LAPTOP, PHONE]) {
  for (const game of GAMES) {
    test(`a first move of ${game} on ${machine.name}`, { skip, timeout: 180_000 }, async (t) => {
      const visits = [];
      for (let n = 0; n < VISITS; n += 1) visits.push(await visit(game, machine));
      visits.sort((one, other) => one.moved - other.moved);
      const middle = visits[Math.floor(visits.length / 2)];
      const all = visits.map(({ moved }) => (moved / 1000).toFixed(1)).join(', ');
      t.diagnostic(
        `${game}, ${machine.name}: the table after ${(middle.shown / 1000).toFixed(1)} s; moves after ${all} s`,
      );
      assert.deepEqual(beside(t, `${game} on ${machine.name}`, middle.moved, machine.bar), []);
    });
  }
}
