// How soon: home should be usable within a second on a machine four times slower, and a move drawn within 100 ms of the
// click (see bars.js). That it comes to that at all is judged always.
//
// A busy machine only ever adds to what is measured. So of a few visits the best counts, and of many moves the middle one:
// that is what a player feels.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { beside } from './bars.js';
import { person, playNow } from './browser.js';
import { GAMES } from './games.js';
import { browser, house } from './stage.js';

const USABLE_MS = 1000;
const DRAWN_MS = 100;
const SLOWER = 4;
const VISITS = 7;
const MOVES = 11;
const CLICKED_MS = 1000;
const DRAWN_AT_LAST_MS = 1000;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A first visit with nothing kept: milliseconds until the button that starts a game stands there, ready to be clicked. */
async function visit() {
  const { context, page } = await person(browser, house);
  await page.addInitScript(() => {
    const ready = () => document.querySelector('[data-testid="play-now"]:not(:disabled)') !== null;
    const watch = new MutationObserver(() => {
      if (!ready()) return;
      watch.disconnect();
      // What is in the document is on the screen with the next frame.
      requestAnimationFrame(() => (window.usableMs = performance.now()));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const before = await busyMs(wire);
  await page.goto('/', { waitUntil: 'commit' });
  const wall = await (await page.waitForFunction(() => window.usableMs)).jsonValue();
  const busy = (await busyMs(wire)) - before;
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByTestId('play-now').first().click();
  await page.waitForURL(/\/tables\//);
  await context.close();
  return { wall, busy };
}

/** The processor time that the page's thread has taken so far. */
async function busyMs(wire) {
  const { metrics } = await wire.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

test('home is soon usable with the processor throttled four times', { timeout: 120_000 }, async (t) => {
  const tries = [];
  const best = () => Math.min(...tries.map(({ wall }) => wall));
  while (tries.length < VISITS && !(tries.length >= 3 && best() < USABLE_MS)) tries.push(await visit());
  const busy = median(tries.map((one) => one.busy));
  assert.ok(busy > 20, `${busy.toFixed(0)} ms of work were measured`);
  const late = [...beside(t, 'work of a visit', busy, USABLE_MS), ...beside(t, 'usable', best(), USABLE_MS)];
  assert.deepEqual(late, []);
});

/** Milliseconds from the next click on a choice until the board or the question has changed and was drawn; nothing where neither changes. */
function timeNextMove(page) {
  return page.evaluate(
    (patience) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(null), patience);
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const watch = new MutationObserver(() => {
              watch.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            });
            const what = {
              childList: true,
              subtree: true,
              characterData: true,
              attributes: true,
              attributeFilter: ['style', 'transform', 'd'],
            };
            for (const place of document.querySelectorAll('.viewport, :has(> [data-testid="prompt"])'))
              watch.observe(place, what);
          },
          { capture: true, once: true },
        );
      }),
    CLICKED_MS + DRAWN_AT_LAST_MS,
  );
}

for (const game of GAMES) {
  test(`a move of ${game} is soon drawn`, { timeout: 120_000 }, async (t) => {
    const { context, page, faults } = await person(browser, house);
    const choices = page.locator('[data-testid="choice"]:not([aria-disabled="true"])');
    const over = page.getByTestId('result');
    const times = [];
    for (let tries = 0; tries < 4 * MOVES && times.length < MOVES; tries++) {
      if (tries === 0 || (await over.isVisible())) await playNow(page, game);
      // The others may end the game meanwhile.
      await choices.first().or(over).first().waitFor();
      const n = await choices.count();
      if (n === 0) continue;
      const drawn = timeNextMove(page);
      // What was to be clicked may be gone by now.
      const clicked = await choices
        .nth(tries % n)
        .click({ timeout: CLICKED_MS })
        .then(
          () => true,
          () => false,
        );
      const ms = await drawn;
      if (clicked && ms !== null) times.push(ms);
    }
    assert.ok(times.length >= 5, `${times.length} moves were measured`);
    assert.deepEqual(beside(t, `the middle one of ${times.length} moves drawn`, median(times), DRAWN_MS), []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}
