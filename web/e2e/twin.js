// Karst in one browser twice: natively (crates/pocket/examples/aloud.rs), and as the modules that the page plays by.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const inWeb = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The native one as the tests build it. */
export const NATIVE = process.env.KARST_ALOUD ?? inWeb('../target/debug/examples/aloud');

/** What lies beside the page, by what it is called there; null when the page was built without. */
export function laid() {
  const note = inWeb('dist/pocket/pocket.json');
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : null;
}

/** The module of a game, as bytes. */
export const moduleOf = (/** @type {string} */ game) => readFileSync(inWeb(`dist/pocket/${laid()[`${game}.wasm`]}`));

/** Asks a question, or many at once; the answers, in the order of the questions. */
export class Native {
  #child = spawn(NATIVE, { stdio: ['pipe', 'pipe', 'inherit'] });
  #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();

  async ask(/** @type {string[]} */ questions) {
    this.#child.stdin.write(`${questions.join('\n')}\n`);
    const answers = [];
    while (answers.length < questions.length) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`the native twin fell silent at ${questions[answers.length]}`);
      answers.push(value);
    }
    return answers;
  }

  end() {
    this.#child.stdin.end();
  }
}

/** The same by a module. */
export class Module {
  #exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  constructor(/** @type {Uint8Array<ArrayBuffer>} */ bytes) {
    this.#exports = /** @type {any} */ (new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports);
  }

  async ask(/** @type {string[]} */ questions) {
    return questions.map((question) => this.#answer(question));
  }

  #answer(/** @type {string} */ question) {
    const { memory, room, call, answered } = this.#exports;
    const bytes = this.#encoder.encode(question);
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const at = call();
    return this.#decoder.decode(new Uint8Array(memory.buffer, at, answered()));
  }

  end() {}
}

/** A table of a game as somebody wants it who sits at it alone, or with others. */
export const wanted = (/** @type {string} */ game, /** @type {unknown} */ setup, /** @type {object[]} */ seats) => ({
  game,
  setup,
  seats,
  public: false,
  hot_seat: false,
  watchable: true,
  hints: true,
  clock: { kind: 'none' },
  absence: { then: 'bot-sits-in', bot: 'steady' },
});

/** A request, as the worker asks it. */
export const request = (
  /** @type {string} */ method,
  /** @type {string} */ path,
  /** @type {unknown} */ body,
  language = 'en',
) => ({ do: 'http', method, path, body: body === undefined ? '' : JSON.stringify(body), language, now_ms: 1 });

/** The box of a game, as the page has it beside its modules. */
export function cardOf(/** @type {string} */ game) {
  const cards = JSON.parse(readFileSync(inWeb(`dist/pocket/${laid()['en/games.json']}`), 'utf8'));
  return cards.find((/** @type {any} */ card) => card.id === game);
}
