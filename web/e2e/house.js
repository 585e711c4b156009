// The real server, started for a test on a folder of its own.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { SEED } from './luck.js';

const BINARY = process.env.KARST_BIN ?? fileURLToPath(new URL('../../target/release/karst', import.meta.url));
/** A page that was built since, instead of the one inside the executable. */
const PAGE = process.env.KARST_PAGE ? ['--page', process.env.KARST_PAGE] : [];
const PATIENCE_MS = 30_000;

/** A server that can be killed and started again on the same data and port. */
export class House {
  /** @type {import('node:child_process').ChildProcess} */
  #child = null;
  #data = mkdtempSync(join(tmpdir(), 'karst-e2e-'));
  #port = 0;
  address = '';

  static async open() {
    const house = new House();
    await house.start();
    return house;
  }

  async start() {
    const where = ['--port', String(this.#port), '--data', this.#data, '--no-open'];
    const args = ['serve', ...where, ...PAGE, '--bot-pause', '0', '--rehearse', String(SEED)];
    const child = spawn(BINARY, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    this.address = await printedAddress(child);
    this.#port = Number(new URL(this.address).port);
  }

  /** What the host does at the command line, beside the server. */
  admin(...words) {
    return execFileSync(BINARY, ['admin', '--data', this.#data, ...words], { encoding: 'utf8' });
  }

  /** Pulls the plug. */
  async kill() {
    const child = this.#child;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async close() {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** The first line that has the address tells that the server listens. */
function printedAddress(child) {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error(`no address was printed:\n${printed}`)), PATIENCE_MS);
    const read = (chunk) => {
      printed += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${printed}`)));
  });
}
