// What a table may agree on: a valid setup for every mode and number of players.
import type { Deck, Length, Mode, Preset, Setup } from '../../../generated/cave-pilot';

/** The fewest and the most players of a mode. */
export const PLAYERS: Readonly<Record<Mode, readonly [number, number]>> = {
  competitive: [2, 4],
  tutorial: [2, 4],
  team: [4, 4],
  'night-mail': [2, 4],
  purge: [2, 4],
  'rising-water': [2, 4],
  solo: [1, 1],
};

export function fits(mode: Mode, players: number): boolean {
  const [fewest, most] = PLAYERS[mode];
  return players >= fewest && players <= most;
}

/** Modes whose deck is chosen. */
export function choosesDeck(mode: Mode): boolean {
  return mode === 'competitive' || mode === 'team';
}

/** The deck of a mode, keeping what it can of the one before. */
export function deckFor(mode: Mode, before: Deck | null): Deck {
  if (mode === 'solo') return before?.deck === 'solo' ? before : { deck: 'solo', length: 'standard' };
  if (!choosesDeck(mode)) return { deck: 'printed' };
  return before?.deck === 'preset' || before?.deck === 'custom'
    ? before
    : { deck: 'preset', preset: 'easy', cards: 12 };
}

/** The setup most people want for so many players. */
export function setupFor(players: number, before: Setup | null): Setup {
  const wanted: Mode = before?.mode ?? 'competitive';
  const mode: Mode = fits(wanted, players) ? wanted : players === 1 ? 'solo' : 'competitive';
  return { mode, players, deck: deckFor(mode, before?.deck ?? null), house: before?.house ?? [] };
}

export function withMode(setup: Setup, mode: Mode): Setup {
  return { ...setup, mode, deck: deckFor(mode, setup.deck) };
}

export function withPreset(setup: Setup, preset: Preset): Setup {
  return { ...setup, deck: { deck: 'preset', preset, cards: setup.deck.deck === 'preset' ? setup.deck.cards : 12 } };
}

export function withCards(setup: Setup, cards: number): Setup {
  return {
    ...setup,
    deck: { deck: 'preset', preset: setup.deck.deck === 'preset' ? setup.deck.preset : 'easy', cards },
  };
}

export function withLength(setup: Setup, length: Length): Setup {
  return { ...setup, deck: { deck: 'solo', length } };
}

/** Just these Cave cards. */
export function withCaves(setup: Setup, caves: string[]): Setup {
  return { ...setup, deck: { deck: 'custom', caves } };
}
