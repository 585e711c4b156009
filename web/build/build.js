// `npm run build`: the page once for each language that has words, each into a folder of its own. English comes last:
// what wants to know whether there is a page, and how old it is, looks for that one.

import { readdirSync, rmSync } from 'node:fs';

import { build } from 'vite';

const inWeb = (path) => new URL(`../${path}`, import.meta.url);

rmSync(inWeb('dist'), { recursive: true, force: true });
const others = readdirSync(inWeb('src/generated/words')).filter((language) => language !== 'en');
for (const language of [...others, 'en']) {
  process.env.KARST_LANGUAGE = language;
  await build();
}
