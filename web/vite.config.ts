import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { sizes } from './build/sizes.ts';

/** What the page is written in; everything it says is put in when it is built. */
const language = process.env['KARST_LANGUAGE'] ?? 'en';

export default defineConfig({
  plugins: [svelte(), sizes()],
  build: {
    target: 'es2022',
    // The styles use light-dark(), which all three engines have had since 2024.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': { target: `http://127.0.0.1:${process.env['KARST_PORT'] ?? 4055}`, ws: true } },
  },
  resolve: {
    alias: { $words: new URL(`./src/generated/words/${language}`, import.meta.url).pathname },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'build/*.test.ts'] },
});
