// Karst as a site of plain files, below a path, and without any connection from the second visit on.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';

import { choices, chooseOnce, fromMore, launch } from './browser.js';
import { GAMES } from './games.js';
import { kept, isKept, playFast, playNowHere, setUpHere, skip, visitor, withoutConnection } from './offline.js';
import { StaticHost } from './static.js';

const host = new StaticHost('/caves/below/');
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  if (!skip) browser = await launch();
});
after(async () => {
  await browser?.close();
  await host.stop();
});

test('at a root and below one the page finds all it needs, and links open in another tab', { skip }, async () => {
  const atRoot = new StaticHost('/');
  for (const at of [atRoot, host]) {
    const { context, page, faults, home } = await visitor(browser, at);
    assert.equal(home, `${at.address}en/`);
    await page.locator('[data-testid="read-rules"][data-game="casadh"]').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(page.url(), `${home}#/rules/casadh`);
    await page.goBack();
    const link = page.locator('[data-testid="new-table"][data-game="casadh"]');
    await link.hover();
    const [another] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
    await another.getByTestId('open-table').waitFor();
    // Only files of the site were asked for, and all of them were there.
    assert.deepEqual(
      at.asked.filter((path) => path.includes('/api/')),
      [],
    );
    assert.deepEqual(faults, []);
    await context.close();
  }
  await atRoot.stop();
});

