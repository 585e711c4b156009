// A roll before it is cast: which faces succeed, and what a point of focus is worth.
import * as said from '$words/skulldug';

import type { RollSeen } from '../../../generated/skulldug';

/** The part that the page asks about; `natural` is none until the die has fallen. */
export type Roll = RollSeen;

/** What is added to the die, focus apart. */
export function added({ modifiers }: Pick<Roll, 'modifiers'>): number {
  return modifiers.reduce((sum, { n }) => sum + n, 0);
}

/** In how many of six cases the roll succeeds with this focus; none when nobody can know. */
export function chances({ odds }: Pick<Roll, 'odds'>, focus: number): number | null {
  return odds[focus] ?? null;
}

/** The faces of the die that succeed with this focus, from 1. */
export function goodFaces(roll: Pick<Roll, 'odds'>, focus: number): boolean[] {
  const good = chances(roll, focus) ?? 0;
  return [1, 2, 3, 4, 5, 6].map((face) => face > 6 - good);
}

/** `4 of 6, 67 %`. */
export function oddsWords(good: number): string {
  return good === 0
    ? said.oddsNone
    : good === 6
      ? said.oddsCertain
      : said.oddsOfSix({ good, percent: Math.round((100 * good) / 6) });
}

/** The most AP that can be put into the roll. */
export function mostFocus({ odds }: Pick<Roll, 'odds'>, offered: readonly number[]): number {
  return Math.max(0, odds.length - 1, ...offered);
}
