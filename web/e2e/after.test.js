// After a game: the final table with its reasons, the chart by pointer and keys, what turned the game, and going on from there.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

import { person } from './browser.js';
import { browser, house } from './stage.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A game among bots, played to its end; its table's id and how it went. */
async function played(page, game, setup, n) {
  const seats = Array.from({ length: n }, () => ({ who: 'bot', bot: 'steady' }));
  const opened = await page.request.post('/api/tables', {
    data: { game, setup, seats, public: false, hot_seat: false, watchable: true, hints: true, clock: { kind: 'none' } },
  });
  assert.equal(opened.status(), 201, await opened.text());
  const { id } = await opened.json();
  // Bots among themselves play while somebody looks on.
  await page.goto(`/tables/${id}`);
  const end = Date.now() + 120_000;
  for (;;) {
    const { phase } = await (await page.request.get(`/api/tables/${id}`)).json();
    if (phase === 'finished') break;
    assert.ok(Date.now() < end, 'the bots do not come to an end');
    await page.waitForTimeout(100);
  }
  return { id, course: await (await page.request.get(`/api/tables/${id}/course`)).json() };
}

/** Comes to the table when its game is over, and opens what it came to: nothing lies over the board unasked. */
async function look(page, id) {
  await page.goto(`/tables/${id}`);
  await page.getByTestId('show-result').waitFor();
  assert.equal(await page.getByTestId('result').count(), 0);
  await page.getByTestId('show-result').click();
  await page.getByTestId('leaf-final').click();
}

/** What axe finds in what comes after the game; boards are looked at by access.test.js. */
async function faultsOf(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run('[data-testid="result"]'));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

const GAMES = [
  { game: 'cave-troll', setup: { players: 2, alternates: [0, 0], house: [] }, n: 2, points: 'Gold', rule: /CT-END-05/ },
  {
    game: 'cave-pilot',
    setup: { mode: 'competitive', players: 2, deck: { deck: 'preset', preset: 'easy', cards: 12 }, house: [] },
    n: 2,
    points: 'Reputation',
    rule: /CP-(END|R)-\d\d/,
  },
];

/** Waits until something that came with a motion stands still. @param {import('playwright-core').Locator} thing */
async function stands(thing) {
  let before = null;
  for (let tries = 0; tries < 60; tries += 1) {
    const place = JSON.stringify(await thing.boundingBox());
    if (place === before) return;
    before = place;
    await thing.page().waitForTimeout(150);
  }
  assert.fail(`it never stands still: ${before}`);
}

