// `npm run site`: the page as files for any web host, at a root or below one: `dist-site`. The modules that play must be built
// first (`cargo xtask site` does both). Prints what a visitor loads, compressed, and fails when that is too much.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { writeCompressed } from './compressed.js';
import { writeServiceWorker } from './keeping.js';
import { tellWeights } from './weights.js';

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
// The first page sends a reader to the language they chose, or to their browser's; without scripts the names are links.
writeFileSync(
  inWeb('dist-site/index.html'),
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Karst</title>
    <script>
      const languages = ${JSON.stringify(languages)};
      const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
      try {
        wanted.unshift(localStorage.getItem('karst-language'));
      } catch {
        // Nothing is kept here.
      }
      const spoken = wanted.find((language) => languages.includes(language)) ?? 'en';
      location.replace(new URL(spoken + '/' + location.hash, location.href));
    </script>
  </head>
  <body>
    ${languages.map((language) => `<p><a href="${language}/">Karst (${language})</a></p>`).join('\n    ')}
  </body>
</html>
`,
);
writeServiceWorker(inWeb('dist-site'), true);

await writeCompressed(inWeb('dist-site'), { both: true });

const heavy = tellWeights(inWeb('dist-site'), 'en');
if (heavy.length > 0) {
  console.error(`Heavier than allowed (build/weights.js): ${heavy.join(', ')}.`);
  process.exitCode = 1;
}
