// Every page by axe, by day and by night, at the smallest and the largest width and with large text; by keyboard alone.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

import { fromMore, person, playNow } from './browser.js';
import { GAMES } from './games.js';
import { tabTo } from './keyboard.js';
import { browser, house } from './stage.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A table against bots, opened by the home page; with something to choose. */
async function atTable(page, game = 'cave-troll') {
  await playNow(page, game);
  await page.locator('[data-testid="choice"], [data-testid="draft"]').first().waitFor();
}

async function inWords(page, game) {
  await atTable(page, game);
  await fromMore(page, 'toggle-words');
  await page.getByTestId('places').waitFor();
}

/** Gives up a solo game as soon as that can be done, without the page; runs in the browser. */
function giveUp(id) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    let said = -1;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type !== 'game' || message.version === said) return;
      const mine = message.vantages.find(({ legal }) => legal.length > 0);
      if (message.outcome) resolve(socket.close());
      if (message.outcome || mine === undefined) return;
      said = message.version;
      const action = mine.legal.find((action) => action.do === 'resign') ?? mine.legal[0];
      socket.send(JSON.stringify({ type: 'act', id: `a${said}`, seat: mine.seat, version: said, action }));
    };
  });
}

const visits = {
  home: (page) => page.goto('/').then(() => page.getByTestId('play-now').first().waitFor()),
  ...Object.fromEntries(
    GAMES.map((game) => [
      `the set-up of ${game}`,
      (page) => page.goto(`/new/${game}`).then(() => page.getByTestId('open-table').waitFor()),
    ]),
  ),
  'a table that gathers': async (page) => {
    await page.goto('/new/cave-troll');
    await page.getByTestId('chair').nth(1).selectOption('open');
    await page.getByTestId('open-table').click();
    await page.getByTestId('link').waitFor();
  },
  ...Object.fromEntries(GAMES.map((game) => [`a table of ${game}`, (page) => atTable(page, game)])),
  ...Object.fromEntries(GAMES.map((game) => [`a table of ${game} in words`, (page) => inWords(page, game)])),
  'a result': async (page) => {
    await page.goto('/');
    await page.getByTestId('play-now').first().waitFor();
    await page.goto('/new/skulldug');
    await page.getByRole('group', { name: 'How many' }).getByText('1', { exact: true }).click();
    await page.getByTestId('open-table').click();
    await page.getByTestId('game').waitFor();
    await page.evaluate(giveUp, new URL(page.url()).pathname.split('/').at(-1));
    await page.getByTestId('result').waitFor();
  },
  'a replay': async (page) => {
    await playNow(page);
    await fromMore(page, 'look-back');
    await page.getByTestId('slider').waitFor();
    await page.locator('.viewport').first().waitFor();
  },
  lesson: (page) =>
    page
      .goto('/learn/cave-troll?at=1.9')
      .then(() => page.getByTestId('task').waitFor())
      .then(() => page.locator('[data-testid="choice"]').first().waitFor()),
  records: (page) => page.goto('/records').then(() => page.getByText('None yet.').waitFor()),
  'the log': async (page) => {
    await atTable(page);
    await page.getByTestId('toggle-log').click();
    await page.getByTestId('log').waitFor();
  },
  'the chat': async (page) => {
    await atTable(page);
    await page.getByTestId('toggle-chat').click();
    await page.getByTestId('chat').waitFor();
  },
  'the rules': (page) => page.goto('/#rule=CT-DRAW-04').then(() => page.locator('[data-rule="CT-DRAW-04"]').waitFor()),
  'the settings': async (page) => {
    await page.goto('/');
    await page.getByTestId('open-settings').click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  },
  'the keys': async (page) => {
    await page.goto('/');
    await page.getByTestId('play-now').first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  },
  'the account of a guest': (page) => page.goto('/account').then(() => page.getByTestId('claim').waitFor()),
  'the account of somebody': (page) => claimed(page),
  notifications: (page) => page.goto('/notifications').then(() => page.getByRole('heading', { level: 1 }).waitFor()),
  'no such page': (page) =>
    page.goto('/no/such/page').then(() => page.getByRole('heading', { name: /dead end/ }).waitFor()),
};

/** A fresh account on its page, with a token just made. */
async function claimed(page) {
  await page.goto('/account');
  const claim = page.getByTestId('claim');
  await claim.getByLabel('Name').fill(`Anna ${(names += 1)}`);
  await claim.getByLabel('Password', { exact: true }).fill('a lantern in the deep');
  await claim.getByRole('button', { name: 'Create' }).click();
  await page.getByTestId('new-token').getByLabel('What is it for?').fill('My bot');
  await page.getByTestId('new-token').getByRole('button', { name: 'Create a token' }).click();
  await page.getByTestId('secret').waitFor();
}
let names = 0;

