// Which rule governs a card: what the book says of it by name, else what holds for its sort.

import type { Kind, Sort } from '../../../generated/skulldug';
import { kindPrint } from '../content';

const SORTS: Readonly<Record<Sort, string>> = {
  treasure: 'SK-CARD-03',
  equipment: 'SK-CARD-01',
  consumable: 'SK-CARD-02',
  monster: 'SK-CARD-04',
  trap: 'SK-CARD-05',
};

const NAMED: Partial<Readonly<Record<Kind, string>>> = {
  'bloodstone-amulet': 'SK-FAQ-01',
  'running-shoes': 'SK-FAQ-01',
  'bucket-of-grease': 'SK-FAQ-02',
  'putrid-horror': 'SK-FAQ-02',
  'ceremonial-sword': 'SK-FAQ-03',
  'colossal-pit': 'SK-FAQ-04',
  'flare-gun': 'SK-FAQ-05',
  'fresnels-eyepiece': 'SK-FAQ-06',
  'gorgeous-adonis': 'SK-FAQ-07',
  'lucky-underwear': 'SK-FAQ-08',
  'mischievous-monkey': 'SK-FAQ-09',
  'swindling-jester': 'SK-FAQ-09',
  'mimic-stone': 'SK-FAQ-10',
  'port-o-boulder': 'SK-FAQ-12',
  'soulbond-charm': 'SK-SOLO-11',
  'bear-trap': 'SK-R-30',
  'hobnail-boots': 'SK-R-64',
  'convincing-sign': 'SK-R-86',
};

export function ruleOfCard(kind: Kind): string {
  return NAMED[kind] ?? SORTS[kindPrint(kind).sort];
}

/** Passages: text on a tile is a rule for those inside. */
export const RULE_OF_PASSAGE = 'SK-PASS-04';
