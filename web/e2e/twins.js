// The same questions to the native pocket and to the module of the page: every answer is the same, byte for byte, so steps,
// views, events, words and the choices of bots are. Then how fast each of them is, in one run.
//
//   node e2e/twins.js NATIVE MODULE [GAMES]

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [native, module, games = '10'] = process.argv.slice(2);
if (!native || !module) throw new Error('node e2e/twins.js NATIVE MODULE [GAMES]');

const GAMES = ['cave-troll', 'skulldug', 'casadh', 'cave-pilot'];
/** A game that goes on for longer than this is given up: it is compared, not played to its end. */
const MOST_STEPS = 3_000;

/** @typedef {{ ask: (question: string) => string | Promise<string>, ms: number }} Twin */

/** @returns {Promise<Twin & { end: () => void }>} */
async function nativeTwin() {
  const child = spawn(native ?? '', { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    ms: 0,
    ask: async (question) => {
      child.stdin.write(`${question}\n`);
      const { value } = await lines.next();
      return value;
    },
    end: () => child.stdin.end(),
  };
}

/** @returns {Promise<Twin>} */
async function moduleTwin() {
  const { instance } = await WebAssembly.instantiate(readFileSync(module ?? ''), {});
  const { memory, room, call, answered } = /** @type {any} */ (instance.exports);
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return {
    ms: 0,
    ask: (question) => {
      const bytes = encoder.encode(question);
      const place = room(bytes.length);
      new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
      const at = call();
      return decoder.decode(new Uint8Array(memory.buffer, at, answered()));
    },
  };
}

const spoken = await nativeTwin();
/** @type {Twin[]} */
const twins = [spoken, await moduleTwin()];
let compared = 0;

/** Asks both, and compares. */
async function ask(/** @type {object} */ question) {
  const text = JSON.stringify(question);
  const answers = [];
  for (const twin of twins) {
    const begun = performance.now();
    answers.push(await twin.ask(text));
    twin.ms += performance.now() - begun;
  }
  if (answers[0] !== answers[1]) {
    console.error(`native: ${answers[0]}\nmodule: ${answers[1]}\nasked: ${text}`);
    throw new Error('the twins differ');
  }
  compared += 1;
  return JSON.parse(answers[0] ?? '');
}

/** Numbers that look like chance and are the same each time. */
function chance(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const http = (/** @type {string} */ method, /** @type {string} */ path, /** @type {unknown} */ body) =>
  ask({ do: 'http', method, path, body: body === undefined ? '' : JSON.stringify(body), language: 'en', now_ms: 1 });

async function play(/** @type {string} */ game, /** @type {number} */ seed) {
  const pick = chance(seed * 7919 + 17);
  await ask({ do: 'wake', entropy: seed.toString(16).padStart(64, '0'), me: null, language: seed % 2 ? 'de' : 'en' });
  const cards = JSON.parse((await http('GET', '/api/games')).reply.body);
  const card = cards.find((/** @type {any} */ each) => each.id === game);
  const setups = card.presets.flatMap((/** @type {any} */ preset) => preset.setups);
  const { players, setup } = setups[pick(setups.length)];
  const level = ['novice', 'steady', 'strong', 'master', 'random'][pick(5)];
  const seats = Array.from({ length: players }, (_, at) =>
    at > 0 && seed % 3 === 0 ? { who: 'bot', bot: level } : { who: 'me', name: `P${at}`, entropy: `${seed}` },
  );
  const wanted = {
    game,
    setup,
    seats,
    public: false,
    hot_seat: false,
    watchable: true,
    hints: true,
    clock: { kind: 'none' },
    absence: { then: 'bot-sits-in', bot: 'steady' },
  };
  const opened = (await http('POST', '/api/tables', wanted)).reply;
  if (opened.status !== 201) throw new Error(opened.body);
  const table = JSON.parse(opened.body).id;
  let answer = await ask({ do: 'look', socket: 1, table, since: 0, language: seed % 2 ? 'de' : 'en', now_ms: 2 });
  let shown = null;
  let steps = 0;
  for (; steps < MOST_STEPS; steps += 1) {
    for (const { message } of answer.told ?? []) if (message.type === 'game') shown = message;
    if (shown.outcome) break;
    if (answer.thinks) {
      answer = await ask({ do: 'think', table, elapsed_ms: 0, iterations: 20, now_ms: 3 });
      continue;
    }
    const vantage = shown.vantages.find((/** @type {any} */ each) => each.legal.length > 0);
    const action = vantage.legal[pick(vantage.legal.length)];
    const message = { type: 'act', id: `${steps}`, seat: vantage.seat, version: shown.version, action };
    answer = await ask({ do: 'say', socket: 1, message: JSON.stringify(message), now_ms: 4 });
  }
  return steps;
}

let total = 0;
for (const game of GAMES) {
  let steps = 0;
  for (let seed = 1; seed <= Number(games); seed += 1) steps += await play(game, seed);
  console.log(`${game}: ${games} games, ${steps} steps, the same byte for byte`);
  total += steps;
}
spoken.end();
const [first, second] = twins;
console.log(
  `${total} steps, ${compared} answers: native ${first?.ms.toFixed(0)} ms (with a pipe), module ${second?.ms.toFixed(0)} ms`,
);
