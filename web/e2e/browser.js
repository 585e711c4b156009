// Debian's Chromium, and what a person does in it.

import { chromium } from 'playwright-core';

const FLAGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** The longest a page may take for one thing, on a busy machine. */
export const PATIENCE_MS = 20_000;

export function launch() {
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: asRoot ? [...FLAGS, '--no-sandbox'] : FLAGS,
  });
}

/** A person of their own: cookies, settings and all. Errors on the page fail the test when `faults` is read. */
export async function person(browser, house, options = {}) {
  const context = await browser.newContext({ baseURL: house.address, reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { context, page, faults };
}

/** From home, one click: a game against bots. */
export async function playNow(page, game = 'cave-troll') {
  await page.goto('/');
  await page.locator(`[data-testid="play-now"][data-game="${game}"]`).click();
  await page.waitForURL(/\/tables\//);
  await page.getByTestId('game').waitFor();
}

/** Opens a table by the set-up page; `chairs` are the words of the select, in seat order. */
export async function setUp(page, chairs, game = 'cave-troll') {
  await page.goto(`/new/${game}`);
  await page.getByRole('group', { name: 'Players' }).getByText(String(chairs.length), { exact: true }).click();
  for (const [at, kind] of chairs.entries()) await page.getByTestId('chair').nth(at).selectOption(kind);
  await page.getByTestId('open-table').click();
  await page.waitForURL(/\/tables\//);
}

const choices = (page) => page.locator('[data-testid="choice"]:not([aria-disabled="true"])');

/** Makes one choice when there is one: drawing cards first, so that the game gets on. Says whether it did. */
export async function chooseOnce(page, random = Math.random) {
  const actions = await choices(page).evaluateAll((buttons) => buttons.map((button) => JSON.parse(button.dataset.action).do));
  if (actions.length === 0) return false;
  const draw = actions.indexOf('draw');
  const at = draw >= 0 ? draw : Math.floor(random() * actions.length);
  // The page may have moved on in between; then there is nothing to click any more.
  return choices(page).nth(at).click({ timeout: 2_000 }).then(() => true, () => false);
}

/** Chooses for whoever is asked until all pages show the result, or `until` says stop. */
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
