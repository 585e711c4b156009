// How fast the rules and a master's search are as a module, in Node, beside the native ones: the same work for both, in turns,
// in one run. The native one is to be optimised (`cargo build --release -p pocket --example aloud`).
//
//   KARST_ALOUD=../target/release/examples/aloud node e2e/pace.js [LAPS [GAME…]]

import { GAMES } from './games.js';
import { cardOf, Module, moduleOf, Native, request, wanted } from './twin.js';

/** Positions of a game that a master thinks about, so many decisions apart. */
const POSITIONS = 6;
const APART = 7;
/** A master's iterations for each: five times as many as a strong bot is given. */
const ITERATIONS = 3_000;
/** How often a game of each is replayed in a lap. */
const REPLAYS = 20;

const [laps = '5', ...names] = process.argv.slice(2);
const median = (/** @type {number[]} */ all) => [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)];

/** Somebody who plays, and times what is asked of whoever answers. */
class Player {
  steps = 0;
  iterations = 0;
  replayMs = 0;
  thinkMs = 0;
  /** @type {object[]} */
  #lines = [];

  constructor(/** @type {Native | Module} */ twin) {
    this.twin = twin;
  }

  async #ask(/** @type {object} */ question) {
    const [answer] = await this.twin.ask([JSON.stringify(question)]);
    const read = JSON.parse(answer);
    for (const write of read.writes ?? []) {
      if (write.write === 'table') this.table = write.table;
      if (write.write === 'lines') this.#lines.push(...write.lines);
    }
    return read;
  }

  async play(/** @type {string} */ game) {
    this.#lines = [];
    await this.#ask({ do: 'wake', entropy: '7'.padStart(64, '0'), me: null, language: 'en' });
    const { players, setup } = cardOf(game).presets[0].setups.find((/** @type {any} */ each) => each.players > 1);
    const seats = Array.from({ length: players }, (_, at) => ({ who: 'me', name: `P${at}`, entropy: '7' }));
    await this.#ask(request('POST', '/api/tables', wanted(game, setup, seats)));
    const table = this.table.id;
    let answer = await this.#ask({ do: 'look', socket: 1, table, since: 0, language: 'en', now_ms: 2 });
    let shown = null;
    for (let decisions = 0; decisions < 400; decisions += 1) {
      for (const { message } of answer.told ?? []) if (message.type === 'game') shown = message;
      if (shown.outcome) break;
      const { seat, legal } = shown.vantages.find((/** @type {any} */ each) => each.legal.length > 0);
      const say = (/** @type {object} */ message) =>
        this.#ask({
          do: 'say',
          socket: 1,
          message: JSON.stringify({ id: '1', seat, version: shown.version, ...message }),
          now_ms: 4,
        });
      if (decisions % APART === 0 && decisions < POSITIONS * APART && legal.length > 1) {
        await say({ type: 'hint' });
        await this.#think(table);
        answer = await this.#ask({ do: 'look', socket: 1, table, since: 0, language: 'en', now_ms: 2 });
        for (const { message } of answer.told ?? []) if (message.type === 'game') shown = message;
      }
      answer = await say({ type: 'act', action: legal[(decisions * 7) % legal.length] });
    }
    const lay = JSON.stringify({ do: 'lay', table: this.table, lines: this.#lines, now_ms: 5 });
    await this.#ask({ do: 'look-away', socket: 1 });
    const begun = performance.now();
    await this.twin.ask(Array.from({ length: REPLAYS }, () => lay));
    this.replayMs += performance.now() - begun;
    this.steps += REPLAYS * this.#lines.length;
  }

  /** A hint is what a master would do: all of its iterations, in two slices. */
  async #think(/** @type {string} */ table) {
    for (let slices = 0; slices < 4; slices += 1) {
      const elapsed_ms = slices === 0 ? 0 : 1e-6;
      const begun = performance.now();
      const answer = await this.#ask({ do: 'think', table, elapsed_ms, iterations: ITERATIONS / 5, now_ms: 3 });
      this.thinkMs += performance.now() - begun;
      const hint = (answer.told ?? []).find((/** @type {any} */ each) => each.message.type === 'hint')?.message;
      if (!hint) continue;
      // The sentence begins with the number of lines of play that were tried.
      this.iterations += Number(/\d[\d,.]*/.exec(hint.weighed ?? '0')?.[0].replace(/\D/g, '') ?? 0);
      return;
    }
    throw new Error('a hint takes its time');
  }
}

console.log('game          steps a second             ratio   iterations of a master a second   ratio');
for (const game of names.length > 0 ? names : GAMES) {
  const twins = [new Native(), new Module(moduleOf(game))];
  /** @type {{ steps: number[], iterations: number[] }[]} */
  const paces = [
    { steps: [], iterations: [] },
    { steps: [], iterations: [] },
  ];
  for (let lap = 0; lap <= Number(laps); lap += 1) {
    for (const [at, twin] of twins.entries()) {
      const player = new Player(twin);
      await player.play(game);
      // The first lap warms up.
      if (lap === 0) continue;
      paces[at].steps.push((player.steps / player.replayMs) * 1000);
      paces[at].iterations.push((player.iterations / player.thinkMs) * 1000);
    }
  }
  twins.forEach((twin) => twin.end());
  const told = (/** @type {'steps' | 'iterations'} */ what) => {
    const [native, module] = paces.map((pace) => median(pace[what]));
    return `${native.toFixed(0).padStart(9)} → ${module.toFixed(0).padStart(9)}   ${(module / native).toFixed(2)}`;
  };
  console.log(`${game.padEnd(12)}  ${told('steps')}   ${told('iterations')}`);
}
