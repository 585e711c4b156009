// Made of messages/de by build/words.ts. Do not edit.

export const atOnce = 'Geschieht sofort und wird abgelegt.';

export const card = (said: { id: string | number }): string => `Karte ${said.id}`;

export const cardCost = (said: { cost: number }): string => `Kostet ${said.cost === 1 ? `1 Bewegungspunkt` : `${said.cost} Bewegungspunkte`}.`;

export const cardLevel = (said: { items: string | number; level: string | number; treasures: string | number }): string => `Auf einem Feld der Ebene ${said.level}: Schätze ${said.treasures}, Gegenstände ${said.items}.`;

export const cardMisfortune = (said: { misfortune: string | number }): string => `Missgeschick: ${said.misfortune}.`;

export const curedBy = (said: { cures: string | number }): string => `Geheilt durch: ${said.cures}.`;

export const die = {
  'missile': 'Raketenwürfel',
  'orange': 'Orangefarbener Würfel',
  'yellow': 'Gelber Würfel',
};

export const discovery = (said: { fortunes: string | number; hazards: string | number }): string => `Bei der Entdeckung: Gefahren ${said.hazards}, Glück ${said.fortunes}.`;

export const faces = (said: { faces: string | number }): string => `Seiten: ${said.faces}.`;

export const gear = 'Darf Startkarte sein.';

export const group = {
  'areas': 'Räume, Eingänge und Gruben',
  'artifacts': 'Artefakte',
  'cards': 'Karten',
  'cards-each': 'Karten jedes Spielers',
  'consumable': 'Verbrauchsgüter',
  'dice': 'Würfel',
  'equipment': 'Ausrüstung',
  'explorations': 'Erkundungskarten',
  'explorers': 'Entdecker',
  'figures': 'Helden und Monster',
  'hexes-1': 'Felder der Ebene 1',
  'hexes-2': 'Felder der Ebene 2',
  'items': 'Gegenstände',
  'misfortunes': 'Missgeschicke',
  'monster': 'Monster',
  'orange': 'Orangefarbene Höhlenkarten',
  'red': 'Rote Höhlenkarten',
  'scenarios': 'Szenarien',
  'sets': 'Empfohlene Startkarten',
  'tiles': 'Gänge',
  'trap': 'Fallen',
  'treasure': 'Schätze',
  'upgrades-A': 'Ausbauten der Reihe A',
  'upgrades-B': 'Ausbauten der Reihe B',
  'yellow': 'Gelbe Höhlenkarten',
};

export const icons = (said: { n: string | number }): string => `Wertungssymbole: ${said.n}.`;

export const kept = (said: { n: string | number }): string => `Bringt ${said.n} Gold, wenn du es bis zum Ende behältst.`;

export const lasts = 'Wirkt, solange es hält.';

export const maintenance = (said: { price: string | number }): string => `Gibt einem Ausbau 1 dazu, kostet ${said.price}.`;

export const paintings = 'Höhlenmalereien: Die Felder der Ebene 2 kommen in den Stapel.';

export const stars = (said: { n: string | number }): string => `Eine Seite mit Stern muss dorthin zeigen, woher du kommst; Sterne: ${said.n}.`;

export const stays = 'Bleibt bei dir, bis es geheilt ist.';

export const upgrade = (said: { price: string | number; property: string | number; value: string | number }): string => `${said.property} ${said.value}, kostet ${said.price}.`;

export const uses = (said: { n: number }): string => `${said.n === 1 ? `Wirkt einmal.` : `Wirkt ${said.n}-mal.`}`;
