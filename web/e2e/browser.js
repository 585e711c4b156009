// Debian's Chromium, and what a person does in it.

import { chromium } from 'playwright-core';

import { countChoice, luckOf } from './luck.js';

/** @import { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core' */

/**
 * An action as a game writes it; Cave Pilot 55 calls its verb `action`, the others `do`.
 * @typedef {Record<string, any>} Action
 */

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The longest a page may take for one thing, on a busy machine. */
export const PATIENCE_MS = 20_000;

/** @param {string} [language] the browser's own language, which it asks for in every request and on every socket */
export function launch(language) {
  const asRoot = process.getuid?.() === 0;
  const args = language === undefined ? FLAGS : [...FLAGS, `--accept-lang=${language}`];
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: asRoot ? [...args, '--no-sandbox'] : args,
  });
}

/**
 * A person of their own: cookies, settings and all. Errors on the page fail the test when `faults` is read.
 * @param {Browser} browser
 * @param {{ address: string }} house
 * @param {BrowserContextOptions} options
 */
export async function person(browser, house, options = {}) {
  const context = await browser.newContext({
    baseURL: house.address,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    // A page that is kept for later would answer where a test wants to see the server do it.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { context, page, faults };
}

/**
 * From home, one click: a game against bots.
 * @param {Page} page
 */
export async function playNow(page, game = 'cave-troll') {
  await page.goto('/');
  await page.locator(`[data-testid="play-now"][data-game="${game}"]`).click();
  await page.waitForURL(/\/tables\//);
  await page.getByTestId('game').waitFor();
}

/**
 * Opens a table by the set-up page; `chairs` are the words of the select, in seat order.
 * @param {Page} page
 * @param {string[]} chairs
 */
export async function setUp(page, chairs, game = 'cave-troll') {
  await page.goto(`/new/${game}`);
  await page.getByRole('group', { name: 'How many' }).getByText(String(chairs.length), { exact: true }).click();
  for (const [at, kind] of chairs.entries()) await page.getByTestId('chair').nth(at).selectOption(kind);
  await page.getByTestId('open-table').click();
  await page.waitForURL(/\/tables\//);
}

/** What can be pressed now to choose something. @type {(page: Page) => Locator} */
export const choices = (page) => page.locator('[data-testid="choice"]:not([aria-disabled="true"])');

/** What may be chosen now, as the page offers it. @type {(page: Page) => Promise<Action[]>} */
export const offered = (page) =>
  choices(page).evaluateAll((buttons) => buttons.map((button) => JSON.parse(button.dataset.action)));

/**
 * Makes the choice that `worth` gives the most for; never one that is worth minus infinity. Says which one, if any.
 * @param {Page} page
 * @param {(action: Action, luck: number, all: Action[]) => number} worth
 */
export async function choose(page, worth) {
  const actions = await offered(page);
  const judged = actions.map((action, at) => ({ action, at, worth: worth(action, luckOf(page, action), actions) }));
  const [best] = judged.filter((one) => one.worth > -Infinity).sort((one, other) => other.worth - one.worth);
  if (best === undefined) return null;
  try {
    await choices(page).nth(best.at).click({ timeout: 2_000 });
    await meanIt(page);
  } catch {
    // The page has moved on in between; there is nothing to click any more.
    return null;
  }
  countChoice(page);
  return best.action;
}

/** What cannot be undone asks first; here it is always meant. @param {Page} page */
export async function meanIt(page) {
  const yes = page.getByTestId('sure-yes');
  if (await yes.isVisible()) await yes.click();
}

/**
 * Something that lies behind the button "More" of the table's bar.
 * @param {Page} page
 * @param {string} id
 */
export async function fromMore(page, id) {
  await page.getByTestId('more').click();
  await page.getByTestId(id).click();
}

/**
 * Opens the log, where it lies closed.
 * @param {Page} page
 */
export async function openLog(page) {
  const log = page.getByTestId('log');
  if (!(await log.isVisible())) await page.getByTestId('toggle-log').click();
  await log.waitFor();
  return log;
}

/**
 * Makes one choice when there is one: drawing cards first, so that the game gets on. Says whether it did.
 * @param {Page} page
 */
export const chooseOnce = async (page) =>
  (await choose(page, (action, luck) => (action.do === 'draw' ? 1 : luck))) !== null;

/**
 * Chooses for whoever is asked until all pages show the result, or `until` says stop.
 * @param {Page[]} pages
 */
export async function playOn(pages, { until = async () => false, limitMs = 240_000 } = {}) {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await until()) return;
    const over = await Promise.all(pages.map((page) => page.getByTestId('result').isVisible()));
    if (over.every(Boolean)) return;
    let chose = false;
    for (const page of pages) chose = (await chooseOnce(page)) || chose;
    if (!chose) await pages[0].waitForTimeout(30);
  }
  throw new Error('the game did not come to its end in time');
}
