// The games this page can draw: the only place that names them all. Boards are loaded when a table needs them.

import type { Component } from 'svelte';

import CasadhPicture from '../art/CasadhPicture.svelte';
import CavePilotPicture from '../art/CavePilotPicture.svelte';
import CaveTrollPicture from '../art/CaveTrollPicture.svelte';
import SkulldugPicture from '../art/SkulldugPicture.svelte';
import type { Setup as CasadhSetup } from '../generated/casadh';
import type { Setup as CavePilotSetup } from '../generated/cave-pilot';
import type { Setup as CaveTrollSetup } from '../generated/cave-troll';
import type { Recap } from '../board/recap';
import type { JsonValue, Outcome, Refusal, Seat, Story, TableInfo, Vantage } from '../generated/protocol';
import type { Setup as SkulldugSetup } from '../generated/skulldug';
import { setupFor as casadhSetup } from './casadh/setup/setups';
import { setupFor as cavePilotSetup } from './cave-pilot/setup/setups';
import type { RuleBook } from '../rules/book';
import type { Agreements } from './presets';
import { setupFor as skulldugSetup } from './skulldug/setup/setups';

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
  openRule: (id: string) => void;
  announce: (sentence: string) => void;
  /** What is shown now is to stand at once, without motion: a jump in a replay. */
  still?: boolean;
}

/** What a game's part of the set-up gets; it writes `setup`. */
export interface SetupFormProps {
  players: number;
  setup: JsonValue;
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
  board: () => Promise<Component<GameProps>>;
  /** The figure of a seat, 100 units across, around the origin. */
  figure: () => Promise<Component<FigureProps>>;
  /** What its events look like in the recap. */
  recap: () => Promise<Recap>;
  setupForm: () => Promise<Component<SetupFormProps, Record<string, never>, 'setup'>>;
  /** What is drawn beside its rules, and their summary. */
  book: () => Promise<RuleBook>;
  /** Its ready agreements, and any agreement in words. */
  agreements: () => Promise<Agreements>;
  /** The setup most people want for so many players, keeping what it can of one before. */
  setupFor: (players: number, before: JsonValue | null) => JsonValue;
}

const GAMES: Record<string, GameOnPage> = {
  'cave-troll': {
    rules: 'CT',
    picture: CaveTrollPicture,
    hasSecrets: true,
    board: async () => (await import('./cave-troll/Game.svelte')).default,
    recap: async () => (await import('./cave-troll/recap')).recap,
    figure: async () => (await import('./cave-troll/art/Winner.svelte')).default,
    // The form knows its own setup; from here on it is JSON, as on the wire.
    setupForm: async () =>
      (await import('./cave-troll/SetupForm.svelte')).default as unknown as Component<
        SetupFormProps,
        Record<string, never>,
        'setup'
      >,
    book: async () => (await import('./cave-troll/rules')).default as unknown as RuleBook,
    agreements: async () => (await import('./cave-troll/setup/presets')).agreements as unknown as Agreements,
    setupFor: (players, before) => caveTrollSetup(players, before as CaveTrollSetup | null),
  },
  'cave-pilot': {
    rules: 'CP',
    picture: CavePilotPicture,
    // Everything lies open.
    hasSecrets: false,
    board: async () => (await import('./cave-pilot/Game.svelte')).default,
    recap: async () => (await import('./cave-pilot/recap')).recap,
    figure: async () => (await import('./cave-pilot/art/Winner.svelte')).default,
    setupForm: async () =>
      (await import('./cave-pilot/SetupForm.svelte')).default as unknown as Component<
        SetupFormProps,
        Record<string, never>,
        'setup'
      >,
    book: async () => (await import('./cave-pilot/rules')).default as unknown as RuleBook,
    agreements: async () => (await import('./cave-pilot/setup/presets')).agreements as unknown as Agreements,
    setupFor: (players, before) => cavePilotSetup(players, before as CavePilotSetup | null),
  },
  casadh: {
    rules: 'CC',
    picture: CasadhPicture,
    hasSecrets: true,
    board: async () => (await import('./casadh/Game.svelte')).default,
    recap: async () => (await import('./casadh/recap')).recap,
    figure: async () => (await import('./casadh/art/Winner.svelte')).default,
    setupForm: async () =>
      (await import('./casadh/SetupForm.svelte')).default as unknown as Component<
        SetupFormProps,
        Record<string, never>,
        'setup'
      >,
    book: async () => (await import('./casadh/rules')).default as unknown as RuleBook,
    agreements: async () => (await import('./casadh/setup/presets')).agreements as unknown as Agreements,
    setupFor: (players, before) => casadhSetup(players, before as CasadhSetup | null),
  },
  skulldug: {
    rules: 'SK',
    picture: SkulldugPicture,
    hasSecrets: false,
    board: async () => (await import('./skulldug/Game.svelte')).default,
    recap: async () => (await import('./skulldug/recap')).recap,
    figure: async () => (await import('./skulldug/art/Winner.svelte')).default,
    setupForm: async () =>
      (await import('./skulldug/SetupForm.svelte')).default as unknown as Component<
        SetupFormProps,
        Record<string, never>,
        'setup'
      >,
    book: async () => (await import('./skulldug/rules')).default as unknown as RuleBook,
    agreements: async () => (await import('./skulldug/setup/presets')).agreements as unknown as Agreements,
    setupFor: (players, before) => skulldugSetup(players, before as SkulldugSetup | null),
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

function caveTrollSetup(players: number, before: CaveTrollSetup | null): CaveTrollSetup {
  const first = before?.alternates[0] ?? 0;
  const alternates = Array.from({ length: players }, (_, seat) => before?.alternates[seat] ?? first);
  return { players, alternates, house: before?.house ?? [] };
}
