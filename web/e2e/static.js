// A plain static server, as any web host is: files below a path, compressed, nothing else. It can be stopped, and started again on its port.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const SITE = process.env.KARST_SITE ?? fileURLToPath(new URL('../dist-site/', import.meta.url));
const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The site on a port of this machine, below `root`. */
export class StaticHost {
  /** So many bytes of files were sent so far. */
  sent = 0;
  #server = null;
  #files = new Map();
  #port = 0;

  constructor(root = '/') {
    this.root = root;
  }

  get address() {
    return `http://127.0.0.1:${this.#port}${this.root}`;
  }

  async start() {
    const server = createServer((request, response) => void this.#answer(request, response));
    this.#server = server;
    await new Promise((resolve) => server.listen(this.#port, '127.0.0.1', () => resolve(undefined)));
    const address = server.address();
    if (address !== null && typeof address === 'object') this.#port = address.port;
  }

  /** No connection any more. */
  async stop() {
    const server = this.#server;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(() => resolve(undefined)));
  }

  /** As web hosts do it whatever the browser: all of them know gzip. */
  async #compressed(file) {
    const known = this.#files.get(file) ?? gzipSync(await readFile(file));
    this.#files.set(file, known);
    return known;
  }

  async #answer(request, response) {
    const path = decodeURIComponent(new URL(request.url, this.address).pathname);
    try {
      if (!path.startsWith(this.root)) throw new Error('not below the root');
      const inside = normalize(path.slice(this.root.length));
      const file = join(SITE, inside === '.' || inside.endsWith('/') ? `${inside}index.html` : inside);
      if (!file.startsWith(SITE)) throw new Error('not in the site');
      const kind = KINDS[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': kind, 'content-encoding': 'gzip' });
      const bytes = await this.#compressed(file);
      this.sent += bytes.length;
      response.end(bytes);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('not found\n');
    }
  }
}
