// A site lies there compressed too: beside `x.js` are `x.js.br` and `x.js.gz`, for hosts that send such files as they are
// (nginx: brotli_static and gzip_static, Caddy: precompressed br gzip). Others compress by themselves, or send more.

import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { filesIn } from './keeping.js';

/** Pictures are compressed already; what is tiny is not worth a second file. */
const WORTH = /\.(css|html|js|json|svg|wasm|webmanifest)$/;
const LEAST = 1_000;

/** As small as it gets: it is done once, and sent often. */
export const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
export const gzipped = (bytes) => promisify(gzip)(bytes, { level: 9 });

/** Writes the compressed files of a site. */
export async function writeCompressed(folder) {
  for (const file of filesIn(folder).filter((name) => WORTH.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.length < LEAST) continue;
    const [small, smaller] = await Promise.all([gzipped(bytes), brotli(bytes)]);
    writeFileSync(`${file}.gz`, small);
    writeFileSync(`${file}.br`, smaller);
  }
}
