// The language of this page. It is built into it: another one is another page, which the server chooses by a cookie.

import * as said from '$words/shell';
import { IS_SITE } from '../net/transport';
import { noteLanguage } from '../pocket/keep-page';
import { keepWord } from './kept';
import { myself } from './me.svelte';

export type Language = keyof typeof said.tongue;

/** Every language with its name in itself. */
export const LANGUAGES = Object.entries(said.tongue).map(([code, name]) => ({ code: code as Language, name }));

/** The one this page is written in. */
export const SPOKEN: Language = said.language;

const YEAR_S = 365 * 86_400;

/** Where the first page of a site finds what was chosen (build/site.js). */
const CHOSEN = 'karst-language';

/** What the browser is to remember, so that the server answers in this language. */
export function cookieFor(language: Language, isSafe: boolean): string {
  return `language=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSafe ? '; Secure' : ''}`;
}

/** Shows the same address in another language, from now on and on every visit with this browser. */
export function speak(language: Language): void {
  if (IS_SITE) {
    keepWord(CHOSEN, language);
    location.assign(new URL(`../${language}/${location.hash}`, new URL('.', location.href)));
    return;
  }
  document.cookie = cookieFor(language, location.protocol === 'https:');
  // Who I am comes with the first answer. A page that is left before would ask again, and be somebody else.
  void Promise.allSettled([myself.ready(), noteLanguage(language)]).then(() => location.reload());
}
