// Writes the service worker of a built page: build/sw.js, with the names of all files it is to keep.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} folder the built page
 * @param {boolean} isSite whether any web host serves it
 */
export function writeServiceWorker(folder, isSite) {
  const files = filesIn(folder)
    .map((file) => relative(folder, file).split(sep).join('/'))
    .filter((name) => !name.endsWith('.map') && name !== 'sw.js' && !name.startsWith('pocket/'))
    .sort();
  const code = readFileSync(fileURLToPath(new URL('sw.js', import.meta.url)), 'utf8');
  const sum = createHash('sha256').update(code);
  // What is not named by its content, such as index.html, is part of the version all the same.
  for (const name of files) sum.update(name).update(readFileSync(join(folder, name)));
  const karst = { version: sum.digest('hex').slice(0, 16), isSite, files };
  writeFileSync(join(folder, 'sw.js'), `const KARST = ${JSON.stringify(karst)};\n${code}`);
}

/** All files in a folder and below. @returns {string[]} */
export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
