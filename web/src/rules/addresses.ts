// Anchors and links of rules: beside a board `#rule=CT-ENTER-04` opens the drawer, on the rules page `#CT-ENTER-04` goes there.

import { hrefOf, type Route } from '../router';

const ID = /^[A-Z]{2}(?:-[A-Z]+)+-\d{2}$/;

/** The rule that the anchor of a rules page names, in any case; none for a chapter's. */
export function ruleInHash(hash: string): string | null {
  const id = decoded(hash.slice(1)).toUpperCase();
  return ID.test(id) ? id : null;
}

/** Where a link to a rule leads, from the page on show. */
export function ruleHref(id: string, from: Route): string {
  if (from.page !== 'rules') return `#rule=${id}`;
  return from.as === 'book' ? `#${id}` : `${hrefOf({ page: 'rules', game: from.game, as: 'book' })}#${id}`;
}

/** Where a rule stands on its page, for keeping and sending. */
export function ruleAddress(id: string, game: string): string {
  return `${hrefOf({ page: 'rules', game, as: 'book' })}#${id}`;
}

/** The anchor of a heading: `End of the game` is `end-of-the-game`. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A hand-typed `%` is no reason to fail. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
