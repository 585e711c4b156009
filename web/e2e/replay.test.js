// Looking back: a finished game replayed, linked to, continued, saved, uploaded and drawn; and a takeback on the way.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { chooseOnce, person, playNow, playOn } from './browser.js';
import { openRecord } from './records.js';
import { browser, house } from './stage.js';

/** Waits until the replay shows a moment. */
const shows = (page, at) => page.locator(`[data-testid="replay"][data-at="${at}"]`).waitFor();

async function saved(page, testid) {
  await page.getByTestId('menu-save').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(testid).click()]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('a finished game is looked back at, from its beginning to a table of its own', { timeout: 400_000 }, async (t) => {
  const { context, page, faults } = await person(browser, house, { acceptDownloads: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.address });
  await playNow(page);
  await page.locator('[data-testid="choice"]').first().waitFor();

  await t.test('what chance has shown is taken back by asking, not by undo', async () => {
    while (!(await page.getByTestId('take-back').isVisible())) {
      if (!(await chooseOnce(page))) await page.waitForTimeout(30);
    }
    await page.keyboard.press('u');
    const why = page.getByTestId('undo-barred');
    assert.match(await why.innerText(), /since your last action|revealed something/);
    await page.getByTestId('ask-back').click();
    await page.locator('[data-testid="choice"]:not([aria-disabled="true"])').first().waitFor();
  });

  await playOn([page]);
  const table = new URL(page.url()).pathname.split('/').at(-1);

  await t.test('step, turn, jump, play', async () => {
    await page.getByTestId('replay-link').click();
    await page.waitForURL(/\/replay/);
    await shows(page, 0);
    await page.getByTestId('step-forth').click();
    await shows(page, 1);
    await page.keyboard.press('ArrowRight');
    await shows(page, 2);
    await page.keyboard.press('ArrowLeft');
    await shows(page, 1);
    await page.keyboard.press('End');
    const last = Number(await page.getByTestId('slider').getAttribute('max'));
    await shows(page, last);
    assert.ok(last > 30, `${last} steps`);
    await page.keyboard.press('PageUp');
    assert.ok(Number(await page.getByTestId('slider').inputValue()) < last);
    await page.keyboard.press('Home');
    await shows(page, 0);
    await page.getByTestId('slider').fill('21');
    await shows(page, 21);
    await page.getByTestId('steps').getByTestId('line').nth(4).click();
    assert.notEqual(await page.getByTestId('replay').getAttribute('data-at'), '21');
    await page.getByTestId('slider').fill('20');
    await shows(page, 20);
    await page.getByLabel('Speed').selectOption('8');
    await page.getByTestId('play').click();
    // It runs on by itself; whoever looks late sees a later moment.
    await page.waitForFunction(() => Number(document.querySelector('[data-testid="replay"]')?.dataset.at) >= 23);
    await page.getByTestId('play').click();
    assert.equal(await page.locator('[data-testid="choice"]').count(), 0, 'nothing is offered in the past');
  });

  await t.test('a link leads somebody else to the very same moment and eyes', async () => {
    await page.getByTestId('slider').fill('25');
    await shows(page, 25);
    await page.getByTestId('eyes').selectOption('B');
    await page.waitForURL(/seat=B/);
    await shows(page, 25);
    await page.getByTestId('copy-link').click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /\/replay\?at=25&seat=B$/);
    const other = await person(browser, house);
    await other.page.goto(link);
    await shows(other.page, 25);
    assert.equal(await other.page.getByTestId('eyes').inputValue(), 'B');
    assert.deepEqual(other.faults, []);
    await other.context.close();
  });

  let karst;
  await t.test('files and pictures', async () => {
    karst = await saved(page, 'save-karst');
    assert.match(karst.name, /^cave-troll-.*\.karst$/);
    const json = await saved(page, 'save-json');
    assert.equal(JSON.parse(readFileSync(json.path, 'utf8')).game, 'cave-troll');

    const svg = await saved(page, 'save-svg');
    assert.equal(svg.name, `cave-troll-${table}-25.svg`);
    const drawn = readFileSync(svg.path, 'utf8');
    assert.match(drawn, /^<svg/);
    assert.ok(
      drawn.length > 20_000 && !drawn.includes('var(--') && !drawn.includes('<use'),
      'it needs no page around it',
    );
    const png = await saved(page, 'save-png');
    const bytes = readFileSync(png.path);
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
    assert.ok(bytes.length > 50_000, `${bytes.length} bytes`);
    const width = await page
      .locator('.viewport > svg')
      .first()
      .evaluate((board) => Math.round(board.getBoundingClientRect().width));
    assert.equal(bytes.readUInt32BE(16), 2 * width, 'twice as large as on the screen');
  });

  await t.test('the dice report', async () => {
    await page.getByTestId('dice').click();
    const report = page.getByTestId('dice-report');
    await report.getByRole('heading', { name: /draws/ }).waitFor();
    assert.match(await report.innerText(), /Nothing unusual|even|Too few/);
    await page.keyboard.press('Escape');
  });

  await t.test(
    'an uploaded record is marked as such, and one that breaks a rule is refused with its line',
    async () => {
      await page.goto('/records');
      const text = readFileSync(karst.path, 'utf8');
      const forged = text.replace(/^(A|B|C): draw$/m, (_, seat) => `${seat === 'A' ? 'B' : 'A'}: draw`);
      await page
        .getByTestId('upload')
        .setInputFiles({ name: 'forged.karst', mimeType: 'text/plain', buffer: Buffer.from(forged) });
      assert.match(await page.getByTestId('upload-wrong').innerText(), /Line \d+, step \d+, CT-/);
      await page
        .getByTestId('upload')
        .setInputFiles({ name: 'game.karst', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await page.waitForURL(/\/records\/\w+/);
      await page.getByTestId('uploaded').waitFor();
      await shows(page, 0);
    },
  );

  await t.test('the game goes on from a moment, at a table of its own', async () => {
    await page.goto(`/tables/${table}/replay?at=25&seat=A`);
    await shows(page, 25);
    await page.getByTestId('go-on').click();
    await page.getByTestId('go-on-now').click();
    await page.waitForURL((url) => /^\/tables\/\w+$/.test(url.pathname) && !url.pathname.endsWith(table));
    await page.locator('[data-testid="choice"]').first().waitFor();
    const fork = new URL(page.url()).pathname.split('/').at(-1);
    const replay = await (await page.request.get(`/api/tables/${fork}/replay`)).json();
    assert.equal(replay.copied, 25);
  });
  assert.deepEqual(faults, []);
});

test(
  'the final table of an uploaded game is a click away, and leads back to its moments',
  { timeout: 60_000 },
  async () => {
    const { page, faults } = await person(browser, house);
    await openRecord(page, house, 'cave-troll', 326);
    assert.match(await page.getByTestId('final').innerText(), /^The game is over\.$/, 'the board repeats nothing');
    await page.getByTestId('final-table-button').click();
    const dialog = page.getByRole('dialog', { name: 'After the game' });
    await dialog.getByTestId('final-table').waitFor();
    assert.match(await dialog.getByTestId('final-table').innerText(), /Board scoring 1/);
    await dialog.getByTestId('leaf-course').click();
    await dialog.getByTestId('turning-points').getByRole('link').first().click();
    await dialog.waitFor({ state: 'detached' });
    assert.notEqual(await page.getByTestId('replay').getAttribute('data-at'), '326');
    assert.deepEqual(faults, []);
  },
);

test('another person is asked for a takeback, and may refuse or agree', { timeout: 120_000 }, async () => {
  const anna = await person(browser, house);
  const ben = await person(browser, house);
  await anna.page.goto('/new/cave-troll');
  await anna.page.getByRole('group', { name: 'How many' }).getByText('2', { exact: true }).click();
  await anna.page.getByTestId('chair').nth(1).selectOption('open');
  await anna.page.getByTestId('open-table').click();
  await anna.page.waitForURL(/\/tables\//);
  await ben.page.goto(anna.page.url());
  await ben.page.getByTestId('sit').first().click();
  await anna.page.getByTestId('game').waitFor();
  const pages = [anna.page, ben.page];
  const asker = async () => {
    for (const [at, page] of pages.entries()) if (await page.getByTestId('take-back').isVisible()) return at;
    return -1;
  };
  while ((await asker()) < 0) {
    for (const page of pages) await chooseOnce(page);
    await anna.page.waitForTimeout(30);
  }
  const at = await asker();
  const [one, other] = [pages[at], pages[1 - at]];
  for (const answer of ['decline', 'agree']) {
    await one.getByTestId('take-back').click();
    await one.getByTestId('ask-back').click();
    assert.match(await other.getByTestId('takeback').innerText(), /asks to take back/);
    await other.getByTestId(answer).click();
    await one.getByTestId('takeback').waitFor({ state: 'detached' });
  }
  await one.locator('[data-testid="choice"]:not([aria-disabled="true"])').first().waitFor();
  assert.deepEqual([...anna.faults, ...ben.faults], []);
});
