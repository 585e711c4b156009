// Made of messages/de by build/words.ts. Do not edit.

export const caves = 'Höhlen';

export const colour = {
  'orange': 'Orange',
  'red': 'Rot',
  'yellow': 'Gelb',
};

export const deckCaves = (said: { deck: string | number }): string => `Höhlen: ${said.deck}`;

export const deckChosen = (said: { n: number }): string => `${said.n === 1 ? `${said.n} gewählte Höhle` : `${said.n} gewählte Höhlen`}`;

export const deckCount = (said: { n: string | number }): string => `${said.n} davon`;

export const deckLength = (said: { length: string | number }): string => `Länge: ${said.length}`;

export const forOne = 'Für eine Person.';

export const forPlayers = (said: { n: string | number }): string => `Für ${said.n} Personen.`;

export const forRange = (said: { fewest: string | number; most: string | number }): string => `Für ${said.fewest} bis ${said.most} Personen.`;

export const game = 'Spiel';

export const houseRules = 'Hausregeln';

export const length = 'Länge';

export const own = 'Eigene';

export const ownCards = 'Karten des Stapels';

export const ownCount = (said: { n: number }): string => `${said.n === 1 ? `${said.n} Karte` : `${said.n} Karten`}`;

export const ownText = 'Wähle die Höhlen einzeln aus.';

export const ownTooFew = (said: { least: string | number; n: number }): string => `${said.n === 1 ? `${said.n} Karte` : `${said.n} Karten`}; mindestens ${said.least} sind nötig`;

export const preset = {
  'alone': 'Solo',
  'first': 'Erster Flug',
  'inferno': 'Inferno',
  'quick': 'Kurzer Hüpfer',
  'together': 'Gemeinsam',
  'usual': 'Standardflug',
};

export const presetText = {
  'alone': 'Ein Flugzeug, sechzehn Höhlen und ein Titel dafür, wie gut du warst.',
  'first': 'Zehn Höhlen zum Lernen, keine tückischen Karten, Anfängerbots.',
  'inferno': 'Sechzehn orangefarbene und rote Höhlen und starke Bots. Für Asse.',
  'quick': 'Acht Höhlen in einer halben Stunde.',
  'together': 'Nachtpost: Niemand gewinnt, wenn nicht jedes Flugzeug seine Post hinausbringt.',
  'usual': 'Zwölf sanfte Höhlen, jeder für sich. So spielen die meisten.',
};
