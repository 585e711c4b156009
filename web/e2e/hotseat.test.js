// Two people at one screen: nobody's hand is drawn before its owner said so.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chooseOnce, person, setUp } from './browser.js';
import { browser, house } from './stage.js';

test('the screen is covered between two people who share it', { timeout: 120_000 }, async () => {
  const { page, faults } = await person(browser, house);
  // Every state of the page is looked at: the board of one seat must never follow that of another without a cover.
  await page.addInitScript(() => {
    window.seen = [];
    const look = () => {
      const now = document.querySelector('[data-testid="cover"]')
        ? 'cover'
        : document.querySelector('[data-testid="game"]')
          ? 'game'
          : null;
      const both =
        document.querySelector('[data-testid="cover"]') &&
        document.querySelector('[data-testid="game"], [data-testid="log"]');
      if (both) window.seen.push('both');
      else if (now && window.seen.at(-1) !== now) window.seen.push(now);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await setUp(page, ['me', 'guest']);
  const cover = page.getByTestId('cover');
  await cover.waitFor();
  assert.match(await cover.innerText(), /Pass the device to/);
  assert.equal(await page.getByTestId('game').count(), 0, 'nothing lies under the cover');
  assert.equal(await page.getByTestId('log').count(), 0);

  const first = await page.getByTestId('uncover').innerText();
  await page.keyboard.press('Enter');
  await page.getByTestId('game').waitFor();

  const names = new Set([first]);
  let nextName = '';
  for (let moves = 0; moves < 60 && names.size < 2; moves += 1) {
    if (await cover.isVisible()) {
      assert.equal(await page.getByTestId('game').count(), 0);
      assert.ok(nextName === '' || (await cover.innerText()).includes(nextName), 'the curtain says who is next');
      for (const spoken of await page.getByTestId('live').allInnerTexts())
        assert.equal(spoken.trim(), '', 'a covered screen does not speak');
      names.add(await page.getByTestId('uncover').innerText());
      await page.getByTestId('uncover').click();
    } else if (await page.getByTestId('last-look').isVisible()) {
      // A last look at what came of it, and who is next by name.
      nextName = /^(.*) is next/.exec(await page.getByTestId('last-look').innerText())?.[1].trim() ?? '';
      await page.getByTestId('pass-on').click();
      await cover.waitFor();
    } else if (!(await chooseOnce(page))) {
      await page.waitForTimeout(50);
    }
  }
  assert.equal(names.size, 2, 'both were called');
  assert.notEqual(nextName, '', 'there was a last look');
  const seen = await page.evaluate(() => window.seen);
  assert.ok(!seen.includes('both'), 'cover and game were never on the page together');
  assert.deepEqual(seen.slice(0, 4), ['cover', 'game', 'cover', 'game']);
  assert.deepEqual(faults, []);
});
