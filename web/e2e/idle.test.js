// A table at which nothing happens costs next to nothing, and so does home: judged by what the browser itself counted and by
// processor time, which are the same on a busy machine and on an idle one.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choices, person } from './browser.js';
import { GAMES } from './games.js';
import { RECORDS, goOnFrom } from './records.js';
import { browser, house } from './stage.js';

const WINDOW_MS = 10_000;
/** Of one core. */
const LIMIT = { main: 0.01, painted: 0.03 };

/** Everything that lives for the eye alone has come to rest, and so has the page behind it. */
async function atRest(page) {
  await page.mouse.move(0, 0);
  await page.locator('html[data-rest]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await page.waitForLoadState('networkidle');
}

/** What ten seconds of nothing cost: layouts and styles in numbers, work as a share of one core. */
async function idleCosts(page) {
  const [tab, whole] = [await page.context().newCDPSession(page), await browser.newBrowserCDPSession()];
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  const look = async () => {
    const { metrics } = await tab.send('Performance.getMetrics');
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    const painters = processInfo.filter(({ type }) => type === 'renderer' || type === 'GPU');
    return {
      ...Object.fromEntries(metrics.map(({ name, value }) => [name, value])),
      painted: painters.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    };
  };
  const before = await look();
  await page.waitForTimeout(WINDOW_MS);
  const after = await look();
  const grown = (name) => after[name] - before[name];
  await whole.detach();
  return {
    layouts: grown('LayoutCount'),
    styles: grown('RecalcStyleCount'),
    main: grown('TaskDuration') / (WINDOW_MS / 1000),
    painted: grown('painted') / (WINDOW_MS / 1000),
  };
}

/** @type {(t: import('node:test').TestContext, page: import('playwright-core').Page) => Promise<void>} */
async function costsNothing(t, page) {
  // A page may still be fetching, or the browser tidying up: what it costs for good is the least of three.
  let over = [];
  for (let tries = 0; tries < 3 && (tries === 0 || over.length > 0); tries += 1) {
    await atRest(page);
    const cost = await idleCosts(page);
    t.diagnostic(
      `${cost.layouts} layouts, ${cost.styles} styles, ${(100 * cost.main).toFixed(2)} % of the page's thread, ${(100 * cost.painted).toFixed(2)} % with painting`,
    );
    over = [
      ...(cost.layouts > 0 ? [`${cost.layouts} layouts`] : []),
      ...(cost.styles > 5 ? [`${cost.styles} styles`] : []),
      ...(cost.main > LIMIT.main ? [`${(100 * cost.main).toFixed(2)} % of the page's thread`] : []),
      ...(cost.painted > LIMIT.painted ? [`${(100 * cost.painted).toFixed(2)} % with painting`] : []),
    ];
  }
  assert.deepEqual(over, []);
}

for (const game of GAMES) {
  test(`a full board of ${game} waits for me and costs nothing`, { timeout: 120_000 }, async (t) => {
    const { context, page, faults } = await person(browser, house, { reducedMotion: 'no-preference' });
    await goOnFrom(page, house, game, RECORDS[game].middle);
    await choices(page).first().waitFor();
    await costsNothing(t, page);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('home lives while somebody is about, and costs nothing when nobody is', { timeout: 120_000 }, async (t) => {
  const { context, page, faults } = await person(browser, house, { reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.getByTestId('play-now').first().waitFor();
  const living = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  assert.ok((await living()) > 10, 'flames, bats and water move');
  await costsNothing(t, page);
  await page.mouse.move(300, 300);
  await page.waitForFunction(() => document.getAnimations().some(({ playState }) => playState === 'running'));
  assert.deepEqual(faults, []);
  await context.close();
});
