// A plain static server, as any web host is: files below a path, as they were compressed beforehand, nothing else. It can be stopped, and started again on its port.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the built site lies. */
export const SITE = process.env.KARST_SITE ?? fileURLToPath(new URL('../dist-site/', import.meta.url));
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

/** What a slow line carries at once, in bytes. */
const PIECE = 8_000;

/** Puts something before the code of the page's worker. */
export const beforeWorker = (before) => (path, code) => (/worker-[^/]*\.js$/.test(path) ? before + code : code);

/** The site on a port of this machine, below `root`. */
export class StaticHost {
  /** So many bytes of files were sent so far. */
  sent = 0;
  #server = null;
  #port = 0;
  /** What a test makes of a script, to let the page meet with mishaps. @type {(path: string, code: string) => string} */
  rewrite = (_path, code) => code;
  /** How fast it sends, all together, and how long after it was asked. @type {{ bytesPerSecond: number, delayMs: number } | null} */
  line = null;
  /** When the line is free again. */
  #free = 0;
  /** Every path that was asked for. @type {string[]} */
  asked = [];

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
    this.#server = null;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(() => resolve(undefined)));
  }

  /** A connection again, if there was none. */
  async back() {
    if (!this.#server) await this.start();
  }

  /** Sends bytes in pieces that share the line with whatever else is on its way. */
  async #trickle(response, bytes, { bytesPerSecond, delayMs }) {
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    await wait(2 * delayMs);
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      this.#free = Math.max(this.#free, performance.now()) + (piece.length / bytesPerSecond) * 1000;
      await wait(this.#free - performance.now());
      response.write(piece);
    }
  }

  /** The file that lies compressed beside it, where the browser takes that. */
  async #sendable(file, accepted) {
    for (const [encoding, ending] of /** @type {const} */ ([
      ['br', '.br'],
      ['gzip', '.gz'],
    ])) {
      const bytes = accepted.includes(encoding) ? await readFile(file + ending).catch(() => null) : null;
      if (bytes) return { bytes, encoding };
    }
    return { bytes: await readFile(file), encoding: null };
  }

  async #answer(request, response) {
    const path = decodeURIComponent(new URL(request.url, this.address).pathname);
    this.asked.push(path);
    try {
      if (!path.startsWith(this.root)) throw new Error('not below the root');
      const inside = normalize(path.slice(this.root.length));
      const file = join(SITE, inside, path.endsWith('/') ? 'index.html' : '');
      if (!file.startsWith(SITE)) throw new Error('not in the site');
      const kind = KINDS[extname(file)] ?? 'application/octet-stream';
      const script = extname(file) === '.js' ? await readFile(file, 'utf8') : '';
      const rewritten = this.rewrite(inside, script);
      const { bytes, encoding } =
        rewritten === script
          ? await this.#sendable(file, String(request.headers['accept-encoding'] ?? ''))
          : { bytes: Buffer.from(rewritten), encoding: null };
      response.writeHead(200, { 'content-type': kind, ...(encoding && { 'content-encoding': encoding }) });
      this.sent += bytes.length;
      if (this.line) await this.#trickle(response, bytes, this.line);
      response.end(this.line ? undefined : bytes);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('not found\n');
    }
  }
}