for (const { game, setup, n, points, rule } of GAMES) {
  test(`what comes after a game of ${game}`, { timeout: 240_000 }, async (t) => {
    const { context, page, faults } = await person(browser, house);
    const { id, course } = await played(page, game, setup, n);
    const result = page.getByTestId('result');
    await look(page, id);

    await t.test('the final table says who, how many and why', async () => {
      const table = result.getByTestId('final-table');
      await table.waitFor();
      assert.equal(await table.locator('thead th').count(), n + 1);
      const total = await table.locator('tr.total td').allInnerTexts();
      assert.deepEqual(
        total.map(Number),
        course.ranks.map(({ score }) => score),
      );
      assert.match(await table.innerText(), new RegExp(points));
      const reasons = result.getByTestId('reasons');
      assert.equal(await reasons.locator('li').count(), course.reasons.length);
      const link = reasons.getByRole('link').first();
      assert.match(await link.getAttribute('title'), rule);
      await page.waitForFunction(() => !/-\d\d/.test(document.querySelector('[data-testid="reasons"]').textContent));
      await link.click();
      await page.locator(`[data-rule="${course.reasons[0].rules[0]}"]`).waitFor();
      await page.keyboard.press('Escape');
      await page.getByTestId('show-result').click();
    });

    await t.test('tabs and chart by keyboard', async () => {
      const tab = page.getByTestId('leaf-final');
      await stands(tab);
      const places = [];
      for (const leaf of ['result', 'course', 'final']) {
        await page.getByTestId(`leaf-${leaf}`).click();
        places.push(await tab.boundingBox());
      }
      for (const place of places) assert.deepEqual(place, places[0], 'tabs stay under the pointer');
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.getByTestId('leaf-course').getAttribute('aria-selected'), 'true');
      const chart = page.getByTestId('chart');
      const corners = await chart
        .locator('polyline')
        .evaluateAll((lines) => lines.map((line) => /** @type {SVGPolylineElement} */ (line).points.numberOfItems));
      assert.deepEqual(corners, Array(n).fill(course.turns.length), 'a corner a turn, a line a seat');
      await chart.focus();
      await page.keyboard.press('Home');
      assert.match(await chart.getAttribute('aria-valuetext'), /^Turn 1: /);
      await page.keyboard.press('End');
      const scores = course.turns.at(-1).scores;
      for (const score of scores) assert.ok((await chart.getAttribute('aria-valuetext')).includes(String(score)));
      assert.match(await chart.getAttribute('aria-valuetext'), /^The end\./);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`/replay\\?at=${course.turns.at(-2).step}(&|$)`));
      await page.goBack();
      await page.getByTestId('show-result').click();
    });

    await t.test('pointing at the chart reads a turn, and a click opens it', async () => {
      await page.getByTestId('leaf-course').click();
      const chart = page.getByTestId('chart');
      const box = await chart.boundingBox();
      await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
      await page
        .getByTestId('chart-read')
        .getByText(/^Turn \d+/)
        .waitFor();
      await page.mouse.click(box.x + box.width / 3, box.y + box.height / 2);
      await page.waitForURL(/\/replay\?at=\d+/);
      await page.goBack();
      await page.getByTestId('show-result').click();
      await page.getByTestId('leaf-course').click();
      await page.getByTestId('course-table').locator('summary').click();
      assert.equal(await page.getByTestId('course-table').locator('tbody tr').count(), course.turns.length);
    });

    await t.test('a turning point opens the replay there', async () => {
      const points = page.getByTestId('turning-points').locator('a');
      assert.equal(await points.count(), course.turning.length);
      await points.first().click();
      await page.locator(`[data-testid="replay"][data-at="${course.turning[0].step}"]`).waitFor();
      await page.goBack();
      await page.getByTestId('show-result').click();
    });

    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await t.test(`axe finds nothing, ${colorScheme}, and a phone has room for it`, async () => {
        const other = await person(browser, house, { colorScheme, viewport: { width: 360, height: 780 } });
        await look(other.page, id);
        await other.page.getByTestId('final-table').waitFor();
        assert.deepEqual(await faultsOf(other.page), []);
        await other.page.getByTestId('leaf-course').click();
        await other.page.getByTestId('chart').waitFor();
        assert.deepEqual(await faultsOf(other.page), []);
        const room = await other.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(room[0] <= room[1], `${room}`);
        await other.context.close();
      });
    }

    await t.test('the game goes on from a turning point, against bots', async () => {
      await page.getByTestId('leaf-course').click();
      await page.getByTestId('turning-points').waitFor();
      const ways = page.getByTestId('turning-points').getByRole('button');
      // A game that turned with its very last move has nothing to go on with.
      if ((await ways.count()) === 0) return t.diagnostic('it turned at the end only');
      await ways.first().click();
      await page.getByTestId('go-on-now').click();
      await page.waitForURL((url) => /^\/tables\/\w+$/.test(url.pathname) && !url.pathname.endsWith(id));
      await page.getByTestId('game').waitFor();
      const fork = new URL(page.url()).pathname.split('/').at(-1);
      const replay = await (await page.request.get(`/api/tables/${fork}/replay`)).json();
      assert.equal(replay.copied, course.turning[0].step);
    });
    assert.deepEqual(faults, []);
    await context.close();
  });
}
