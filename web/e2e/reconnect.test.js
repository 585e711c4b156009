// Two people at one table by its link; the server is killed in the middle and started again.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chooseOnce, openLog, person, playOn, setUp } from './browser.js';
import { browser, house } from './stage.js';

/** The numbers and words of the log, oldest first. */
async function log(page) {
  const panel = await openLog(page);
  const all = panel.getByRole('button', { name: /Show all/ });
  if (await all.isVisible()) await all.click();
  const turns = await panel
    .getByTestId('turn')
    .evaluateAll((turns) =>
      turns.map((turn) =>
        [...turn.querySelectorAll('[data-step]')].map(
          (deed) =>
            `${deed.dataset.step} ${[...deed.querySelectorAll('[data-testid="line"]')].map((line) => line.textContent).join(' ')}`,
        ),
      ),
    );
  return turns.reverse().flat();
}

const number = (entry) => Number.parseInt(entry, 10);

test(
  'nothing is lost when the server is killed, and both pages come back by themselves',
  { timeout: 420_000 },
  async () => {
    const wide = { viewport: { width: 1600, height: 900 } };
    const anna = await person(browser, house, wide);
    const ben = await person(browser, house, wide);
    await setUp(anna.page, ['me', 'open']);
    const link = await anna.page.getByTestId('link').inputValue();
    await ben.page.goto(link);
    await ben.page.getByTestId('sit').click();
    const pages = [anna.page, ben.page];
    await Promise.all(pages.map((page) => page.getByTestId('game').waitFor()));
    await Promise.all(pages.map(openLog));

    let moves = 0;
    await playOn(pages, { until: async () => (moves += 1) > 40 });
    await anna.page.waitForTimeout(500);
    const told = await log(anna.page);
    assert.ok(told.length > 10, 'the game is under way');

    await house.kill();
    await Promise.all(pages.map((page) => page.getByTestId('connection').waitFor()));
    // Whoever is asked decides while the server is away: the page keeps it and says it again.
    for (const page of pages) await chooseOnce(page);
    await house.start();
    await Promise.all(pages.map((page) => page.getByTestId('connection').waitFor({ state: 'detached' })));

    const latest = () => log(anna.page).then((entries) => number(entries.at(-1) ?? ''));
    const before = number(told.at(-1));
    const end = Date.now() + 10_000;
    while ((await latest()) <= before && Date.now() < end) await anna.page.waitForTimeout(50);
    assert.ok((await latest()) > before, 'what was decided while the server was away is done');
    assert.deepEqual((await log(anna.page)).slice(0, told.length), told, 'what was told before is still so');

    await playOn(pages);
    const verdicts = await Promise.all(pages.map((page) => page.getByTestId('result').locator('ol').innerText()));
    const scores = verdicts.map((text) => text.match(/\d+(?!\.)\b/g));
    assert.deepEqual(scores[0], scores[1], 'both saw the same end');
    await ben.page.getByTestId('look-at-board').click();
    const entries = await log(ben.page);
    const steps = entries.map(number);
    // A step that ends one turn and begins the next is told in both, a part in each.
    assert.equal(new Set(entries).size, entries.length, 'nothing was told twice');
    assert.deepEqual(
      steps,
      steps.toSorted((a, b) => a - b),
      'nothing was told out of order',
    );
    assert.deepEqual([...anna.faults, ...ben.faults], []);
  },
);
