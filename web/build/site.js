// `npm run site`: the page as files for any web host, at a root or below one: `dist-site`. The module that plays must be built
// first (`cargo xtask site` does both). Prints what a visitor loads, compressed.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { filesIn, writeServiceWorker } from './keeping.js';

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

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
for (const file of [...filesIn(inWeb('dist-site/pocket')), ...filesIn(inWeb('dist-site/en'))].sort(
  (one, other) => statSync(other).size - statSync(one).size,
)) {
  const bytes = readFileSync(file);
  if (bytes.length < 8_000) continue;
  console.log(
    `${file.slice(inWeb('dist-site/').length)}: ${kb(bytes.length)}, gzip ${kb(gzipSync(bytes, { level: 9 }).length)}, brotli ${kb(brotliCompressSync(bytes).length)}`,
  );
}
