// Prints what a first visit to home and to a table of each game costs, compressed, and fails the build over the limit. Which files
// those are is noted for whoever weighs a site (weights.js).

import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The house's limit for a first load, in bytes, compressed. */
const LIMIT = 250_000;

/** A Vite plugin for `vite build`. Besides the shell a table loads the chunks of `src/pages/Table.svelte` and of its game. */
export function sizes(language: string): Plugin {
  return {
    name: 'karst-sizes',
    apply: 'build',
    writeBundle(_options, bundle) {
      const page = compressed(bundle, 'index.html');
      const shell = reached(bundle, (chunk) => chunk.isEntry);
      const ofTable = reached(bundle, (chunk) => /\/pages\/Table\.svelte$/.test(chunk.facadeModuleId ?? ''));
      const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
      const visits = [
        { what: 'home', bytes: page + total(bundle, shell) },
        ...games(bundle).map(([game, board]) => ({
          what: `a table of ${game}`,
          bytes: page + total(bundle, new Set([...shell, ...ofTable, ...board])),
        })),
      ];
      console.log(
        `\ncompressed: ${visits.map(({ what, bytes }) => `${what} ${kb(bytes)}`).join(', ')} (limit ${kb(LIMIT)})\n`,
      );
      note(language, bundle, shell, (board) => new Set([...ofTable, ...board]));
      const over = visits.find(({ bytes }) => bytes > LIMIT);
      if (over) this.error(`${over.what} costs ${kb(over.bytes)}; the limit is ${kb(LIMIT)}`);
    },
  };
}

/** Notes which files a visit to home loads, and a table of each game besides. A site has its worker from home on. */
function note(language: string, bundle: Bundle, shell: Set<string>, table: (board: Set<string>) => Set<string>): void {
  const workers = Object.keys(bundle).filter((name) => /\/worker-[^/]*\.js$/.test(name));
  const tables = games(bundle).map(([game, board]) => [game, [...table(board)]]);
  const file = new URL(`../node_modules/.cache/visits-${language}.json`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ home: ['index.html', ...shell, ...workers], tables: Object.fromEntries(tables) }),
  );
}

/** Each game by its folder, with the files of its board. */
function games(bundle: Bundle): [string, Set<string>][] {
  const boards = Object.values(bundle).flatMap(
    (chunk) =>
      /\/games\/([^/]+)\/Game\.svelte$/.exec(chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : '')?.[1] ?? [],
  );
  return boards.map((game) => [
    game,
    reached(bundle, (chunk) => (chunk.facadeModuleId ?? '').endsWith(`/games/${game}/Game.svelte`)),
  ]);
}

/** The files that the chosen chunks load at once, with their styles. */
function reached(bundle: Bundle, chosen: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
    chunk.imports.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chosen(chunk)) visit(name);
  }
  return files;
}

function total(bundle: Bundle, files: Set<string>): number {
  return [...files].reduce((sum, name) => sum + compressed(bundle, name), 0);
}

function compressed(bundle: Bundle, name: string): number {
  const file = bundle[name];
  if (!file) return 0;
  return brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length;
}
