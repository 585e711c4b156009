// `npm run build`: the page once for each language that has words, each into a folder of its own. English comes last:
// what wants to know whether there is a page, and how old it is, looks for that one.

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

import { build } from 'vite';

const inWeb = (path) => new URL(`../${path}`, import.meta.url);

const languages = [
  ...readdirSync(inWeb('../messages')).filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en'),
  'en',
];
// The folder itself stays: a server that is compiled meanwhile would find none, and have no page.
const dist = process.env.VITE_KARST_SITE === '1' ? 'dist-site' : 'dist';
mkdirSync(inWeb(dist), { recursive: true });
// The module that plays without a server is built by `cargo xtask`, and lies beside the languages.
const stays = [...languages, 'pocket'];
const stale = readdirSync(inWeb(dist)).filter((name) => !stays.includes(name));
for (const name of stale) rmSync(inWeb(`${dist}/${name}`), { recursive: true });
// Where there is none, a page that asks is told so.
const note = inWeb(`${dist}/pocket/pocket.json`);
mkdirSync(new URL('.', note), { recursive: true });
if (!existsSync(note)) writeFileSync(note, 'null\n');
for (const language of languages) {
  process.env.KARST_LANGUAGE = language;
  await build();
}
