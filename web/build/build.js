// `npm run build`: the page once for each language that has words, each into a folder of its own. English comes last:
// what wants to know whether there is a page, and how old it is, looks for that one.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { writeServiceWorker } from './keeping.js';

const inWeb = (path) => new URL(`../${path}`, import.meta.url);

const languages = [
  ...readdirSync(inWeb('../messages')).filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en'),
  'en',
];
// The folder itself stays: a server that is compiled meanwhile would find none, and have no page.
const isSite = process.env.VITE_KARST_SITE === '1';
const dist = isSite ? 'dist-site' : 'dist';
mkdirSync(inWeb(dist), { recursive: true });
// The module that plays without a server is built by `cargo xtask`, and lies beside the languages.
const stays = [...languages, 'pocket'];
const stale = readdirSync(inWeb(dist)).filter((name) => !stays.includes(name));
for (const name of stale) rmSync(inWeb(`${dist}/${name}`), { recursive: true });
// Where there is none, a page that asks is told so.
const note = inWeb(`${dist}/pocket/pocket.json`);
mkdirSync(new URL('.', note), { recursive: true });
try {
  writeFileSync(note, 'null\n', { flag: 'wx' });
} catch (error) {
  // One that is there stays, also when it was laid there this very moment.
  if (error.code !== 'EEXIST') throw error;
}
for (const language of languages) {
  process.env.KARST_LANGUAGE = language;
  await build();
}
// A site gets its service worker when it has its first page (site.js).
if (!isSite) writeServiceWorker(fileURLToPath(inWeb(dist)), false);
