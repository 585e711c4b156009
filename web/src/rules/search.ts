// Finding rules by words or id, and reading a rule's text: emphasis, code, references to other rules, hits.

import type { RuleText } from '../generated/protocol';
import type { BoxGroup } from './book';

/** A piece of a rule's text. */
export type Piece =
  { is: 'text' | 'emphasis' | 'code' | 'hit'; text: string } | { is: 'rule'; id: string; text: string };

export interface Section {
  /** Its heading in English, by which programs know it. */
  name: string;
  /** Its heading in the reader's language. */
  title: string;
  rules: RuleText[];
}

/** The words that are searched for, in lower case. */
export function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Rules with every word in their id, heading or text, or in what is said `beside` them, under their headings in the
 *  ledger's order. */
export function found(rules: readonly RuleText[], query: string, beside: (id: string) => string = () => ''): Section[] {
  const words = wordsOf(query);
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    if (!hasWords(`${rule.id} ${rule.title} ${rule.text} ${beside(rule.id)}`, words)) continue;
    const section = sections.get(rule.section);
    if (section) section.rules.push(rule);
    else sections.set(rule.section, { name: rule.section, title: rule.title, rules: [rule] });
  }
  return [...sections.values()];
}

/** The pieces of the box with every word in their group's title, their name or their print, in their groups. */
export function foundIn(groups: readonly BoxGroup[], words: readonly string[]): BoxGroup[] {
  return groups
    .map((group) => ({
      ...group,
      pieces: group.pieces.filter(({ id, name, text, rule = '' }) =>
        hasWords([group.title, id, name, ...text, rule].join(' '), words),
      ),
    }))
    .filter(({ pieces }) => pieces.length > 0);
}

/** Every word is in the text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const whole = text.toLowerCase();
  return words.every((word) => whole.includes(word));
}

/** References that stand by themselves in brackets: ` (CT-R-08)`, ` (CC-MOVE-03 and 05)`. */
const ASIDE = / ?\(((?:[A-Z]{2}(?:-[A-Z]+)+-\d{2}|-?\d{2}|, | and | und | to | bis |\.\.)+)\)/g;

/** A rule's text in pieces: `*word*` is emphasis, words in backticks are code, ids of rules are references, searched
 *  words are hits. `CC-MODEL-01 and 02`, or `und` and `bis` in German, are two references. References in brackets of
 *  their own are signs that do not disturb the reading: `§`. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const all: Piece[] = [];
  let from = 0;
  for (const aside of text.matchAll(ASIDE)) {
    const signs = told(aside[1] ?? '', []).filter((piece) => piece.is === 'rule');
    if (signs.length === 0) continue;
    all.push(...told(text.slice(from, aside.index), words), ...signs.map((sign) => ({ ...sign, text: '§' })));
    from = aside.index + aside[0].length;
  }
  return [...all, ...told(text.slice(from), words)];
}

function told(text: string, words: readonly string[]): Piece[] {
  const marks =
    /\*([^*\s][^*]*)\*|`([^`]+)`|\b([A-Z]{2}(?:-[A-Z]+)+-)(\d{2})((?:(?:, | and | und | to | bis |\.\.)-?\d{2}\b)*)/g;
  const all: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(marks)) {
    all.push(...hits(text.slice(from, mark.index), words));
    const [whole, emphasis, code, family = '', number = '', others = ''] = mark;
    if (emphasis !== undefined) all.push({ is: 'emphasis', text: emphasis });
    else if (code !== undefined) all.push({ is: 'code', text: code });
    else all.push({ is: 'rule', id: family + number, text: family + number }, ...furtherOf(family, others));
    from = mark.index + whole.length;
  }
  return [...all, ...hits(text.slice(from), words)];
}

/** ` and 02`, `, -03`: further rules of the same family. */
function furtherOf(family: string, others: string): Piece[] {
  return [...others.matchAll(/(, | and | und | to | bis |\.\.)(-?)(\d{2})/g)].flatMap(
    ([, joint = '', dash = '', number = '']): Piece[] => [
      { is: 'text', text: joint },
      { is: 'rule', id: family + number, text: dash + number },
    ],
  );
}

/** Plain text with the searched words marked. */
export function hits(text: string, words: readonly string[]): Piece[] {
  if (text === '') return [];
  if (words.length === 0) return [{ is: 'text', text }];
  const any = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  return text
    .split(any)
    .map((part, at): Piece => ({ is: at % 2 === 1 ? 'hit' : 'text', text: part }))
    .filter((piece) => piece.text !== '');
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
