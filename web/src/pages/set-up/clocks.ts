// The clocks a table can be set up with: a few that have proved themselves, and one's own.

import * as said from '$words/setup';
import type { Absence, Bot, Clock } from '../../generated/protocol';
import type { Chair } from './chairs';

export type Preset = 'none' | 'live-10' | 'live-20' | 'live-45' | 'day' | 'three-days' | 'own-live' | 'own-days';

const MINUTES = 60;
const DAYS = 86_400;

export const PRESETS: { preset: Preset; label: string; clock: Clock }[] = [
  { preset: 'none', label: said.preset.none, clock: { kind: 'none' } },
  {
    preset: 'live-10',
    label: said.preset['live-10'],
    clock: { kind: 'live', main_s: 10 * MINUTES, increment_s: 10, delay_s: 0 },
  },
  {
    preset: 'live-20',
    label: said.preset['live-20'],
    clock: { kind: 'live', main_s: 20 * MINUTES, increment_s: 15, delay_s: 0 },
  },
  {
    preset: 'live-45',
    label: said.preset['live-45'],
    clock: { kind: 'live', main_s: 45 * MINUTES, increment_s: 30, delay_s: 0 },
  },
  { preset: 'day', label: said.preset.day, clock: { kind: 'days', move_s: DAYS, bank_s: 2 * DAYS } },
  {
    preset: 'three-days',
    label: said.preset['three-days'],
    clock: { kind: 'days', move_s: 3 * DAYS, bank_s: 4 * DAYS },
  },
  {
    preset: 'own-live',
    label: said.preset['own-live'],
    clock: { kind: 'live', main_s: 30 * MINUTES, increment_s: 0, delay_s: 10 },
  },
  { preset: 'own-days', label: said.preset['own-days'], clock: { kind: 'days', move_s: 2 * DAYS, bank_s: 0 } },
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
  { kind: 'bot-steady', label: said.absence['bot-steady'], absence: { then: 'bot-sits-in', bot: 'steady' } },
  { kind: 'bot-novice', label: said.absence['bot-novice'], absence: { then: 'bot-sits-in', bot: 'novice' } },
  { kind: 'bot-strong', label: said.absence['bot-strong'], absence: { then: 'bot-sits-in', bot: 'strong' } },
  { kind: 'bot-master', label: said.absence['bot-master'], absence: { then: 'bot-sits-in', bot: 'master' } },
  { kind: 'substitute', label: said.absence.substitute, absence: { then: 'substitute' } },
  { kind: 'forfeit', label: said.absence.forfeit, absence: { then: 'forfeit' } },
];

export function absenceOf(kind: AbsenceKind): Absence {
  return ABSENCES.find((entry) => entry.kind === kind)?.absence ?? { then: 'bot-sits-in', bot: 'steady' };
}

export function absenceKindOf(absence: Absence): AbsenceKind {
  if (absence.then !== 'bot-sits-in') return absence.then;
  return absence.bot === 'random' ? 'bot-steady' : `bot-${absence.bot}`;
}
