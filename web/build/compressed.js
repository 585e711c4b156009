// A site lies there compressed too: beside `x.js` are `x.js.br` and `x.js.gz`, for hosts that send such files as they are
// (nginx: brotli_static and gzip_static, Caddy: precompressed br gzip). Others compress by themselves, or send more.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { filesIn } from './keeping.js';

// `npm run compress` does so for the page that goes into an executable (crates/karst/build.rs), which needs one kind alone.
/** Pictures are compressed already; what is tiny is not worth a second file. */
const WORTH = /\.(css|html|js|json|svg|wasm|webmanifest)$/;
const LEAST = 1_000;

/** As small as it gets: it is done once, and sent often. */
export const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
export const gzipped = (bytes) => promisify(gzip)(bytes, { level: 9 });

/** Writes the compressed files of a page: both kinds beside each file, or the smaller one alone. */
export async function writeCompressed(folder, { both }) {
  for (const file of filesIn(folder).filter((name) => WORTH.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.length < LEAST) continue;
    if (both) writeFileSync(`${file}.gz`, await gzipped(bytes));
    writeFileSync(`${file}.br`, await brotli(bytes));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeCompressed(fileURLToPath(new URL('../dist', import.meta.url)), { both: false });
}
