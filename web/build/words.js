// Writes the page's words for what reads files without Vite: the type check.

import { runnerImport } from 'vite';

const { module } = await runnerImport(`${import.meta.dirname}/words.ts`);
module.writeWords();
