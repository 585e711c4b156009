// `cargo xtask screenshots`: the main screens of all games, from the real page and the real server, into docs/pictures.
//
// The games are the prepared records, gone on with from a moment in which seat A decides: nobody else moves, so that the
// same pictures come out again. Run by hand: KARST_BIN=… node e2e/screenshots.js [NAME…]

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { launch, person } from './browser.js';
import { House } from './house.js';
import { goOnFrom, openRecord, RECORDS } from './records.js';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
/** What one picture may weigh. */
const MOST_BYTES = 200_000;

const DESK = { viewport: { width: 1440, height: 900 } };
const SMALL = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 };
const night = (size) => ({ ...size, colorScheme: 'dark' });
const day = (size) => ({ ...size, colorScheme: 'light' });

/** Every picture: how large and by what light, and the way to it. */
const PICTURES = {
  home: [day(SMALL), (page) => page.goto('/').then(() => page.getByTestId('game-box').first().waitFor())],
  'home-phone': [night(PHONE), (page) => page.goto('/').then(() => page.getByTestId('game-box').first().waitFor())],
  'set-up': [night(SMALL), (page) => page.goto('/new/skulldug').then(() => page.getByTestId('table-size').waitFor())],
  replay: [day(SMALL), (page, house) => openRecord(page, house, 'cave-troll', RECORDS['cave-troll'].middle)],
  ...Object.fromEntries(
    Object.entries(RECORDS).flatMap(([game, { middle, full }]) => [
      [game, [night(DESK), (page, house) => table(page, house, game, middle)]],
      [`${game}-day`, [day(SMALL), (page, house) => table(page, house, game, full)]],
      [`${game}-phone`, [night(PHONE), (page, house) => table(page, house, game, middle)]],
    ]),
  ),
};

/** A live table at a moment of a prepared game, as seat A sees it. */
async function table(page, house, game, near) {
  await goOnFrom(page, house, game, near);
  await page.locator('[data-testid="choice"]').first().waitFor();
}

async function take(browser, house, name) {
  const [options, way] = PICTURES[name];
  const { context, page, faults } = await person(browser, house, options);
  await page.request.put('/api/me', { data: { name: 'Anna' }, headers: { origin: house.address } });
  await way(page, house);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // On a busy machine the line may have broken for a moment; that is no part of the picture.
  await page.addStyleTag({ content: '[data-testid="notice"] { display: none !important; }' });
  // Two frames: what was last brought into the document is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
  const wire = await context.newCDPSession(page);
  const { data } = await wire.send('Page.captureScreenshot', { format: 'webp', quality: 84 });
  await context.close();
  return Buffer.from(data, 'base64');
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PICTURES);
const unknown = wanted.filter((name) => !(name in PICTURES));
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}; there are ${Object.keys(PICTURES).join(', ')}.`);
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
const house = await House.open();
const browser = await launch();
try {
  for (const name of wanted) {
    const picture = await take(browser, house, name);
    if (picture.length > MOST_BYTES)
      throw new Error(`${name} takes ${picture.length} bytes; at most ${MOST_BYTES} are wanted`);
    writeFileSync(`${FOLDER}${name}.webp`, picture);
    console.log(`docs/pictures/${name}.webp  ${(picture.length / 1000).toFixed(0)} kB`);
  }
} finally {
  await browser.close();
  await house.close();
}
