// Which rule governs an item, a misfortune or something on the map.

import type { Item, Misfortune } from '../../../generated/casadh';

const ITEMS: Readonly<Record<Item, string>> = {
  rope: 'CC-ITEM-04',
  canteen: 'CC-ITEM-05',
  'gas-mask': 'CC-ITEM-06',
  'hiking-boots': 'CC-ITEM-07',
  helmet: 'CC-ITEM-08',
  'brass-lantern': 'CC-ITEM-09',
  medkit: 'CC-ITEM-10',
  battery: 'CC-ITEM-11',
  dynamite: 'CC-DYN-01',
};

export function ruleOfItem(item: Item): string {
  return ITEMS[item];
}

export function ruleOfMisfortune(misfortune: Misfortune): string {
  if (misfortune === 'thirst') return 'CC-MISF-06';
  return misfortune === 'flashlight-out' ? 'CC-MISF-08' : 'CC-MISF-09';
}

/** What one may look at closely on the map. */
export const RULE_OF = {
  grue: 'CC-GRUE-01',
  dynamite: 'CC-DYN-04',
  treasures: 'CC-TREAS-02',
  hex: 'CC-HEX-02',
} as const;
