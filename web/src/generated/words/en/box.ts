// Made of messages/en by build/words.ts. Do not edit.

export const atOnce = 'Happens at once, then is discarded.';

export const card = (said: { id: string | number }): string => `Card ${said.id}`;

export const cardCost = (said: { cost: number }): string => `Costs ${said.cost === 1 ? `1 move point` : `${said.cost} move points`}.`;

export const cardLevel = (said: { items: string | number; level: string | number; treasures: string | number }): string => `On a level ${said.level} hex: treasures ${said.treasures}, items ${said.items}.`;

export const cardMisfortune = (said: { misfortune: string | number }): string => `Misfortune: ${said.misfortune}.`;

export const curedBy = (said: { cures: string | number }): string => `Cured by ${said.cures}.`;

export const die = {
  'missile': 'Missile die',
  'orange': 'Orange die',
  'yellow': 'Yellow die',
};

export const discovery = (said: { fortunes: string | number; hazards: string | number }): string => `When discovered: ${said.hazards} Hazards, ${said.fortunes} Fortunes.`;

export const faces = (said: { faces: string | number }): string => `Faces: ${said.faces}.`;

export const gear = 'Gear: can be a starting item.';

export const group = {
  'areas': 'Rooms, entrances and pits',
  'artifacts': 'Artifacts',
  'cards': 'Cards',
  'cards-each': 'Each player’s cards',
  'consumable': 'Consumables',
  'dice': 'Dice',
  'equipment': 'Equipment',
  'explorations': 'Exploration cards',
  'explorers': 'Explorers',
  'figures': 'Heroes and monsters',
  'hexes-1': 'Level 1 hexes',
  'hexes-2': 'Level 2 hexes',
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
  'upgrades-A': 'Upgrades, row A',
  'upgrades-B': 'Upgrades, row B',
  'yellow': 'Yellow Cave cards',
};

export const icons = (said: { n: string | number }): string => `Scoring icons: ${said.n}.`;

export const kept = (said: { n: string | number }): string => `Worth ${said.n} gold if you keep it to the end.`;

export const lasts = 'Works as long as it lasts.';

export const maintenance = (said: { price: string | number }): string => `Adds 1 to an upgrade, costs ${said.price}.`;

export const paintings = 'Cave Paintings: the level 2 hexes join the pile.';

export const stars = (said: { n: string | number }): string => `A starred side must face the hex you came from; stars: ${said.n}.`;

export const stays = 'Stays with you until cured.';

export const upgrade = (said: { price: string | number; property: string | number; value: string | number }): string => `${said.property} ${said.value}, costs ${said.price}.`;

export const uses = (said: { n: number }): string => `${said.n === 1 ? `Works once.` : `Works ${said.n} times.`}`;
