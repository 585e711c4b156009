// `npm run site`: the page as files for any web host, at a root or below one: `dist-site`. The module that plays must be built
// first (`cargo xtask site` does both). Prints what a visitor loads, compressed.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { LIMIT, tellWeights } from './weights.js';

process.env.VITE_KARST_SITE = '1';

const inWeb = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const note = inWeb('dist/pocket/pocket.json');
if (!existsSync(note) || JSON.parse(readFileSync(note, 'utf8')) === null) {
  console.error('There is no dist/pocket: `cargo xtask pocket` builds it, and a site cannot do without.');
  process.exit(2);
}
await import('./build.js');
rmSync(inWeb('dist-site/pocket'), { recursive: true, force: true });
cpSync(inWeb('dist/pocket'), inWeb('dist-site/pocket'), { recursive: true });

const languages = readdirSync(inWeb('dist-site')).filter((name) => /^[a-z]{2}$/.test(name));
// The first page sends a reader to their language; without scripts the names are links.
writeFileSync(
  inWeb('dist-site/index.html'),
  `<!doctype html>
<meta charset="utf-8" />
<title>Karst</title>
<script>
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => ${JSON.stringify(languages)}.includes(tag));
  location.replace(new URL((spoken ?? 'en') + '/' + location.hash, location.href));
</script>
${languages.map((language) => `<p><a href="${language}/">${language}</a></p>`).join('\n')}
`,
);

const heavy = tellWeights(inWeb('dist-site'), 'en');
if (heavy.length > 0) {
  console.error(`Over ${LIMIT / 1000} kB, by gzip: ${heavy.join(', ')}.`);
  process.exitCode = 1;
}
