// `npm run build`: the page once for each language that has words, each into a folder of its own. English comes last:
// what wants to know whether there is a page, and how old it is, looks for that one.

import { mkdirSync, readdirSync, rmSync } from 'node:fs';

import { build } from 'vite';

const inWeb = (path) => new URL(`../${path}`, import.meta.url);

const languages = [
  ...readdirSync(inWeb('../messages')).filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en'),
  'en',
];
// The folder itself stays: a server that is compiled meanwhile would find none, and have no page.
mkdirSync(inWeb('dist'), { recursive: true });
const stale = readdirSync(inWeb('dist')).filter((name) => !languages.includes(name));
for (const name of stale) rmSync(inWeb(`dist/${name}`), { recursive: true });
for (const language of languages) {
  process.env.KARST_LANGUAGE = language;
  await build();
}
