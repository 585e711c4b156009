// Reading a game while it is played: the log by turns with its places and rules, what happened meanwhile, what can be done
// now, and the odds of a risk. In all four games.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chooseOnce, person, playNow, playOn } from './browser.js';
import { GAMES } from './games.js';
import { browser, house } from './stage.js';

const WIDE = { viewport: { width: 1600, height: 900 } };

/** Plays until the log tells of a few turns. */
async function someTurns(page, turns) {
  await playOn([page], {
    until: async () => (await page.getByTestId('log').getByTestId('turn').count()) > turns,
    limitMs: 90_000,
  });
}

for (const game of GAMES) {
  test(`the log of ${game}: turns, places and rules`, { timeout: 180_000 }, async () => {
    const { page, context, faults } = await person(browser, house, WIDE);
    await playNow(page, game);
    await page.getByTestId('toggle-log').click();
    const log = page.getByTestId('log');
    await log.waitFor();
    await someTurns(page, 3);

    const titles = await log.getByTestId('turn').locator('h3').allInnerTexts();
    assert.match(titles.join('\n'), /, turn 1/, 'turns have headings');
    // Both turns at one moment, for the game may go on.
    const [steps, older] = await log
      .getByTestId('turn')
      .evaluateAll((turns) =>
        turns
          .slice(0, 2)
          .map((turn) => [...turn.querySelectorAll('[data-step]')].map((deed) => Number(deed.dataset.step))),
      );
    assert.deepEqual(
      steps,
      steps.toSorted((a, b) => a - b),
      'cause comes before effect',
    );
    assert.ok(older.at(-1) <= steps[0], 'the newest turn stands on top');

    const lines = log.getByTestId('line');
    let marked = false;
    for (let at = 0; at < Math.min(20, await lines.count()) && !marked; at += 1) {
      await lines.nth(at).hover();
      marked = (await page.getByTestId('marks').locator('rect').count()) > 0;
    }
    assert.ok(marked, 'pointing at a line marks its place on the board');
    await page.mouse.move(5, 5);
    await page.getByTestId('marks').waitFor({ state: 'detached' });
    await lines.first().focus();
    await page.keyboard.press('ArrowDown');
    assert.equal(
      await lines.nth(1).evaluate((line) => line === document.activeElement),
      true,
      'arrow keys go from line to line',
    );

    const rule = log.getByTestId('line-rule').first();
    const id = /[A-Z]{2}(-[A-Z]+)*-\d{2}/.exec((await rule.getAttribute('aria-label')) ?? '')?.[0];
    await rule.click();
    await page.getByTestId('rules').locator(`[data-rule="${id}"]`).waitFor();
    await page.getByRole('button', { name: 'Close the rules' }).click();

    const title = log.getByTestId('turn').first().getByRole('button').first();
    await title.click();
    assert.equal(await log.getByTestId('turn').first().getByTestId('line').count(), 0, 'a turn folds up');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test(`what can be done in ${game}, and what not`, { timeout: 120_000 }, async () => {
    const { page, context, faults } = await person(browser, house, WIDE);
    await playNow(page, game);
    await page.getByTestId('choice').first().waitFor();
    const offers = await page.getByTestId('choice').count();
    await page.keyboard.press('w');
    const dialog = page.getByRole('dialog');
    const kinds = dialog.getByTestId('what-now').locator('.kind');
    await kinds.first().waitFor();
    let listed = 0;
    for (const words of await kinds.allInnerTexts())
      listed += /one way/.test(words) ? 1 : Number(/(\d+) ways/.exec(words)?.[1]);
    assert.equal(listed, offers, 'every offer is in it');
    await kinds.first().click();
    await dialog.getByTestId('what-now-odds').first().click();
    await dialog.getByRole('status').filter({ hasText: /./ }).first().waitFor();
    await dialog.getByTestId('what-now-offer').first().click();
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test(
  'odds stand beside a draw before it is made, and what happened meanwhile is told when my turn comes',
  { timeout: 120_000 },
  async () => {
    const { page, faults } = await person(browser, house, WIDE);
    await playNow(page, 'cave-troll');
    const draw = page.getByTestId('verb-draw');
    await draw.waitFor();
    await draw.hover();
    const odds = page.getByTestId('odds').first();
    await odds.waitFor();
    assert.match(await odds.innerText(), /you draw an adventurer/);
    const shares = await odds
      .locator('.bar')
      .evaluateAll((bars) => bars.reduce((sum, bar) => sum + Number.parseFloat(bar.style.inlineSize), 0));
    assert.ok(Math.abs(shares - 100) < 0.6, `the shares add up to ${shares}`);

    const since = page.getByTestId('since');
    await playOn([page], { until: () => since.isVisible(), limitMs: 60_000 });
    assert.match(await since.innerText(), /^(Since your last turn|So far):/);
    const before = await page.evaluate(() => document.activeElement?.closest('[data-testid="since"]') === null);
    assert.ok(before, 'it does not take the focus');
    await page.getByRole('button', { name: 'Close the news since my last turn' }).click();
    await since.waitFor({ state: 'detached' });
    assert.ok(await chooseOnce(page), 'the game goes on');
    assert.deepEqual(faults, []);
  },
);
