// What a game adds to its rules on this page: pictures drawn from its board and cards, a summary for the table, and which
// rule governs which card. The text itself is the server's ledger.

import type { Component, Snippet } from 'svelte';

/** A picture beside a rule. `P` is what the game's own plate draws. */
export interface RulePicture<P = unknown> {
  /** The rule it belongs to. */
  rule: string;
  /** Under the picture. */
  caption: string;
  /** What is to be seen, for whoever does not see it. */
  alt: string;
  shows: P;
}

/** A line of the summary, and the rules it sums up. */
export interface SummaryLine<P = unknown> {
  /** What is set in bold at its beginning: an action, a card, a symbol. */
  name?: string;
  /** What it costs. */
  cost?: string;
  text: string;
  rules: readonly string[];
  /** A small drawing before it. */
  sign?: P;
}

export interface SummaryBlock<P = unknown> {
  title: string;
  lines: readonly SummaryLine<P>[];
}

/** All that a player needs at the table, on one sheet. */
export interface Summary<P = unknown> {
  /** What the game is about, in a sentence or two. */
  goal: SummaryLine<P>;
  blocks: readonly SummaryBlock<P>[];
}

/** A thing of the box: a card, a hex, a room. Equal ones are one piece. */
export interface BoxPiece<P = unknown> {
  id: string;
  name: string;
  /** How many of it are in the box; none where that is not said. */
  copies?: number;
  /** What is printed on it, one sentence after the other. */
  text: readonly string[];
  /** The rule that governs it. */
  rule?: string;
  shows: P;
}

export interface BoxGroup<P = unknown> {
  /** Within the page: `box-treasure`. */
  id: string;
  title: string;
  pieces: readonly BoxPiece<P>[];
}

/** A paragraph of the opening read, and the rule whose picture stands beside it. */
export interface StartParagraph {
  text: string;
  picture: string | null;
}

/** The opening read of a game: its texts in order, each with its picture or none. */
export function startOf(
  texts: Readonly<Record<string, string>>,
  pictures: readonly (string | null)[],
): StartParagraph[] {
  return pictures.map((picture, at) => ({ text: texts[at + 1] ?? '', picture }));
}

export interface RuleBook<P = unknown> {
  /** Drawings and colours that the plates need; stands once on a page, around them. */
  Hoard: Component<{ children: Snippet }>;
  /** Draws one picture; `small` is a sign in a line of text. */
  Plate: Component<{ shows: P; small?: boolean }>;
  /** Chapters that are read for looking things up: they come after the others, before the rulings. */
  late?: readonly string[];
  /** What a newcomer reads first, in two minutes. */
  start: readonly StartParagraph[];
  pictures: readonly RulePicture<P>[];
  summary: Summary<P>;
  /** All that is in the box; fetched when somebody comes to it. */
  box: () => Promise<readonly BoxGroup<P>[]>;
}
