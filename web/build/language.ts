// The language a page is built in: everything it says is put in then. Each has its folder in `dist`.

import type { Plugin } from 'vite';

import { LANGUAGES, plainText } from './words.ts';

/** `KARST_LANGUAGE`, or English. */
export function wantedLanguage(wanted = process.env['KARST_LANGUAGE'] ?? 'en'): string {
  if (!LANGUAGES.includes(wanted)) throw new Error(`KARST_LANGUAGE is ${wanted}; there are ${LANGUAGES.join(' and ')}`);
  return wanted;
}

/** A Vite plugin that says what `index.html` says: `{language}`, `{description}`, `{needsScript}`. */
export function page(language: string): Plugin {
  const said = (key: string): string => plainText(language, 'page/shell.ftl', `page-shell-${key}`);
  const words: Record<string, string> = {
    language,
    description: said('description'),
    needsScript: said('needs-script'),
  };
  return {
    name: 'karst-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place),
    },
  };
}
