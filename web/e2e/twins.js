// The same questions to the native pocket and to the module of each game: every answer is the same, byte for byte, so steps,
// views, events, words and the choices of bots are. Random games of every preset, with people in all chairs or bots in the
// others; bots that search are given iterations instead of time.
//
//   node e2e/twins.js [GAMES-OF-EACH [GAME…]]

import { GAMES } from './games.js';
import { cardOf, Module, moduleOf, Native, request, wanted } from './twin.js';

/** A game that goes on for longer than this is given up: it is compared, not played to its end. */
const MOST_STEPS = 3_000;
/** How many iterations a strong bot is given, and a master five times as many. */
const ITERATIONS = 20;
const LEVELS = ['novice', 'steady', 'strong', 'master', 'random'];

/** What was compared. */
export class Compared {
  games = 0;
  /** Played to their ends. */
  ended = 0;
  steps = 0;
  answers = 0;
  /** Decisions of bots that search. */
  searched = 0;
}

/** Plays `games` random games of a game on both; throws where they differ. */
export async function compare(
  /** @type {string} */ game,
  /** @type {number} */ games,
  progress = (/** @type {Compared} */ _so_far) => {},
) {
  const compared = new Compared();
  const twins = [new Native(), new Module(moduleOf(game))];
  const ask = async (/** @type {object} */ question) => {
    const text = JSON.stringify(question);
    const [[native], [module]] = await Promise.all(twins.map((twin) => twin.ask([text])));
    if (native !== module) throw new Error(`the twins differ\nnative: ${native}\nmodule: ${module}\nasked: ${text}`);
    compared.answers += 1;
    return JSON.parse(native);
  };
  try {
    for (let seed = 1; seed <= games; seed += 1) {
      await play(game, seed, ask, compared);
      progress(compared);
    }
  } finally {
    twins.forEach((twin) => twin.end());
  }
  return compared;
}

async function play(
  /** @type {string} */ game,
  /** @type {number} */ seed,
  /** @type {(question: object) => Promise<any>} */ ask,
  /** @type {Compared} */ compared,
) {
  const pick = chance(seed * 7919 + 17);
  const language = seed % 2 ? 'de' : 'en';
  await ask({ do: 'wake', entropy: seed.toString(16).padStart(64, '0'), me: null, language });
  const setups = cardOf(game).presets.flatMap((/** @type {any} */ preset) => preset.setups);
  const { players, setup } = setups[pick(setups.length)];
  const level = LEVELS[pick(LEVELS.length)];
  const seats = Array.from({ length: players }, (_, at) =>
    at > 0 && seed % 3 === 0 ? { who: 'bot', bot: level } : { who: 'me', name: `P${at}`, entropy: `${seed}` },
  );
  const opened = (await ask(request('POST', '/api/tables', wanted(game, setup, seats), language))).reply;
  if (opened.status !== 201) throw new Error(opened.body);
  const table = JSON.parse(opened.body).id;
  let answer = await ask({ do: 'look', socket: 1, table, since: 0, language, now_ms: 2 });
  let shown = null;
  compared.games += 1;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    for (const { message } of answer.told ?? []) if (message.type === 'game') shown = message;
    if (shown.outcome) {
      compared.ended += 1;
      break;
    }
    if (answer.thinks) {
      answer = await ask({ do: 'think', table, elapsed_ms: 0, iterations: ITERATIONS, now_ms: 3 });
      if (answer.writes && (level === 'strong' || level === 'master')) compared.searched += 1;
    } else {
      const vantage = shown.vantages.find((/** @type {any} */ each) => each.legal.length > 0);
      const action = vantage.legal[pick(vantage.legal.length)];
      const message = { type: 'act', id: `${steps}`, seat: vantage.seat, version: shown.version, action };
      answer = await ask({ do: 'say', socket: 1, message: JSON.stringify(message), now_ms: 4 });
    }
    if (answer.writes) compared.steps += 1;
  }
  if (shown.outcome) await ask(request('GET', `/api/tables/${table}/record`, undefined, language));
}

/** Numbers that look like chance and are the same each time. */
function chance(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [games = '10', ...names] = process.argv.slice(2);
  for (const game of names.length > 0 ? names : GAMES) {
    const begun = performance.now();
    let told = begun;
    const { ended, steps, answers, searched } = await compare(game, Number(games), (compared) => {
      if (performance.now() - told < 10_000) return;
      told = performance.now();
      console.log(`  ${game}: ${compared.games} of ${games} games, ${compared.steps} steps`);
    });
    console.log(
      `${game}: ${games} games (${ended} to their ends), ${steps} steps, ${answers} answers, ${searched} decisions by search: ` +
        `the same byte for byte, in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    );
  }
}
