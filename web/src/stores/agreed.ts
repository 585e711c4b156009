// What a table has agreed on, in words for people. Tables and records tell it in notation: `players 3, mode duel, gear draft`.

import * as said from '$words/agreed';

/** `Duel · Gear draft · 2 house rules`. How many play is seen from the seats, and what is usual is not said at all. */
export function agreedWords(notation: string): string {
  const words = notation.split(',').flatMap((part) => {
    const [group = '', first = '', ...more] = part.trim().split(/\s+/);
    return wordOf(group, first, more) ?? [];
  });
  return words.length === 0 ? said.printed : words.join(' · ');
}

function wordOf(group: string, first: string, more: readonly string[]): string | null {
  switch (group) {
    case 'mode':
      return known(said.mode, first);
    case 'set':
      return known(said.set, first);
    case 'gear':
      return known(said.gear, first);
    case 'fortune':
      return known(said.fortune, first);
    case 'deck':
      return known(said.deck, first);
    case 'table':
      return said.table({ n: first });
    case 'house':
      return said.house({ n: more.length + 1 });
    default:
      // Cave Pilot 55 begins with its mode.
      return first === '' ? known(said.mode, group) : null;
  }
}

function known(words: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(words, key) ? (words[key] ?? null) : null;
}
