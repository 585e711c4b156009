// What the tests without a server share: a visitor who was here once and then lost the connection, and quick ways to play.

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { PATIENCE_MS } from './browser.js';
import { SEED } from './luck.js';
import { SITE } from './static.js';

/** @import { Browser, BrowserContextOptions, Page } from 'playwright-core' */
/** @import { StaticHost } from './static.js' */

/** Why the tests of the site are skipped, where they are. */
export const skip = existsSync(join(SITE, 'index.html')) ? false : 'the site is not built: `cargo xtask site`';

/**
 * Somebody with a browser of their own who opens the site for the first time.
 * @param {Browser} browser
 * @param {StaticHost} host
 * @param {BrowserContextOptions} options
 */
export async function visitor(browser, host, options = {}) {
  await host.back();
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  /** @type {string[]} */
  const faults = [];
  context.on('page', (page) => page.on('pageerror', (error) => faults.push(error.message)));
  context.setDefaultTimeout(PATIENCE_MS);
  // Bots decide at once, and workers can be got hold of.
  await context.addInitScript(() => {
    // An empty page that is still on its way has nowhere to keep it.
    if (location.origin !== 'null') localStorage.setItem('karst-bot-pause', '0');
    window.workers = [];
    window.Worker = class extends Worker {
      constructor(address, options) {
        super(address, options);
        window.workers.push(this);
      }
    };
  });
  const page = await context.newPage();
  await page.goto(host.address);
  await page.getByTestId('game-box').first().waitFor();
  /** Where the page of the language begins. */
  const home = page.url().replace(/#.*/, '');
  return { context, page, faults, home };
}

/**
 * The same, who has no connection from the second visit on.
 * @param {Browser} browser
 * @param {StaticHost} host
 * @param {BrowserContextOptions} options
 */
export async function withoutConnection(browser, host, options = {}) {
  const come = await visitor(browser, host, options);
  await isKept(come.page);
  await host.stop();
  await come.page.reload();
  await come.page.getByTestId('game-box').first().waitFor();
  return come;
}

/** Waits until the browser keeps the page. @param {Page} page */
export async function isKept(page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** One click from home: a game against bots. @param {Page} page */
export async function playNowHere(page, game = 'cave-troll') {
  await page.locator(`[data-testid="play-now"][data-game="${game}"]`).click();
  await page.waitForURL(/#\/tables\/here-/);
  await page.getByTestId('game').waitFor();
}

/**
 * A table by the set-up page; `chairs` are the words of the select, in seat order.
 * @param {Page} page
 * @param {string} home
 * @param {string[]} chairs
 */
export async function setUpHere(page, home, chairs, game = 'cave-troll') {
  await page.goto(`${home}#/new/${game}`);
  await page.getByRole('group', { name: 'How many' }).getByText(String(chairs.length), { exact: true }).click();
  for (const [at, kind] of chairs.entries()) await page.getByTestId('chair').nth(at).selectOption(kind);
  await page.getByTestId('open-table').click();
  await page.waitForURL(/#\/tables\/here-/);
}

/**
 * Plays as fast as the page goes: something that is offered, again and again, until so many choices were made or the result
 * is there. Says how many it made.
 * @param {Page} page
 */
export function playFast(page, { choices = Infinity, limitMs = 60_000 } = {}) {
  return page.evaluate(
    ({ choices, limitMs, seed }) =>
      new Promise((resolve, reject) => {
        const find = (id) => document.querySelector(`[data-testid="${id}"]`);
        const end = performance.now() + limitMs;
        let luck = seed;
        let made = 0;
        const draws = (button) => JSON.parse(button.dataset.action).do === 'draw';
        const step = () => {
          if (find('result') || made >= choices) return resolve(made);
          if (performance.now() > end) return reject(new Error(`the game stands still after ${made} choices`));
          const pressed = find('sure-yes') ?? find('uncover') ?? find('pass-on');
          const offered = [...document.querySelectorAll('[data-testid="choice"]:not([aria-disabled="true"])')];
          luck = (luck * 1_103_515_245 + 12_345) % 2_147_483_648;
          // In Cave Troll the game goes on by drawing.
          const chosen = offered.find(draws) ?? offered[luck % offered.length];
          if (pressed) pressed.click();
          else if (chosen) {
            chosen.click();
            made += 1;
          }
          setTimeout(step, 5);
        };
        step();
      }),
    { choices: choices === Infinity ? 1e9 : choices, limitMs, seed: SEED },
  );
}

/** What lies in the browser's database: how many lines of logs, and how many tables. @param {Page} page */
export const kept = (page) =>
  inDatabase(page, async (db) => {
    const count = (store) =>
      new Promise((resolve) => {
        const counting = db.transaction(store).objectStore(store).count();
        counting.onsuccess = () => resolve(counting.result);
      });
    return { lines: await count('lines'), tables: await count('tables') };
  });

/**
 * Does something with the browser's database, as another tab could.
 * @param {Page} page
 * @param {(db: IDBDatabase) => Promise<any>} work
 */
export function inDatabase(page, work) {
  return page.evaluate(`new Promise((resolve, reject) => {
    const open = indexedDB.open('karst');
    open.onerror = () => reject(open.error);
    open.onsuccess = async () => {
      const result = await (${work})(open.result);
      open.result.close();
      resolve(result);
    };
  })`);
}

/** How far the story on the page goes: the steps of its log, as it tells them. @param {Page} page */
export async function story(page) {
  const log = page.getByTestId('log');
  if (!(await log.isVisible())) await page.getByTestId('toggle-log').click();
  await log.waitFor();
  return log.innerText();
}
