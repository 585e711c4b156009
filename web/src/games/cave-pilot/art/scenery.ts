// Which drawing a Cave card has.
import type { Brush } from './brush';
import { brood } from './brood';
import { deep } from './deep';
import { works } from './works';

export const motifs = { ...deep, ...works, ...brood } as const satisfies Record<string, readonly Brush[]>;
export type Motif = keyof typeof motifs;

const MOTIFS: Readonly<Record<string, Motif>> = {
  Y01: 'dripstone', Y02: 'rockfall', Y03: 'moths', Y04: 'geyser', Y05: 'tesla', Y06: 'fungi', Y07: 'gate', Y08: 'ropes', Y09: 'crayfish', Y10: 'beacon',
  Y11: 'stalactites', Y12: 'rockfall', Y13: 'laser', Y14: 'crystals', Y15: 'field', Y16: 'mines', Y17: 'turbine', Y18: 'ooze', Y19: 'beetle', Y20: 'particles',
  Y21: 'web', Y22: 'missiles', Y23: 'stalagmites', Y24: 'bat', Y25: 'plant', Y26: 'echo', Y27: 'depot', Y28: 'lode', Y29: 'river', Y30: 'bats',
  Y31: 'gun', Y32: 'hangar', Y33: 'vents', Y34: 'worms',
  O11: 'rockfall', O12: 'lasers', O13: 'turbine', O14: 'web', O15: 'missiles', O16: 'bats', O17: 'plant', O18: 'ooze', O19: 'beetle', O20: 'tesla',
  O21: 'field', O22: 'crystals', O23: 'mines', O24: 'cyclone', O25: 'depot', O26: 'lava', O27: 'eye', O28: 'gun', O29: 'squid', O30: 'workshop',
  O31: 'worm', O32: 'dark', O33: 'vents', O34: 'winch',
  R11: 'missiles', R12: 'blade', R13: 'web', R14: 'turbine', R15: 'lasers', R16: 'bat', R17: 'forge', R18: 'particles', R19: 'worm', R20: 'library',
  R21: 'beetle', R22: 'well',
};

export function motifOf(cave: string): Motif {
  return MOTIFS[cave] ?? 'dark';
}
