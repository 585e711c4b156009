// Pieces are carried: with the mouse and by finger, to where they may go and elsewhere. The map stays where it is meanwhile.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { offered, person } from './browser.js';
import { goOnFrom } from './records.js';
import { browser, house } from './stage.js';

/** @import { Page } from 'playwright-core' */
/** @import { Action } from './browser.js' */

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/**
 * One move of each game: a moment in which it can be made, the piece, where it may go, and what the piece is called there.
 * Where it may not go is the piece's own place: there it is put back.
 * @type {Record<string, { near: number, is: (action: Action) => boolean, piece: (action: Action) => string, target: (page: Page, action: Action) => Promise<string>, after: (action: Action) => string, picked: string }>}
 */
const MOVES = {
  'cave-troll': {
    near: 76,
    is: (action) => action.do === 'move',
    piece: ({ kind, from }) => `piece:A.${kind}@${from}`,
    target: async (_page, { to }) => `area:${to}`,
    after: ({ kind, to }) => `piece:A.${kind}@${to}`,
    picked: '.token.picked',
  },
  skulldug: {
    near: 81,
    is: (action) => action.do === 'move',
    piece: () => 'pawn:A',
    // A passage that is known: the explorer goes there at once.
    target: (page) => page.locator('.passage.lit').first().getAttribute('data-spot'),
    after: () => 'pawn:A',
    picked: '.pawn.picked',
  },
  casadh: {
    near: 4,
    // Between hexes that lie: nothing is turned up, and nobody asks anything else.
    is: (action) => action.do === 'move',
    piece: () => 'pawn:0',
    target: (page) => page.locator('.space.lit:not(.dark)').first().getAttribute('data-spot'),
    after: () => 'pawn:0',
    picked: '.pawn.picked',
  },
  'cave-pilot': {
    near: 56,
    is: (action) => action.action === 'move',
    piece: () => 'plane:A',
    target: async (_page, { to }) => (/^[CF]/.test(to) ? `cell:${to}` : `gate:${to}`),
    after: () => 'plane:A',
    picked: '.plane.picked',
  },
};

/** A hand on the page: the mouse, or one finger. */
async function handOf(page, isTouch) {
  if (!isTouch)
    return {
      down: (x, y) => page.mouse.move(x, y).then(() => page.mouse.down()),
      move: (x, y) => page.mouse.move(x, y, { steps: 6 }),
      up: () => page.mouse.up(),
    };
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  let last = [0, 0];
  return {
    down: (x, y) => touch('touchStart', [{ x, y }]).then(() => (last = [x, y])),
    async move(x, y) {
      for (let at = 1; at <= 6; at += 1)
        await touch('touchMove', [{ x: last[0] + ((x - last[0]) * at) / 6, y: last[1] + ((y - last[1]) * at) / 6 }]);
      last = [x, y];
    },
    up: () => touch('touchEnd', []),
  };
}

const middleOf = async (page, spot) => {
  const box = await page.locator(`svg [data-spot="${spot}"]:not([aria-hidden])`).first().boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const sightOf = (page) => page.locator('.viewport > svg').first().getAttribute('viewBox');

for (const [game, move] of Object.entries(MOVES))
  for (const isTouch of [false, true])
    test(`${game}: a piece is carried ${isTouch ? 'by finger' : 'with the mouse'}`, { timeout: 90_000 }, async () => {
      const { context, page, faults } = await person(browser, house, isTouch ? PHONE : {});
      await goOnFrom(page, house, game, move.near);
      await page.getByTestId('choice').first().waitFor();
      const action = (await offered(page)).find(move.is);
      assert.ok(action, 'there is a move to make');
      const [piece, target] = [move.piece(action), await move.target(page, action)];
      await page.locator(`svg [data-spot="${target}"]`).first().scrollIntoViewIfNeeded();
      const hand = await handOf(page, isTouch);
      const [from, to] = [await middleOf(page, piece), await middleOf(page, target)];

      // Back to its own place: it follows the hand, and nothing is picked afterwards.
      const before = await sightOf(page);
      await hand.down(...from);
      await hand.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
      await page.locator('.carried').waitFor({ state: 'attached' });
      const shift = await page
        .locator('.carried')
        .evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform));
      assert.ok(
        Math.hypot(shift.e - (to[0] - from[0]) / 2, shift.f - (to[1] - from[1]) / 2) < 3,
        'it is under the hand',
      );
      await hand.move(...from);
      await hand.up();
      await page.locator('.carried').waitFor({ state: 'detached' });
      assert.equal(await page.locator(move.picked).count(), 0);
      assert.equal(await sightOf(page), before, 'the map was not dragged');
      assert.ok((await offered(page)).some(move.is), 'nothing was done');

      // To where it may go.
      await hand.down(...from);
      await hand.move(...to);
      await page.locator('[data-drop]').first().waitFor();
      await hand.up();
      await page.waitForFunction(
        ([piece, target]) => {
          const [one, place] = [piece, target].map((spot) =>
            document.querySelector(`svg [data-spot="${spot}"]:not([aria-hidden])`)?.getBoundingClientRect(),
          );
          const [x, y] = one ? [one.x + one.width / 2, one.y + one.height / 2] : [];
          return one && place && x > place.left && x < place.right && y > place.top && y < place.bottom;
        },
        [move.after(action), target],
      );
      assert.equal(await page.locator('.carried').count(), 0);
      assert.deepEqual(faults, []);
      await context.close();
    });

test('the map itself is still dragged', { timeout: 60_000 }, async () => {
  const { context, page } = await person(browser, house);
  await goOnFrom(page, house, 'cave-troll', MOVES['cave-troll'].near);
  await page.getByTestId('choice').first().waitFor();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const before = await sightOf(page);
  const { x: left, y: top, width, height } = await page.locator('.viewport').boundingBox();
  const [x, y] = await page.evaluate(
    ([left, top, width, height]) => {
      // A place on the screen where nothing can be carried.
      for (let at = 0; at < 400; at += 1) {
        const point = [left + width * (0.2 + (at % 20) / 33), top + height * (0.2 + Math.floor(at / 20) / 33)];
        if (document.elementFromPoint(point[0], point[1]).closest('.area') !== null) return point;
      }
      throw new Error('there is floor somewhere');
    },
    [left, top, width, height],
  );
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 40, { steps: 5 });
  await page.mouse.up();
  assert.notEqual(await sightOf(page), before);
  assert.equal(await page.locator('.carried').count(), 0);
  await context.close();
});
