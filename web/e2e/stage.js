// A house and a browser for the tests of a file: opened before the first of them, closed after the last.

import { after, before } from 'node:test';

import { launch } from './browser.js';
import { House } from './house.js';

/** @type {House} */
export let house;
/** @type {import('playwright-core').Browser} */
export let browser;

before(async () => {
  house = await House.open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});
