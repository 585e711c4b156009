// The language a page is built in: everything it says is put in then. Each has its folder in `dist`.

import type { Plugin } from 'vite';

import * as de from '../src/generated/words/de/shell.ts';
import * as en from '../src/generated/words/en/shell.ts';

const SHELLS = { en, de };

export type Language = keyof typeof SHELLS;

/** `KARST_LANGUAGE`, or English. */
export function wantedLanguage(wanted = process.env['KARST_LANGUAGE'] ?? 'en'): Language {
  const codes = Object.keys(SHELLS) as Language[];
  const found = codes.find((code) => code === wanted);
  if (found === undefined) throw new Error(`KARST_LANGUAGE is ${wanted}; there are ${codes.join(' and ')}`);
  return found;
}

/** A Vite plugin that says what `index.html` says: `{language}`, `{description}`, `{needsScript}`. */
export function page(language: Language): Plugin {
  const { description, needsScript } = SHELLS[language];
  const words: Record<string, string> = { language, description, needsScript };
  return {
    name: 'karst-page',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place) },
  };
}
