import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { app, IS_SITE } from './build/app.ts';
import { page, wantedLanguage } from './build/language.ts';
import { sizes } from './build/sizes.ts';
import { words, writeWords } from './build/words.ts';

writeWords();
const language = wantedLanguage();

export default defineConfig(({ command }) => ({
  // The server finds the page of a reader's language by itself, and the files of each language by its folder.
  // A site lies anywhere, so its files find each other by where they are.
  base: IS_SITE ? './' : command === 'build' ? `/${language}/` : '/',
  plugins: [words(), svelte(), page(language), app(language), sizes(language)],
  build: {
    outDir: IS_SITE ? `dist-site/${language}` : `dist/${language}`,
    target: 'es2022',
    // The styles use light-dark(), which all three engines have had since 2024.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${process.env['KARST_PORT'] ?? 4055}`, ws: true } } },
  resolve: {
    alias: { $words: new URL(`./src/generated/words/${language}`, import.meta.url).pathname },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  // On a busy machine a whole board in a made-up browser takes its time.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'build/*.test.ts'], testTimeout: 60_000 },
}));
