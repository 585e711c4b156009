// Which rule governs a card: what the book says of it by name or kind, else what holds for all of its sort.

import type { CavePrint, Special } from '../content';

const SPECIALS: Readonly<Record<Special, string>> = {
  ranged: 'CP-HANDLE-09',
  wind: 'CP-SPEC-01',
  'two-part': 'CP-SPEC-06',
  ooze: 'CP-SPEC-08',
  aura: 'CP-SPEC-09',
};

/** Cards without a special mark that the book speaks of. */
const NAMED_CAVES: Readonly<Record<string, string>> = { Y13: 'CP-SPEC-05', Y20: 'CP-SPEC-10' };

const EXPLORATIONS: Readonly<Record<string, string>> = {
  'bone-nullifier': 'CP-XC-01',
  'muller-reversal': 'CP-XC-02',
  otis: 'CP-XC-03',
  adamy: 'CP-XC-04',
  laplace: 'CP-XC-05',
  tallinn: 'CP-XC-06',
  'foliot-clock': 'CP-XC-07',
  'power-magnet': 'CP-XC-08',
  bumper: 'CP-XC-08',
  'pulse-p6': 'CP-XC-09',
  k3: 'CP-XC-10',
  teleport: 'CP-XC-11',
  aru: 'CP-R-51',
  'lombard-pledge': 'CP-R-50',
};

export function ruleOfCave(print: Pick<CavePrint, 'id' | 'special'>): string {
  return print.special === null ? (NAMED_CAVES[print.id] ?? 'CP-HANDLE-01') : SPECIALS[print.special];
}

export function ruleOfExploration(card: string): string {
  return EXPLORATIONS[card] ?? 'CP-EXPL-06';
}
