// Karst for somebody who reads German: every page, and the way to another language and back.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { chooseOnce, fromMore, launch, openLog, PATIENCE_MS, person, playNow } from './browser.js';
import { GAMES } from './games.js';
import { House } from './house.js';

/** Small words without which nobody speaks English, and that German has not got. */
const ENGLISH =
  /\b(?:the|and|you|your|of|with|is|are|this|that|these|those|from|have|has|not|for|what|when|where|who|to|it|its|can|by|or|at|they|them|been|would|every|nothing|nobody)\b/gi;
/** Names that are English in every language. */
const NAMES = /The Caves of Casadh/g;

let house, browser, german;
before(async () => {
  house = await House.open();
  // The browser itself is German: nothing is put on for a page that its sockets might not know of.
  browser = await launch('de-DE');
  german = await person(browser, house);
});
after(async () => {
  await german?.context.close();
  await browser?.close();
  await house?.close();
});

/** All that is read on the page, seen or heard; not what is code, or said in another language on purpose. */
function wordsOn(page) {
  return page.evaluate(() => {
    const READ = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
    const isLeftOut = (element) => element.closest('code, kbd, script, style, noscript, [lang="en"]') !== null;
    const isShown = (element) => element.checkVisibility() || element.closest('.hidden-but-read, svg') !== null;
    const found = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (isLeftOut(element) || !isShown(element)) continue;
      for (const name of READ) if (element.hasAttribute(name)) found.push(element.getAttribute(name));
      for (const node of element.childNodes)
        if (node instanceof Text && node.data.trim() !== '') found.push(node.data.trim());
    }
    return found;
  });
}

async function isGerman(page) {
  assert.equal(await page.getAttribute('html', 'lang'), 'de');
  const words = await wordsOn(page);
  const english = words.filter((text) => text.replaceAll(NAMES, '').match(ENGLISH) !== null);
  assert.deepEqual([...new Set(english)].slice(0, 40), []);
  assert.ok(words.join(' ').length > 60, 'something is said');
}

async function fits(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `nothing hangs over the edge: ${wide} px`);
}

/** The pages by their names, each with the way to it. */
const PAGES = {
  home: (page) => page.goto('/').then(() => page.getByTestId('game-box').nth(3).waitFor()),
  'an address that leads nowhere': (page) =>
    page.goto('/nowhere').then(() => page.getByRole('heading', { level: 1 }).waitFor()),
  records: (page) => page.goto('/records').then(() => page.getByText('Noch keine.').waitFor()),
  account: (page) => page.goto('/account').then(() => page.getByTestId('claim').waitFor()),
  notifications: (page) => page.goto('/notifications').then(() => page.getByTestId('webhook-url').waitFor()),
  settings: async (page) => {
    await page.goto('/');
    await page.getByTestId('open-settings').click();
    await page.getByRole('dialog').getByText('Sprache').waitFor();
  },
  keys: async (page) => {
    await page.goto('/');
    await page.getByTestId('game-box').first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Auswählen').waitFor();
  },
  ...Object.fromEntries(
    GAMES.flatMap((game) => [
      [
        `the set-up of ${game}`,
        (page) => page.goto(`/new/${game}`).then(() => page.getByTestId('open-table').waitFor()),
      ],
      [`the rules of ${game}`, (page) => page.goto(`/rules/${game}`).then(() => page.getByTestId('book').waitFor())],
      [
        `${game} on one page`,
        (page) => page.goto(`/rules/${game}/summary`).then(() => page.getByTestId('summary').waitFor()),
      ],
      [`the lesson of ${game}`, (page) => page.goto(`/learn/${game}`).then(() => page.getByTestId('coach').waitFor())],
      [`a table of ${game}, one move`, move(game)],
    ]),
  ),
  'a replay': async (page) => {
    await move('cave-troll')(page);
    await fromMore(page, 'look-back');
    await page.getByTestId('slider').waitFor();
  },
};

/** A game against bots in which I have chosen once, with the log beside it. */
function move(game) {
  return async (page) => {
    await playNow(page, game);
    const end = Date.now() + PATIENCE_MS;
    do {
      assert.ok(Date.now() < end, 'a choice could be made in time');
      await page.locator('[data-testid="choice"]').first().waitFor();
      // Bots may still be at it; then the choice is another one by now.
    } while (!(await chooseOnce(page)));
    await openLog(page);
    await page.getByTestId('line').first().waitFor();
  };
}

for (const [name, visit] of Object.entries(PAGES)) {
  test(`${name} in German`, { timeout: 60_000 }, async () => {
    await visit(german.page);
    const chosen = (await german.context.cookies()).filter(({ name }) => name === 'language');
    assert.deepEqual(chosen, [], 'it is the language of the browser, and nobody chose it');
    await isGerman(german.page);
    assert.deepEqual(german.faults.splice(0), []);
  });
}

test('German words fit on a phone', { timeout: 60_000 }, async () => {
  const { context, page } = await person(browser, house, {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  for (const name of [
    'home',
    'records',
    'account',
    'notifications',
    'the set-up of skulldug',
    'the rules of casadh',
    'the lesson of cave-troll',
  ]) {
    await PAGES[name](page);
    await fits(page);
  }
  await context.close();
});

test('to English and back, by home and by the settings, at the same address', { timeout: 60_000 }, async () => {
  const { context, page, faults } = await person(browser, house, { locale: 'de-AT' });
  const speaks = (lang) => page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' });
  await page.goto('/');
  await speaks('de');
  await page.getByTestId('speak-en').click();
  await speaks('en');
  await page.getByRole('heading', { name: 'Come in out of the light.' }).waitFor();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'language');
  assert.deepEqual([cookie.value, cookie.path, cookie.sameSite], ['en', '/', 'Lax']);
  assert.ok(cookie.expires * 1000 > Date.now() + 364 * 86_400_000, 'for a year');
  await page.goto('/rules/skulldug?q=lantern');
  await page.getByTestId('book').waitFor();
  await page.getByTestId('open-settings').click();
  await page.getByRole('dialog').getByText('Deutsch').click();
  await speaks('de');
  await page.getByTestId('book').waitFor();
  assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, '/rules/skulldug?q=lantern');
  assert.deepEqual(faults, []);
  await context.close();
});

test('an English browser is shown English', { timeout: 60_000 }, async () => {
  const { context, page } = await person(browser, house, { locale: 'en-GB' });
  await page.goto('/');
  await page.getByText('Play now against bots').first().waitFor();
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  await context.close();
});
