// The end of a game, and what is told when: the result lies over the table wherever the page is scrolled, and nothing is
// told before the die has landed.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chooseOnce, openLog, person } from './browser.js';
import { browser, house } from './stage.js';

/** @import { Page } from 'playwright-core' */

/**
 * Opens a table of Cave Pilot 55 and goes there.
 * @param {Page} page
 * @param {object} setup
 * @param {object[]} seats
 */
async function openTable(page, setup, seats) {
  const opened = await page.request.post('/api/tables', {
    data: {
      game: 'cave-pilot',
      setup: { players: seats.length, house: [], ...setup },
      seats,
      public: false,
      hot_seat: false,
      watchable: true,
      hints: true,
      clock: { kind: 'none' },
    },
  });
  assert.equal(opened.status(), 201, await opened.text());
  const { id } = await opened.json();
  await page.goto(`/tables/${id}`);
  await page.locator('.viewport').first().waitFor();
}

/** Bots among themselves, who play while somebody looks on. @param {Page} page */
const watchBots = (page) =>
  openTable(
    page,
    { mode: 'competitive', deck: { deck: 'preset', preset: 'easy', cards: 12 } },
    Array.from({ length: 2 }, () => ({ who: 'bot', bot: 'steady' })),
  );

/** A game for one, in which whatever happens is my own doing. @param {Page} page */
async function flyAlone(page) {
  await openTable(page, { mode: 'solo', deck: { deck: 'solo', length: 'standard' } }, [
    { who: 'me', name: null, entropy: '5'.repeat(64) },
  ]);
  await page.locator('[data-testid="choice"]').first().waitFor();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test(
    `at ${viewport.width} the result comes into view wherever the page is scrolled`,
    { timeout: 180_000 },
    async () => {
      const { context, page, faults } = await person(browser, house, { viewport });
      await watchBots(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const result = page.getByTestId('result');
      await result.getByTestId('ranks').waitFor({ timeout: 120_000 });
      const box = await result.boundingBox();
      assert.ok(box.x >= 0 && box.x + box.width <= viewport.width, JSON.stringify(box));
      assert.ok(box.y >= 0 && box.y + box.height <= viewport.height, JSON.stringify(box));
      for (const part of ['ranks', 'why', 'replay-link', 'record', 'result-home', 'look-at-board']) {
        const { y, height } = await page.getByTestId(part).boundingBox();
        assert.ok(y >= 0 && y + height <= viewport.height, `${part} is in view: ${y} to ${y + height}`);
      }
      assert.match(await result.getByRole('heading').first().innerText(), /wins|share/);
      assert.ok(
        await result.evaluate((dialog) => dialog.contains(document.activeElement)),
        'the focus is on the result',
      );
      assert.equal(await page.getByTestId('gems').count(), 0, 'nothing rains where nothing is to move');

      await page.keyboard.press('Escape');
      await result.waitFor({ state: 'detached' });
      await page.getByTestId('show-result').click();
      await result.getByTestId('ranks').waitFor();
      await page.getByTestId('look-at-board').click();
      await result.waitFor({ state: 'detached' });

      await page.reload();
      await page.getByTestId('show-result').waitFor();
      assert.equal(await result.count(), 0, 'whoever comes to look at the board sees the board');
      assert.deepEqual(faults, []);
      await context.close();
    },
  );
}

/** Writes down when a die was told by the server, and when the page said so where. */
function watchTelling() {
  const seen = (window.dice = []);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(/** @type {string | URL} */ address, /** @type {string | string[]} */ protocols) {
      super(address, protocols);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        // A game that ends with a die asks nothing any more.
        if (message.type !== 'game' || message.outcome !== null) return;
        const die = message.story.find(({ events }) => events.some(({ event }) => event === 'rolled'));
        const sentence = die?.sentences[die.events.findIndex(({ event }) => event === 'rolled')];
        const last = message.story.flatMap(({ sentences }) => sentences).findLast((words) => words !== '');
        const prompt = message.vantages[0]?.prompt;
        if (sentence && seen.length === 0) seen.push({ sentence, last, prompt, at: performance.now(), told: {} });
      });
    }
  };
  const places = { prompt: 'prompt', ticker: 'ticker', log: 'log', spoken: 'live' };
  new MutationObserver(() => {
    const [die] = seen;
    if (die === undefined) return;
    for (const [place, id] of Object.entries(places)) {
      const text = document.querySelector(`[data-testid="${id}"]`)?.textContent ?? '';
      const words = place === 'ticker' ? die.last : die.sentence;
      const isTold = place === 'prompt' ? text.trim() === die.prompt : text.includes(words);
      if (isTold) die.told[place] ??= performance.now() - die.at;
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

test('nothing is told before the die has landed: no question, no news, no log', { timeout: 180_000 }, async () => {
  const { context, page, faults } = await person(browser, house, {
    reducedMotion: 'no-preference',
    viewport: { width: 1600, height: 900 },
  });
  await page.addInitScript(watchTelling);
  const begin = async () => {
    await flyAlone(page);
    await openLog(page);
  };
  await begin();
  const seen = () => page.evaluate(() => window.dice[0]);
  const end = Date.now() + 90_000;
  while (Date.now() < end && (await seen()) === undefined) {
    if (await page.getByTestId('result').isVisible()) await begin();
    if (!(await chooseOnce(page))) await page.waitForTimeout(30);
  }
  // What is said aloud may be a digest.
  await page
    .waitForFunction(() => ['prompt', 'ticker', 'log'].every((place) => place in window.dice[0].told))
    .catch(async () => assert.fail(`not everything was told: ${JSON.stringify(await seen())}`));
  const { told, sentence } = await seen();
  for (const [place, ms] of Object.entries(told))
    assert.ok(ms >= 600, `the ${place} told “${sentence}” ${ms} ms after the die was cast`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('whoever does not want to wait presses Space', { timeout: 180_000 }, async () => {
  const { context, page, faults } = await person(browser, house, { reducedMotion: 'no-preference' });
  await flyAlone(page);
  const skip = page.getByRole('button', { name: 'Skip' });
  const end = Date.now() + 60_000;
  while (Date.now() < end && !(await skip.isVisible())) if (!(await chooseOnce(page))) await page.waitForTimeout(20);
  await page.locator('main').press('Space');
  await skip.waitFor({ state: 'detached' });
  await page.locator('[data-testid="choice"]:not([aria-disabled="true"])').first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

/** Writes down when sound is made possible, and when something sounds. */
function watchSound() {
  window.heard = [];
  const Plain = window.AudioContext;
  window.AudioContext = class extends Plain {
    constructor() {
      super();
      window.heard.push('context');
    }
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (when, offset) {
    window.heard.push('hiss');
    start.call(this, when, offset);
  };
}

test('nothing sounds before a gesture, and nothing at all when it is off', { timeout: 180_000 }, async () => {
  const { context, page, faults } = await person(browser, house, { reducedMotion: 'no-preference' });
  await page.addInitScript(watchSound);
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  await flyAlone(page);
  const heard = () => page.evaluate(() => window.heard);
  assert.deepEqual(await heard(), [], 'nobody has touched the page yet');
  assert.ok(!fetched.some((url) => /band/.test(url)), 'and nothing of it was loaded');
  const play = async (until) => {
    const end = Date.now() + 60_000;
    while (Date.now() < end && !(await until())) if (!(await chooseOnce(page))) await page.waitForTimeout(30);
  };
  await play(async () => (await heard()).includes('hiss'));
  assert.deepEqual((await heard()).slice(0, 2), ['context', 'hiss']);

  await page.evaluate(() => localStorage.setItem('karst.wishes', JSON.stringify({ sound: false })));
  await flyAlone(page);
  let n = 0;
  await play(async () => (n += 1) > 12);
  assert.deepEqual(await heard(), [], 'off means off');
  assert.deepEqual(faults, []);
  await context.close();
});
