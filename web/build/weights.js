// What a visitor of the site loads, file by file and added up, as it is and compressed (compressed.js). One game, with home and
// its table, has to stay under its limit by brotli, which every browser of today takes.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The house's limit for home, a table and what plays one game without a server, in bytes, compressed. Two games are still over what
 * is wanted of all, and are to become no heavier.
 */
const WANTED = 600_000;
const STILL = { skulldug: 630_000, 'cave-pilot': 650_000 };
export const limitOf = (game) => STILL[game] ?? WANTED;

const NOTE = 'pocket/pocket.json';

/** Where the build of a language notes which files a visit loads (sizes.ts). */
export const visitsOf = (language) => new URL(`../node_modules/.cache/visits-${language}.json`, import.meta.url);

/** The files that somebody loads who goes home and then plays each of the games, in a language. */
export function visits(site, language) {
  const laid = JSON.parse(readFileSync(join(site, NOTE), 'utf8'));
  const { home, tables } = JSON.parse(readFileSync(visitsOf(language), 'utf8'));
  const ofPage = (names) => names.map((name) => `${language}/${name}`);
  const ofPocket = (...names) => names.map((name) => `pocket/${laid[name]}`);
  const atHome = [...ofPage(home), NOTE, ...ofPocket(`${language}/games.json`, `${language}/lessons.json`)];
  return [
    { what: 'home', game: '', files: atHome },
    ...Object.entries(tables).map(([game, files]) => ({
      what: `home and ${game}`,
      game,
      files: [...new Set([...atHome, ...ofPage(files), ...ofPocket(`${game}.wasm`)])],
    })),
  ];
}

/** A file's bytes: as it is, gzip, brotli. */
function weigh(file) {
  // Small files have no compressed ones beside them.
  const size = (ending) => statSync(file + ending, { throwIfNoEntry: false })?.size;
  const plain = size('') ?? 0;
  return [plain, size('.gz') ?? plain, size('.br') ?? plain];
}

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
const line = (what, weights) => `${what.padEnd(52)}${weights.map(kb).join('')}`;

/** Prints the table; says which visits are too heavy. */
export function tellWeights(site, language) {
  const all = visits(site, language);
  const weights = new Map();
  for (const file of new Set(all.flatMap(({ files }) => files))) weights.set(file, weigh(join(site, file)));
  console.log(`${`What a visitor loads (${language})`.padEnd(52)}       plain       gzip     brotli`);
  const told = new Set();
  for (const { what, files } of all) {
    const added = files.filter((file) => !told.has(file));
    added.forEach((file) => told.add(file));
    for (const file of added.sort((one, other) => weights.get(other)[0] - weights.get(one)[0]))
      console.log(line(`  ${file}`, weights.get(file)));
    console.log(line(what, sum(files.map((file) => weights.get(file)))));
  }
  return all
    .filter(({ game, files }) => sum(files.map((file) => weights.get(file)))[2] > limitOf(game))
    .map(({ what }) => what);
}

function sum(weights) {
  return weights.reduce((sums, each) => sums.map((sum, at) => sum + each[at]), [0, 0, 0]);
}
