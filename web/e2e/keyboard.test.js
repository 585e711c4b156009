// Each of the four games by keyboard alone, from the first Tab on the home page to the result, with the focus never lost;
// and what a screen reader is told meanwhile.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person } from './browser.js';
import {
  assertFocusKept,
  chooseFromList,
  chooseInWords,
  meanItByKeys,
  openByKeys,
  playByKeys,
  pressByKeys,
  tabTo,
  watched,
} from './keyboard.js';
import { browser, house } from './stage.js';

async function sitDown(game, players) {
  const somebody = await person(browser, house);
  await watched(somebody.page);
  await openByKeys(somebody.page, game, players);
  return somebody;
}

/** The first of these that the words begin with is best; whatever is not named lies in between, by chance. */
const liking =
  (...likes) =>
  (words, luck) => {
    const at = likes.findIndex((like) => like.test(words));
    return at < 0 ? luck : likes.length - at + 1;
  };

/** Switches to the board in words by its key, and goes into its outline. */
async function inWords(page) {
  await page.keyboard.press('Shift+V');
  await page.getByTestId('places').waitFor();
  await tabTo(page, () => document.activeElement?.getAttribute('role') === 'treeitem');
}

/** Gives up by the menu beside the question: that is asked about before the next turn, and says so once more. Says no where
 * the menu is not there, or goes before it is reached. */
async function givenUp(page) {
  if (await meanItByKeys(page)) return true;
  if (!(await page.getByTestId('menu-turn').isVisible())) return false;
  if (!(await pressByKeys(page, 'menu-turn')) || !(await pressByKeys(page, 'give-up'))) return false;
  await meanItByKeys(page);
  return true;
}

async function ends({ page, faults, context }, words) {
  assert.match(await page.getByTestId('result').innerText(), words);
  await assertFocusKept(page);
  assert.deepEqual(faults, []);
  await context.close();
}

test('Cave Troll by keyboard alone', { timeout: 240_000 }, async (t) => {
  const anna = await sitDown('cave-troll', 2);
  await anna.page.locator('[data-testid="choice"]').first().waitFor();
  const n = await playByKeys(
    anna.page,
    () => chooseFromList(anna.page, (words, luck) => (/^Draw/.test(words) ? 2 : /^End/.test(words) ? -1 : luck)),
    200_000,
  );
  t.diagnostic(`${n} choices`);
  await ends(anna, /win|share/i);
});

test('Skulldug! by keyboard alone, until the cave is left to its ghosts', { timeout: 240_000 }, async (t) => {
  const anna = await sitDown('skulldug', 1);
  let chosen = 0;
  // Some turns as an explorer takes them, then the way out that a solo game has.
  const likes = (words, luck) => {
    if (/^(End the turn|Take this turn)/.test(words)) return chosen > 25 ? 5 : 1.5 * luck;
    return /^(Move|Pick up|Place|Focus|Take)/.test(words) ? 1 + luck : luck - 0.5;
  };
  const n = await playByKeys(
    anna.page,
    async () =>
      (chosen > 25 && (await givenUp(anna.page))) || ((await chooseFromList(anna.page, likes)) && (chosen += 1) > 0),
    200_000,
  );
  t.diagnostic(`${n} choices`);
  await ends(anna, /./);
});

test('The Caves of Casadh by keyboard alone, in words', { timeout: 240_000 }, async (t) => {
  const anna = await sitDown('casadh', 1);
  await inWords(anna.page);
  assert.equal(await anna.page.getByRole('application').count(), 0, 'the picture is away');
  let chosen = 0;
  const likes = (words, luck) =>
    /^Leave the caves/.test(words)
      ? chosen > 15
        ? 9
        : -9
      : liking(/^Look at the treasures/, /^Keep/, chosen < 10 ? /^Explore/ : /^Go .* Base Camp/)(words, luck) -
        (/^(End|Light|Try)/.test(words) ? 2 : 0);
  const n = await playByKeys(
    anna.page,
    async () => (await chooseInWords(anna.page, likes)) && (chosen += 1) > 0,
    200_000,
  );
  t.diagnostic(`${n} choices`);
  await ends(anna, /./);
});

test('Cave Pilot 55 by keyboard alone, in words', { timeout: 240_000 }, async (t) => {
  const anna = await sitDown('cave-pilot', 1);
  await inWords(anna.page);
  const column = (words) => Number(/\([CF](\d+)\)/.exec(words)?.[1] ?? 0) / 100;
  const likes = (words, luck) =>
    liking(
      /exit/,
      /^Fly to .*\((C|F)\d+\)/,
      /^Fly/,
      /^(Land|Leave the shop|Stop firing|Use no card|Ignore|End the turn|Continue)/,
      /^Place .* (ceiling|floor) 1$/,
      /^Place/,
    )(words, luck) + column(words);
  const n = await playByKeys(anna.page, () => chooseInWords(anna.page, likes), 200_000);
  t.diagnostic(`${n} choices`);
  await ends(anna, /./);
});

test(
  'keys tell where I am, what is near, what I hold, what happened and what is asked',
  { timeout: 120_000 },
  async () => {
    const { page, faults, context } = await person(browser, house);
    await watched(page);
    // Alone: another explorer might go first, and shove me away from where everybody begins.
    await openByKeys(page, 'skulldug', 1);
    // Who may move has geared up.
    const gearing = (_words, luck, all) => (all.some((words) => /^Move/.test(words)) ? -Infinity : luck);
    const moves = page.locator('[data-testid="choice"]').filter({ hasText: /^Move/ });
    for (const end = Date.now() + 60_000; !(await moves.count());) {
      assert.ok(Date.now() < end, `the first turn begins: ${await page.getByTestId('choice').allInnerTexts()}`);
      if (!(await chooseFromList(page, gearing))) await page.waitForTimeout(30);
    }
    const live = page.getByTestId('live');
    const asked = async (key, words) => {
      await page.keyboard.press(key);
      // The answer before it may still be fading.
      await page.locator('[data-testid="notice"].answer:not([inert])').filter({ hasText: words }).waitFor();
      await live.filter({ hasText: words }).waitFor();
    };
    await asked('Shift+W', /Cave Entrance.*you.*Health \d+ of \d+/i);
    await asked('Shift+N', /From .*: (north|east|south|west)/);
    await asked('Shift+H', /Hand: |Empty hand/);
    await asked('Shift+L', /\./);
    await asked('Shift+Q', /\bAP\b.*left|\?/);
    // The same answer twice is said twice: the text is a new one.
    const spoken = await live.locator('p').elementHandle();
    await page.keyboard.press('Shift+Q');
    await page.waitForFunction((old) => !old.isConnected, spoken);

    // Whoever does not want letters to do things switches them off; the buttons stay.
    await page.keyboard.press('Shift+V');
    await page.getByTestId('words').waitFor();
    await tabTo(page, () => document.activeElement?.matches('[data-testid="open-settings"]') === true);
    await page.keyboard.press('Enter');
    await tabTo(page, () => document.activeElement?.matches('[data-testid="letter-keys"]') === true);
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+V');
    await tabTo(page, () => document.activeElement?.matches('[data-testid="ask-hand"]') === true);
    await page.keyboard.press('Enter');
    await page
      .getByTestId('notice')
      .filter({ hasText: /Hand: |Empty hand/ })
      .waitFor();
    assert.ok(await page.getByTestId('words').isVisible(), 'the key did nothing');
    await assertFocusKept(page);
    assert.deepEqual(faults, []);
    await context.close();
  },
);
