// What goes wrong in a browser that plays by itself: one clear sentence, and nothing is lost.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';

import { choices, chooseOnce, fromMore, launch } from './browser.js';
import { inDatabase, kept, playFast, playNowHere, skip, story, visitor, withoutConnection } from './offline.js';
import { beforeWorker, StaticHost } from './static.js';

/** @import { Page } from 'playwright-core' */

const host = new StaticHost('/');
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  if (!skip) browser = await launch();
});
afterEach(() => {
  host.rewrite = (_path, code) => code;
});
after(async () => {
  await browser?.close();
  await host.stop();
});

/** Waits until it is my turn. @param {Page} page */
const myTurn = (page) => choices(page).first().waitFor();

/** The notice that says this. @param {Page} page @param {RegExp} words */
const told = (page, words) => page.getByTestId('notice').filter({ hasText: words }).first().waitFor();

test('a game is reloaded, and its tab killed, in the middle', { skip, timeout: 90_000 }, async () => {
  const { context, page } = await withoutConnection(browser, host);
  await playNowHere(page);
  await playFast(page, { choices: 8 });
  await myTurn(page);
  const [shown, address] = [await story(page), page.url()];
  await page.reload();
  await myTurn(page);
  assert.equal(await story(page), shown, 'after a reload it is the same game');
  await playFast(page, { choices: 3 });
  await myTurn(page);
  const [later, before] = [await story(page), await kept(page)];
  // The browser's own way of killing a tab: nothing is said goodbye to.
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto(address);
  await myTurn(again);
  assert.deepEqual(await kept(again), before);
  assert.equal(await story(again), later, 'after a crash it is the same game');
  while (!(await chooseOnce(again))) await again.waitForTimeout(30);
  await again.goto(address.replace(/#.*/, ''));
  await again.locator('a[href*="tables/here-"]').first().waitFor();
  await context.close();
});

test(
  'two tabs play one game: each shows what the other did, and what is late is refused',
  { skip, timeout: 90_000 },
  async () => {
    const { context, page, faults } = await withoutConnection(browser, host);
    await playNowHere(page);
    await myTurn(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await myTurn(other);
    await playFast(page, { choices: 6 });
    await myTurn(page);
    await myTurn(other);
    const shown = await story(page);
    await other
      .waitForFunction(
        (shown) => document.querySelector('[data-testid="log"]')?.innerText === shown,
        await (story(other), shown),
        { timeout: 10_000 },
      )
      .catch(async () => assert.equal(await story(other), shown));
    await playFast(other, { choices: 4 });
    await myTurn(other);
    await myTurn(page);
    assert.equal(await story(page), await story(other), 'and the other way round');

    // A line that somebody else has added without a word: what is done here is about yesterday's game.
    await inDatabase(page, async (db) => {
      const store = db.transaction('lines', 'readwrite').objectStore('lines');
      const keys = await new Promise((resolve) => {
        const asking = store.getAllKeys();
        asking.onsuccess = () => resolve(asking.result);
      });
      const [table, last] = keys.at(-1);
      await new Promise((resolve) => {
        const adding = store.add({ text: 'undo A', at_ms: 1 }, [table, last + 1]);
        adding.onsuccess = resolve;
      });
    });
    while (!(await chooseOnce(page))) await page.waitForTimeout(30);
    await told(page, /moved on in another tab/);
    assert.deepEqual(faults, []);
    await context.close();
  },
);

test(
  'where there is no room left a step does not happen, and does once there is',
  { skip, timeout: 90_000 },
  async () => {
    // As when the disk is full: what is added is taken back, and the whole transaction with it.
    host.rewrite = beforeWorker(`
    let isFull = false;
    new BroadcastChannel('test-full').onmessage = ({ data }) => (isFull = data);
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...row) {
      const adding = add.apply(this, row);
      if (isFull) this.transaction.abort();
      return adding;
    };
  `);
    const { context, page, faults } = await visitor(browser, host);
    const fill = (isFull) => page.evaluate((isFull) => new BroadcastChannel('test-full').postMessage(isFull), isFull);
    await playNowHere(page);
    await playFast(page, { choices: 3 });
    await myTurn(page);
    const before = await kept(page);
    await fill(true);
    await page.waitForTimeout(200);
    while (!(await chooseOnce(page))) await page.waitForTimeout(30);
    await told(page, /no room left for this step/);
    assert.deepEqual(await kept(page), before);
    await fill(false);
    await myTurn(page);
    await playFast(page, { choices: 2 });
    await myTurn(page);
    assert.ok((await kept(page)).lines > before.lines);
    assert.deepEqual(faults, []);
    await context.close();
  },
);

test('a browser that keeps nothing says so and plays all the same', { skip, timeout: 90_000 }, async () => {
  host.rewrite = beforeWorker(`
    Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('It is insecure.', 'SecurityError'); } });
  `);
  const { context, page, faults, home } = await visitor(browser, host, { acceptDownloads: true });
  await playNowHere(page);
  await page.getByTestId('forgets').waitFor();
  assert.match(await page.getByTestId('forgets').innerText(), /keeps nothing here/);
  await playFast(page, { choices: 4 });
  // It can be taken along as a file, and goes on from there.
  const [file] = await Promise.all([page.waitForEvent('download'), fromMore(page, 'save-game')]);
  const record = readFileSync(await file.path());
  await page.goto(`${home}#/records`);
  await page.getByTestId('upload').setInputFiles({ name: 'a.karst', mimeType: 'text/plain', buffer: record });
  await page.getByTestId('uploaded').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a killed worker is noticed, and the game goes on from what was kept', { skip, timeout: 90_000 }, async () => {
  const { context, page, faults } = await withoutConnection(browser, host);
  await playNowHere(page);
  await playFast(page, { choices: 3 });
  await myTurn(page);
  const before = await kept(page);
  await page.evaluate(() => window.workers.at(-1).terminate());
  while (!(await chooseOnce(page))) await page.waitForTimeout(30);
  await page.waitForFunction(() => window.workers.length > 1, undefined, { timeout: 30_000 });
  await myTurn(page);
  await playFast(page, { choices: 2 });
  assert.ok((await kept(page)).lines > before.lines);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a game of other rules is shown as far as it goes, and can be saved', { skip, timeout: 90_000 }, async () => {
  const { context, page, faults } = await withoutConnection(browser, host, { acceptDownloads: true });
  await playNowHere(page);
  await playFast(page, { choices: 4 });
  await myTurn(page);
  const before = await kept(page);
  await inDatabase(page, async (db) => {
    const store = db.transaction('lines', 'readwrite').objectStore('lines');
    const keys = await new Promise((resolve) => {
      const asking = store.getAllKeys();
      asking.onsuccess = () => resolve(asking.result);
    });
    await new Promise((resolve) => {
      const putting = store.put({ text: 'A: a step of other rules', at_ms: 1 }, keys.at(-1));
      putting.onsuccess = resolve;
    });
  });
  await page.reload();
  await page.getByTestId('game').waitFor();
  await page
    .getByText(/stopped after step/)
    .first()
    .waitFor();
  assert.equal(await choices(page).count(), 0, 'nobody is asked');
  const [file] = await Promise.all([page.waitForEvent('download'), fromMore(page, 'save-game')]);
  assert.match(readFileSync(await file.path(), 'utf8'), /a step of other rules/);
  assert.deepEqual(await kept(page), before, 'it stays as it is');
  assert.deepEqual(faults, []);
  await context.close();
});
