// Finding rules by words or id, and reading a rule's text: emphasis, references to other rules, hits.

import type { RuleText } from '../generated/protocol';

/** A piece of a rule's text. */
export type Piece = { is: 'text' | 'emphasis' | 'hit'; text: string } | { is: 'rule'; id: string };

export interface Section {
  name: string;
  rules: RuleText[];
}

/** The words that are searched for, in lower case. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter((word) => word !== '');
}

/** Rules with every word in their id, heading or text, under their headings in the ledger's order. */
export function found(rules: RuleText[], query: string): Section[] {
  const words = wordsOf(query);
  const sections = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const whole = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    if (!words.every((word) => whole.includes(word))) continue;
    const section = sections.get(rule.section);
    if (section) section.push(rule);
    else sections.set(rule.section, [rule]);
  }
  return [...sections].map(([name, list]) => ({ name, rules: list }));
}

/** A rule's text in pieces: `*word*` is emphasis, ids of rules are references, searched words are hits. */
export function pieces(text: string, words: string[]): Piece[] {
  const marks = /(\*[^*\s][^*]*\*)|\b([A-Z]{2}(?:-[A-Z]+)*-\d{2})\b/g;
  const all: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(marks)) {
    all.push(...hits(text.slice(from, mark.index), words));
    const [whole, emphasis, id] = mark;
    if (emphasis !== undefined) all.push({ is: 'emphasis', text: emphasis.slice(1, -1) });
    else if (id !== undefined) all.push({ is: 'rule', id });
    from = mark.index + whole.length;
  }
  return [...all, ...hits(text.slice(from), words)];
}

/** Plain text with the searched words marked. */
export function hits(text: string, words: string[]): Piece[] {
  if (text === '') return [];
  if (words.length === 0) return [{ is: 'text', text }];
  const any = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  return text
    .split(any)
    .map((part, at): Piece => ({ is: at % 2 === 1 ? 'hit' : 'text', text: part }))
    .filter((piece) => piece.is === 'rule' || piece.text !== '');
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
