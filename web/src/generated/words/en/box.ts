// Made of messages/en by build/words.ts. Do not edit.

export const atOnce = 'Happens at once and is discarded.';

export const card = (said: { id: string | number }): string => `Card ${said.id}`;

export const cardCost = (said: { cost: number }): string => `Costs ${said.cost === 1 ? `1 move point` : `${said.cost} move points`}.`;

export const cardLevel = (said: { items: string | number; level: string | number; treasures: string | number }): string => `On a hex of level ${said.level}: treasures ${said.treasures}, items ${said.items}.`;

export const cardMisfortune = (said: { misfortune: string | number }): string => `Misfortune: ${said.misfortune}.`;

export const curedBy = (said: { cures: string | number }): string => `Cured by ${said.cures}.`;

export const die = {
  'missile': 'Missile die',
  'orange': 'Orange die',
  'yellow': 'Yellow die',
};

export const discovery = (said: { fortunes: string | number; hazards: string | number }): string => `When it is discovered: hazards ${said.hazards}, fortunes ${said.fortunes}.`;

export const faces = (said: { faces: string | number }): string => `Faces: ${said.faces}.`;

export const gear = 'Gear: may be a starting item.';

export const group = {
  'areas': 'Rooms, entrances and pits',
  'artifacts': 'Artifacts',
  'cards': 'Cards',
  'cards-each': 'Cards of each player',
  'consumable': 'Consumables',
  'dice': 'Dice',
  'equipment': 'Equipment',
  'explorations': 'Exploration cards',
  'explorers': 'Explorers',
  'figures': 'Heroes and monsters',
  'hexes-1': 'Hexes of level 1',
  'hexes-2': 'Hexes of level 2',
  'items': 'Items',
  'misfortunes': 'Misfortunes',
  'monster': 'Monsters',
  'orange': 'Orange Cave cards',
  'red': 'Red Cave cards',
  'scenarios': 'Scenarios',
  'sets': 'Suggested starting items',
  'tiles': 'Passages',
  'trap': 'Traps',
  'treasure': 'Treasures',
  'upgrades-A': 'Upgrades of row A',
  'upgrades-B': 'Upgrades of row B',
  'yellow': 'Yellow Cave cards',
};

export const icons = (said: { n: string | number }): string => `Scoring icons: ${said.n}.`;

export const kept = (said: { n: string | number }): string => `Worth ${said.n} gold when it is kept to the end.`;

export const lasts = 'Works as long as it lasts.';

export const maintenance = (said: { price: string | number }): string => `Adds 1 to an upgrade, costs ${said.price}.`;

export const paintings = 'Cave Paintings: the hexes of level 2 join the pile.';

export const stars = (said: { n: string | number }): string => `A side with a star faces where one comes from; stars: ${said.n}.`;

export const stays = 'Stays with you until it is cured.';

export const upgrade = (said: { price: string | number; property: string | number; value: string | number }): string => `${said.property} ${said.value}, costs ${said.price}.`;

export const uses = (said: { n: number }): string => `${said.n === 1 ? `Works once.` : `Works ${said.n} times.`}`;
