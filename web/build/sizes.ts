// Prints what a first visit to home and to a table costs, compressed, and fails the build over the limit.

import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The house's limit for a first load, in bytes, compressed. */
const LIMIT = 250_000;

/** A Vite plugin for `vite build`. Besides the shell a table loads the chunks of `src/pages/Table.svelte` and the game. */
export function sizes(): Plugin {
  return {
    name: 'karst-sizes',
    apply: 'build',
    writeBundle(_options, bundle) {
      const page = compressed(bundle, 'index.html');
      const shell = reached(bundle, (chunk) => chunk.isEntry);
      const table = reached(bundle, (chunk) => /\/pages\/Table\.svelte$/.test(chunk.facadeModuleId ?? ''));
      const home = page + total(bundle, shell);
      // A table is one game: the heaviest counts.
      const all = Math.max(...gamesOf(bundle).map((game) => page + total(bundle, new Set([...shell, ...table, ...reached(bundle, (chunk) => chunk.facadeModuleId === game)]))));
      const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
      console.log(`\ncompressed: home ${kb(home)}, a table ${kb(all)} (limit ${kb(LIMIT)})\n`);
      if (all > LIMIT) this.error(`a table costs ${kb(all)}; the limit is ${kb(LIMIT)}`);
    },
  };
}

/** The board of each game. */
function gamesOf(bundle: Bundle): string[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' && /\/games\/[^/]+\/Game\.svelte$/.test(file.facadeModuleId ?? '') ? [file.facadeModuleId ?? ''] : []));
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
