// Caves can be read by day and by night, by the lamp and far from it: floors stand out from walls, and walls from the void.
// Measured on real pixels of a full board, sector by sector.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person } from './browser.js';
import { contrast, luminances } from './pixels.js';
import { RECORDS, openRecord } from './records.js';
import { browser, house } from './stage.js';

/** @import { Ground } from './pixels.js' */

const FLOOR_TO_WALL = 2;
const WALL_TO_VOID = 1.5;

/** What each game draws its cave with. @type {Record<string, Ground>} */
const GROUNDS = {
  'cave-troll': {
    floor: '.area:not([data-area^="P"]) > .floor',
    wall: '.rock > .body',
    void: '.pit > .ledge:nth-child(n + 3)',
    over: '.token, .coins, .flag, .sign, .chest, .doors > g',
  },
  skulldug: {
    floor: '.passage .floor',
    wall: '.passage .rock',
    void: 'rect.dark',
    over: '.pawn, .piece, .place text, .cells text, .passage .special, .passage .entrance, .passage .vault',
  },
  casadh: {
    floor: '.tiles .floor',
    wall: '.tiles .rock',
    void: 'svg > rect',
    over: '.pawn, .grue, .charge, .piles > *, .hazards, .tiles :is(use, .symbol, .badge, .slope, .bridge, .water), .tiles .rubble',
  },
  // When the exit is found there is no void left: the whole mountain is known. The cards, which lie over all of it, are away.
  'cave-pilot': {
    floor: '.rock > .air',
    wall: '.rock > .mountain',
    void: '.rock > .void',
    away: '.cell, .gap, .plane, .trails, .viewport [data-overlay], .corner',
    over: '.gate, .rock > :is(.daylight, .sky-out, .ground, .brow, .water, .stone)',
  },
};

/** What cannot be told apart well enough, sector by sector, and how much was looked at. */
function muddles(sectors) {
  const pairs = sectors.flatMap(({ sector, ...seen }) => [
    { sector, what: 'floor to wall', of: [seen.floor, seen.wall], least: FLOOR_TO_WALL },
    { sector, what: 'wall to void', of: [seen.wall, seen.void], least: WALL_TO_VOID },
  ]);
  const measured = pairs
    .filter(({ of }) => of.every((one) => one !== undefined))
    .map((pair) => ({ ...pair, contrast: contrast(pair.of[0], pair.of[1]) }));
  return {
    count: measured.length,
    weakest: Math.min(...measured.map((pair) => pair.contrast / pair.least)),
    muddled: measured
      .filter((pair) => pair.contrast < pair.least)
      .map((pair) => `${pair.what} in sector ${pair.sector}: ${pair.contrast.toFixed(2)}`),
  };
}

for (const [game, ground] of Object.entries(GROUNDS))
  for (const colorScheme of /** @type {const} */ (['dark', 'light']))
    test(`${game}: the cave can be read ${colorScheme === 'dark' ? 'by night' : 'by day'}`, async (t) => {
      const { context, page } = await person(browser, house, { colorScheme });
      await openRecord(page, house, game, RECORDS[game].full);
      await page.locator('.viewport .lamp').waitFor({ state: 'attached' });
      await page.keyboard.press('0');
      if (ground.away) await page.addStyleTag({ content: `:is(${ground.away}) { display: none !important }` });
      const { count, weakest, muddled } = muddles(await luminances(page, ground));
      t.diagnostic(`${count} pairs, the weakest ${(100 * weakest).toFixed(0)} % of what is asked`);
      assert.ok(count > 12, `enough of the cave was measured: ${count}`);
      assert.deepEqual(muddled, []);
      await context.close();
    });
