// How dates and numbers are written: as this reader's browser does in the page's language.

import * as said from '$words/shell';

/** The first of the reader's languages that is the page's, such as `en-GB`; else the language alone. */
export const LOCALE: string = navigator.languages.find((one) => one.split('-')[0] === said.language) ?? said.language;
