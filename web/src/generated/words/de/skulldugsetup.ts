// Made of messages/de by build/words.ts. Do not edit.

export const fortuneDeck = 'Glücksstapel';

export const houseRules = 'Hausregeln';

export const mode = 'Spielart';

export const places = (said: { n: string | number }): string => `${said.n} × ${said.n} Plätze`;

export const preset = {
  'alone': 'Solo',
  'duel': 'Duell',
  'first': 'Erstes Spiel',
  'full': 'Alles',
  'team': 'Teams',
  'usual': 'Jeder gegen jeden',
};

export const presetText = {
  'alone': 'Du, zwei Geister und eine Höhle, die hinter dir einstürzt.',
  'duel': 'Zu zweit gegeneinander, aus einer Ecke des Tisches.',
  'first': 'Eine kleinere Höhle und Anfängerbots: Schätze, Fallen und Mitspieler begegnen dir früher.',
  'full': 'Startgegenstände werden reihum gewählt, und Schätze kommen, wann sie kommen. Länger und tiefer.',
  'team': 'Zwei oder drei Paare, die gemeinsam ziehen und gemeinsam gewinnen.',
  'usual': 'Fertige Sets, der ganze Tisch, solide Bots. So spielen die meisten.',
};

export const startingItems = 'Startgegenstände';

export const table = 'Tisch';

export const tableHint = 'Plätze pro Seite. Auf kleineren Tischen trifft man sich früher.';

export const tableSize = (said: { n: string | number }): string => `${said.n} × ${said.n}`;
