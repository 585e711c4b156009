// The ledger as a book: chapters in its order, the rulings as one chapter with its sections, and a ruling in its parts.

import type { RuleText } from '../generated/protocol';
import { slugOf } from './addresses';
import type { Section } from './search';

export interface Chapter {
  /** Its anchor, the same in every language: `end-of-the-game`. */
  id: string;
  title: string;
  /** Under headings of their own within the chapter; a chapter of plain rules has one without a name. */
  sections: { id: string; title: string; rules: RuleText[] }[];
}

const RULINGS = 'Rulings';

/** Sections named `Rulings` or `Rulings: …` are one chapter, the last one; chapters that are `late`, by their
 *  anchors, stand just before it. */
export function chaptersOf(sections: readonly Section[], late: readonly string[] = []): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { name, title, rules } of sections) {
    const ofRulings = name.startsWith(`${RULINGS}:`);
    const id = slugOf(ofRulings ? RULINGS : name);
    const [heading = title, rest = ''] = ofRulings ? title.split(/:\s*(.*)/s) : [title];
    const section = { id: slugOf(name), title: capital(rest), rules };
    const known = chapters.find((chapter) => chapter.id === id);
    if (known) known.sections.push(section);
    else chapters.push({ id, title: heading, sections: [section] });
  }
  const rank = ({ id }: Chapter): number => (id === slugOf(RULINGS) ? 2 : late.includes(id) ? 1 : 0);
  return chapters.sort((one, other) => rank(one) - rank(other));
}

/** How many rules are in a chapter. */
export function sizeOf(chapter: Chapter): number {
  return chapter.sections.reduce((sum, { rules }) => sum + rules.length, 0);
}

/** A ruling reads question → decision and why: `*Why: …*`, in German `*Warum: …*`. */
export interface Ruling {
  question: string;
  decision: string;
  /** Empty when the ledger gives none. */
  why: string;
}

/** A ruling in its parts; none when the text is not written so. */
export function rulingOf(text: string): Ruling | null {
  const arrow = text.indexOf(' → ');
  if (arrow < 0) return null;
  const [question, rest] = [text.slice(0, arrow), text.slice(arrow + 3)];
  const reason = /\s*\*(?:Why|Warum): ([^]*)\*$/.exec(rest);
  return {
    question,
    decision: capital(reason === null ? rest : rest.slice(0, reason.index)),
    why: capital(reason?.[1] ?? ''),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