/** What axe finds, as one line a fault. */
async function faultsOf(page, options = {}) {
  const { violations } = await page.evaluate((wanted) => window.axe.run(wanted), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

/** What of the page lies beyond the edge of the screen: the page itself, and whatever can be pressed or filled in. */
function beyond() {
  const width = window.innerWidth;
  const out = [];
  const sticks = document.documentElement.scrollWidth - width;
  if (sticks > 0) out.push(`${sticks} px of the page`);
  const scrolls = (element) =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of document.querySelectorAll(
    'main :is(button, a, input, select, textarea, summary, [role="treeitem"]), header :is(button, a), dialog :is(button, input)',
  )) {
    const { left, right, width: wide } = element.getBoundingClientRect();
    if (wide === 0 || element.closest('.viewport') !== null || getComputedStyle(element).opacity === '0') continue;
    if ((left < -1 || right > width + 1) && !scrolls(element.parentElement))
      out.push(
        `${element.tagName} ${element.className} "${(element.textContent ?? '').trim().slice(0, 40)}" from ${Math.round(left)} to ${Math.round(right)} of ${width}`,
      );
  }
  return out;
}

/** The same, once the page has found its place on a screen of another size. */
async function settledBeyond(page) {
  const end = Date.now() + 5_000;
  for (;;) {
    const out = await page.evaluate(beyond);
    if (out.length === 0 || Date.now() > end) return out;
    await page.waitForTimeout(100);
  }
}

const SCREENS = [
  { width: 360, height: 780, text: 1 },
  { width: 2560, height: 1440, text: 1 },
  { width: 1280, height: 800, text: 2 },
  { width: 360, height: 780, text: 2 },
];

for (const [name, visit] of Object.entries(visits)) {
  test(
    `${name}: by axe, by day and by night, small, large, with text twice as large`,
    { timeout: 120_000 },
    async () => {
      const { context, page, faults } = await person(browser, house, { colorScheme: 'light' });
      await visit(page);
      // What fades in is there; half-faded text would have half the contrast.
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(
            (animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity,
          ),
      );
      await page.evaluate(AXE);
      assert.deepEqual(await faultsOf(page), [], 'by day');
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await faultsOf(page, { runOnly: ['color-contrast'] }), [], 'by night');
      for (const { width, height, text } of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.evaluate((scale) => {
          document.documentElement.style.setProperty('--text-scale', String(scale));
          document.documentElement.dataset.text = scale > 1 ? 'large' : 'usual';
        }, text);
        assert.deepEqual(await settledBeyond(page), [], `${width} px wide, text ${text * 100} %`);
      }
      assert.deepEqual(faults, []);
      await context.close();
    },
  );
}

test('day and night look different, and the settings decide over the system', { timeout: 60_000 }, async () => {
  const { context, page } = await person(browser, house, { colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto('/');
  const day = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await ground();
  assert.notEqual(day, night);
  await page.getByTestId('open-settings').click();
  await page.getByRole('group', { name: 'Theme' }).getByText('Light').click();
  assert.equal(await ground(), day);
  await page.reload();
  await page.getByTestId('play-now').first().waitFor();
  assert.equal(await ground(), day, 'the wish is kept');
  await context.close();
});

test(
  'animation is off for whoever wants less motion, and the settings decide over the system',
  { timeout: 60_000 },
  async () => {
    const { context, page } = await person(browser, house, { reducedMotion: 'reduce' });
    const motion = () => page.evaluate(() => document.documentElement.dataset.motion);
    await page.goto('/');
    await page.getByTestId('open-settings').click();
    assert.equal(await motion(), 'less');
    for (const [wish, is] of [
      ['Fast', 'fast'],
      ['Normal', 'full'],
      ['Off', 'less'],
    ]) {
      await page.getByRole('group', { name: 'Animation' }).getByText(wish, { exact: true }).click();
      assert.equal(await motion(), is);
    }
    await page.getByRole('group', { name: 'Text size' }).getByText('200 %').click();
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '32px');
    await page.reload();
    await page.getByTestId('play-now').first().waitFor();
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
      '32px',
      'the wish is kept',
    );
    await context.close();
  },
);

test('by keyboard alone from home to a first move', { timeout: 120_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await page.goto('/');
  await page.getByTestId('play-now').first().waitFor();
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /Skip/);
  await tabTo(page, () => document.activeElement?.matches('[data-testid="play-now"]') === true);
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.notEqual(ring, 'none', 'the focus can be seen');
  await page.keyboard.press('Enter');
  await page.locator('[data-testid="choice"]').first().waitFor();
  const ticker = await page.getByTestId('ticker').innerText();
  await tabTo(page, () => document.activeElement?.matches('[data-testid="choice"]') === true);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (before) => document.querySelector('[data-testid="ticker"]')?.textContent !== before,
    ticker,
  );

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByTestId('rules').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('rules').waitFor({ state: 'detached' });
  await page.keyboard.press('l');
  await page.getByTestId('log').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
