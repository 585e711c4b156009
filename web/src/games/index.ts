// The games this page can draw: the only place that names them all. Boards are loaded when a table needs them.

import type { Component } from 'svelte';

import CasadhPicture from '../art/CasadhPicture.svelte';
import CavePilotPicture from '../art/CavePilotPicture.svelte';
import CaveTrollPicture from '../art/CaveTrollPicture.svelte';
import SkulldugPicture from '../art/SkulldugPicture.svelte';
import type { Recap } from '../board/recap';
import type { Outcome, Refusal, Seat, Story, TableInfo, Vantage } from '../generated/protocol';
import type { RuleBook } from '../rules/book';

/** What a game's board gets from the table page; `A` is the game's own action. */
export interface GameProps<A = unknown> {
  vantage: Vantage;
  table: TableInfo;
  asked: Seat[];
  story: Story[];
  outcome: Outcome | null;
  names: string[];
  mySeats: Seat[];
  busy: boolean;
  act: (action: A) => void;
  why: (action: A) => Promise<Refusal | null>;
  undo: () => void;
  /** To be asked about something again that was hushed. */
  hear?: (topic: string) => void;
  openRule: (id: string) => void;
  announce: (sentence: string) => void;
  /** What is shown now is to stand at once, without motion: a jump in a replay. */
  still?: boolean;
}

/** What stands beside the choices of a set-up: drawings that all others need, once, and the things that a choice brings. */
export interface Likenesses {
  Once: Component;
  Things: Component<{ things: readonly string[]; seat: Seat | null }>;
}

/** What the drawing of a seat's figure gets; the board with its symbols is on the page. */
export interface FigureProps {
  seat: Seat;
  vantage: Vantage;
}

export interface GameOnPage {
  /** How its rule ids begin. */
  rules: string;
  picture: Component;
  /** Players know things that others may not: a screen that changes hands is covered in between. */
  hasSecrets: boolean;
  /** Questions for whoever wants them alone: hushed when one sits down, and asked again when one wishes so (`GameProps.hear`). */
  quiet?: readonly string[];
  /** Whoever plays alone plays for points, and nobody says how many are good. */
  countsAlone?: boolean;
  board: () => Promise<Component<GameProps>>;
  /** The figure of a seat, 100 units across, around the origin. */
  figure: () => Promise<Component<FigureProps>>;
  /** What its events look like in the recap. */
  recap: () => Promise<Recap>;
  /** The picture of something that the coach speaks of, where the game's cards say it in pictures. */
  spoken?: () => Promise<Component<{ word: string }>>;
  /** Pictures for its set-up, where it has some. */
  likenesses?: () => Promise<Likenesses>;
  /** What is drawn beside its rules, and their summary. */
  book: () => Promise<RuleBook>;
}

const GAMES: Record<string, GameOnPage> = {
  'cave-troll': {
    rules: 'CT',
    picture: CaveTrollPicture,
    hasSecrets: true,
    board: async () => (await import('./cave-troll/Game.svelte')).default,
    recap: async () => (await import('./cave-troll/recap')).recap,
    figure: async () => (await import('./cave-troll/art/Winner.svelte')).default,
    likenesses: async () => (await import('./cave-troll/setup')).default,
    book: async () => (await import('./cave-troll/rules')).default as unknown as RuleBook,
  },
  'cave-pilot': {
    rules: 'CP',
    picture: CavePilotPicture,
    // Everything lies open.
    hasSecrets: false,
    board: async () => (await import('./cave-pilot/Game.svelte')).default,
    recap: async () => (await import('./cave-pilot/recap')).recap,
    figure: async () => (await import('./cave-pilot/art/Winner.svelte')).default,
    spoken: async () => (await import('./cave-pilot/art/Spoken.svelte')).default,
    book: async () => (await import('./cave-pilot/rules')).default as unknown as RuleBook,
  },
  casadh: {
    rules: 'CC',
    picture: CasadhPicture,
    hasSecrets: true,
    countsAlone: true,
    board: async () => (await import('./casadh/Game.svelte')).default,
    recap: async () => (await import('./casadh/recap')).recap,
    figure: async () => (await import('./casadh/art/Winner.svelte')).default,
    book: async () => (await import('./casadh/rules')).default as unknown as RuleBook,
  },
  skulldug: {
    rules: 'SK',
    picture: SkulldugPicture,
    hasSecrets: false,
    // A turn begins by itself; whoever wants to give up before the next one says so in the menu.
    quiet: ['resign'],
    board: async () => (await import('./skulldug/Game.svelte')).default,
    recap: async () => (await import('./skulldug/recap')).recap,
    figure: async () => (await import('./skulldug/art/Winner.svelte')).default,
    book: async () => (await import('./skulldug/rules')).default as unknown as RuleBook,
  },
};

export function gameOnPage(id: string): GameOnPage | null {
  return GAMES[id] ?? null;
}

/** The game a rule id belongs to: `CT-ENTER-04` to `cave-troll`. */
export function gameOfRule(rule: string): string | null {
  const found = Object.entries(GAMES).find(([, game]) => rule.startsWith(`${game.rules}-`));
  return found?.[0] ?? null;
}
