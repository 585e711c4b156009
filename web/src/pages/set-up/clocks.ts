// The clocks a table can be set up with: a few that have proved themselves, and one's own.

import type { Absence, Bot, Clock } from '../../generated/protocol';
import type { Chair } from './chairs';

export type Preset = 'none' | 'live-10' | 'live-20' | 'live-45' | 'day' | 'three-days' | 'own-live' | 'own-days';

const MINUTES = 60;
const DAYS = 86_400;

export const PRESETS: { preset: Preset; label: string; clock: Clock }[] = [
  { preset: 'none', label: 'No clock', clock: { kind: 'none' } },
  { preset: 'live-10', label: 'Live, 10 minutes + 10 s', clock: { kind: 'live', main_s: 10 * MINUTES, increment_s: 10, delay_s: 0 } },
  { preset: 'live-20', label: 'Live, 20 minutes + 15 s', clock: { kind: 'live', main_s: 20 * MINUTES, increment_s: 15, delay_s: 0 } },
  { preset: 'live-45', label: 'Live, 45 minutes + 30 s', clock: { kind: 'live', main_s: 45 * MINUTES, increment_s: 30, delay_s: 0 } },
  { preset: 'day', label: 'A day a move', clock: { kind: 'days', move_s: DAYS, bank_s: 2 * DAYS } },
  { preset: 'three-days', label: 'Three days a move', clock: { kind: 'days', move_s: 3 * DAYS, bank_s: 4 * DAYS } },
  { preset: 'own-live', label: 'Live, by my own numbers…', clock: { kind: 'live', main_s: 30 * MINUTES, increment_s: 0, delay_s: 10 } },
  { preset: 'own-days', label: 'Over days, by my own numbers…', clock: { kind: 'days', move_s: 2 * DAYS, bank_s: 0 } },
];

/** The clock of a preset. */
export function clockOf(preset: Preset): Clock {
  return PRESETS.find((entry) => entry.preset === preset)?.clock ?? { kind: 'none' };
}

/** The preset that is this clock, or the own numbers of its kind. */
export function presetOf(clock: Clock): Preset {
  const same = PRESETS.find((entry) => JSON.stringify(inOrder(entry.clock)) === JSON.stringify(inOrder(clock)));
  if (same) return same.preset;
  return clock.kind === 'live' ? 'own-live' : clock.kind === 'days' ? 'own-days' : 'none';
}

function inOrder(clock: Clock): [string, unknown][] {
  return Object.entries(clock).sort(([one], [other]) => one.localeCompare(other));
}

/** What fits those who play: nobody is hurried by bots or at one's own screen, and strangers do not keep each other waiting. */
export function usualPreset(chairs: Chair[], listed: boolean): Preset {
  if (!chairs.some((chair) => chair.who === 'open')) return 'none';
  return listed ? 'live-20' : 'day';
}

/** The choices for those who are not there, as one word each. */
export type AbsenceKind = `bot-${Exclude<Bot, 'random'>}` | 'substitute' | 'forfeit';

export const ABSENCES: { kind: AbsenceKind; label: string; absence: Absence }[] = [
  { kind: 'bot-steady', label: 'A steady bot sits in', absence: { then: 'bot-sits-in', bot: 'steady' } },
  { kind: 'bot-novice', label: 'A novice bot sits in', absence: { then: 'bot-sits-in', bot: 'novice' } },
  { kind: 'bot-strong', label: 'A strong bot sits in', absence: { then: 'bot-sits-in', bot: 'strong' } },
  { kind: 'bot-master', label: 'A master bot sits in', absence: { then: 'bot-sits-in', bot: 'master' } },
  { kind: 'substitute', label: 'Somebody else may take the seat', absence: { then: 'substitute' } },
  { kind: 'forfeit', label: 'They forfeit the game', absence: { then: 'forfeit' } },
];

export function absenceOf(kind: AbsenceKind): Absence {
  return ABSENCES.find((entry) => entry.kind === kind)?.absence ?? { then: 'bot-sits-in', bot: 'steady' };
}

export function absenceKindOf(absence: Absence): AbsenceKind {
  if (absence.then !== 'bot-sits-in') return absence.then;
  return absence.bot === 'random' ? 'bot-steady' : `bot-${absence.bot}`;
}