test("the first page leads to the reader's language, also without a connection", { skip }, async () => {
  const { context, page, faults, home } = await withoutConnection(browser, host, { locale: 'de-DE' });
  assert.equal(home, `${host.address}de/`);
  assert.match(await page.getByTestId('play-now').first().innerText(), /spielen/i);
  // The other language is there as well, and stays chosen.
  await page.getByTestId('speak-en').click();
  await page.waitForURL(/\/en\//);
  await page.getByTestId('game-box').first().waitFor();
  assert.match(await page.getByTestId('play-now').first().innerText(), /Play now/);
  await page.goto(host.address);
  await page.waitForURL(/\/en\//);
  await page.getByTestId('game-box').first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('without a connection a lesson is taken from its first word to its last', { skip, timeout: 120_000 }, async () => {
  const { context, page, faults, home } = await withoutConnection(browser, host);
  await page.goto(`${home}#/learn/casadh`);
  await page.getByTestId('coach').waitFor();
  const n = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const end = performance.now() + 90_000;
        const press = (id) => {
          const button = document.querySelector(`[data-testid="${id}"]:not([aria-disabled="true"])`);
          button?.click();
          return button !== null;
        };
        const places = new Set();
        const step = () => {
          places.add(document.querySelector('[data-testid="lesson"]')?.dataset.at);
          if (document.querySelector('[data-testid="play-after"]')) return resolve(places.size);
          if (performance.now() > end) return reject(new Error(`the lesson stands still at ${[...places].at(-1)}`));
          void (press('do-it') || press('show-me') || press('lesson-next'));
          setTimeout(step, 10);
        };
        step();
      }),
  );
  assert.ok(n > 20, `${n} beats were seen`);
  await page.goto(home);
  await page.locator('[data-testid="learn"][data-game="casadh"]').getByText('Lesson finished').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

for (const game of GAMES) {
  test(
    `without a connection ${game} is played to its end, looked back at and verified`,
    { skip, timeout: 150_000 },
    async () => {
      const { context, page, faults, home } = await withoutConnection(browser, host, { acceptDownloads: true });
      // Somebody who wanders about would be long in Skulldug's cave; a steady bot finds the way out.
      await setUpHere(page, home, ['me', game === 'skulldug' ? 'bot-steady' : 'bot-random'], game);
      await page.getByTestId('game').waitFor();
      const made = await playFast(page, { limitMs: 120_000 });
      assert.ok(made > 3, `${made} choices`);
      const result = page.getByTestId('result');
      await result.getByTestId('ranks').or(result.getByTestId('final-table')).first().waitFor();
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('record').click()]);
      const record = await file.path();
      assert.match(readFileSync(record, 'utf8'), /^karst /);
      if (process.env.KARST_BIN) {
        const said = execFileSync(process.env.KARST_BIN, ['verify', record], { encoding: 'utf8' });
        assert.match(said, /The secret is the one that was promised/);
      }
      await page.getByTestId('replay-link').click();
      await page.getByTestId('to-table').waitFor();
      // The record is opened again, as one that came from elsewhere.
      await page.goto(`${home}#/records`);
      await page
        .getByTestId('upload')
        .setInputFiles({ name: 'a.karst', mimeType: 'text/plain', buffer: readFileSync(record) });
      await page.getByTestId('uploaded').waitFor();
      assert.deepEqual(faults, []);
      await context.close();
    },
  );
}

test(
  'hints, odds, reasons, the board in words and undo are there without a connection',
  { skip, timeout: 90_000 },
  async () => {
    const { context, page, faults } = await withoutConnection(browser, host);
    await playNowHere(page);
    while (!(await choices(page).first().isVisible())) await page.waitForTimeout(30);
    await page.getByTestId('hint').click();
    await page.getByTestId('advice').waitFor();
    await fromMore(page, 'what-now-button');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await fromMore(page, 'toggle-words');
    await page.getByTestId('words').waitFor();
    await fromMore(page, 'toggle-words');
    const before = (await kept(page)).lines;
    while (!(await chooseOnce(page))) await page.waitForTimeout(30);
    // What chance has shown is taken back by asking, and here nobody else has to agree.
    await page.getByTestId('undo').or(page.getByTestId('take-back')).waitFor();
    const done = (await kept(page)).lines;
    assert.ok(done > before);
    const asks = await page.getByTestId('take-back').isVisible();
    await page.keyboard.press('u');
    if (asks) await page.getByTestId('ask-back').click();
    await page.getByTestId('undo').or(page.getByTestId('take-back')).waitFor({ state: 'detached' });
    assert.ok((await kept(page)).lines > done, 'going back is a line, too');
    assert.deepEqual(faults, []);
    await context.close();
  },
);

test('three around one screen, without a connection', { skip, timeout: 90_000 }, async () => {
  const { context, page, faults, home } = await withoutConnection(browser, host);
  await setUpHere(page, home, ['me', 'guest', 'guest']);
  const names = new Set();
  const end = Date.now() + 80_000;
  while (names.size < 3 && Date.now() < end) {
    const cover = page.getByTestId('uncover');
    const passOn = page.getByTestId('pass-on');
    if (await cover.isVisible()) {
      names.add(await cover.innerText());
      await cover.click();
    } else if (await passOn.isVisible()) {
      await passOn.click();
    } else if (!(await chooseOnce(page))) {
      await page.waitForTimeout(30);
    }
  }
  assert.equal(names.size, 3, 'everybody had a turn');
  await playFast(page);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a newer page takes the place of the one that is kept; the one before stays for open tabs', { skip }, async () => {
  const { context, page } = await visitor(browser, host);
  await isKept(page);
  for (const version of ['newer', 'newest']) {
    host.rewrite = (path, code) =>
      path === 'sw.js' ? code.replace(/"version":"\w+"/, `"version":"${version}"`) : code;
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const isThere = () =>
      page.evaluate(async (version) => {
        const { installing, waiting, active } = await navigator.serviceWorker.ready;
        const isKept = (await caches.keys()).some((name) => name.endsWith(version));
        return isKept && installing === null && waiting === null && active.state === 'activated';
      }, version);
    for (let tries = 0; tries < 200 && !(await isThere()); tries += 1) await page.waitForTimeout(50);
  }
  host.rewrite = (_path, code) => code;
  const names = await page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('karst /caves/below/')),
  );
  assert.deepEqual(
    names.map((name) => name.split(' ').at(-1)),
    ['newer', 'newest'],
  );
  await host.stop();
  await page.reload();
  await page.getByTestId('game-box').first().waitFor();
  await context.close();
});
