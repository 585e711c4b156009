// Clocks: a live table whose time runs out, the bot that sits in, and the way back.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fromMore, openLog, person } from './browser.js';
import { browser, house } from './stage.js';

/** Opens a table as the page would, with a clock that no form offers. */
async function openTimed(page, clock, absence, seats) {
  await page.goto('/');
  return page.evaluate(
    async ([timing, fate, chairs]) => {
      await fetch('/api/me');
      const setup = { players: chairs.length, alternates: chairs.map(() => 0), house: [] };
      const body = JSON.stringify({ game: 'cave-troll', setup, seats: chairs, clock: timing, absence: fate });
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()).id;
    },
    [clock, absence, seats],
  );
}

const live = (seconds) => ({ kind: 'live', main_s: seconds, increment_s: 0, delay_s: 0 });

test('time runs out, a bot sits in, and I take my seat back', { timeout: 120_000 }, async () => {
  const { page, faults } = await person(browser, house);
  // Somebody has to be waited for, or the bots would play on to the end.
  const id = await openTimed(page, live(15), { then: 'bot-sits-in', bot: 'novice' }, [
    { who: 'me' },
    { who: 'me', name: 'Ben' },
  ]);
  await page.goto(`/tables/${id}`);
  await page.getByTestId('game').waitFor();
  const times = page.getByTestId('seat-time');
  assert.equal(await times.count(), 2, 'everybody who plays has a clock');
  const urgent = page.locator('[data-testid="seat-time"].urgent');
  await urgent.first().waitFor();
  assert.match(await page.title(), /Running out of time/);
  await page
    .getByText(/running out of time: \d second/)
    .first()
    .waitFor();

  const bar = page.getByTestId('away-bar');
  await bar.waitFor();
  assert.match(await bar.innerText(), /novice bot is playing for you/);
  assert.match(
    await page
      .getByTestId('seat-chip')
      .allInnerTexts()
      .then((all) => all.join(' ')),
    /novice bot playing/,
  );
  await page.getByTestId('take-back').click();
  await bar.waitFor({ state: 'detached' });
  for (const chip of await page.getByTestId('seat-chip').allInnerTexts()) assert.doesNotMatch(chip, /bot playing/);
  const log = await openLog(page);
  await log
    .getByText(/novice bot stepped in/)
    .first()
    .waitFor();
  assert.deepEqual(faults, []);
});

test(
  'the set-up says what a clock means, and leaving hands the seat to a substitute',
  { timeout: 120_000 },
  async () => {
    const anna = await person(browser, house);
    const bert = await person(browser, house, { viewport: { width: 360, height: 740 } });
    await anna.page.goto('/new/cave-troll');
    await anna.page.getByTestId('clock').waitFor();
    assert.equal(await anna.page.getByTestId('clock').inputValue(), 'none', 'bots hurry nobody');
    await anna.page.getByRole('group', { name: 'How many' }).getByText('2', { exact: true }).click();
    await anna.page.getByTestId('chair').nth(1).selectOption('open');
    assert.equal(await anna.page.getByTestId('clock').inputValue(), 'day');
    await anna.page.getByTestId('clock').selectOption('live-20');
    assert.match(await anna.page.getByTestId('clock-meaning').innerText(), /20 minutes for the whole game/);
    await anna.page.getByTestId('absence').selectOption('substitute');
    await anna.page.getByTestId('open-table').click();
    await anna.page.waitForURL(/\/tables\//);

    await bert.page.goto(anna.page.url());
    await bert.page.getByTestId('sit').click();
    await anna.page.getByTestId('game').waitFor();
    await anna.page.getByTestId('seat-time').first().waitFor();
    await fromMore(anna.page, 'leave');
    await anna.page.getByTestId('really-leave').click();
    await anna.page.getByTestId('take-back').waitFor();

    const carl = await person(browser, house);
    await carl.page.goto(anna.page.url());
    await carl.page.getByTestId('substitute').click();
    await carl.page.getByText('you', { exact: true }).first().waitFor();
    await anna.page.getByTestId('take-back').waitFor({ state: 'detached' });
    for (const { faults } of [anna, bert, carl]) assert.deepEqual(faults, []);
  },
);

test('a webhook inside the house is refused, and the page says why', { timeout: 60_000 }, async () => {
  const { page, faults } = await person(browser, house);
  await page.goto('/');
  await page.getByTestId('open-settings').click();
  await page.getByTestId('to-notifications').click();
  await page.getByTestId('webhook-url').fill('http://127.0.0.1:1/hook');
  await page.getByTestId('add-webhook').click();
  await page.getByRole('alert').filter({ hasText: 'own network' }).waitFor();
  assert.deepEqual(faults, []);
});
