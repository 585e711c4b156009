// Made of messages/de by build/words.ts. Do not edit.

export const agreedFigures = (said: { set: string | number }): string => `Figuren: ${said.set}`;

export const drawAgain = 'Neu auslosen';

export const either = (said: { one: string | number; other: string | number; seat: string | number }): string => `${said.seat}: ${said.one} oder ${said.other}`;

export const figures = 'Figuren';

export const figuresInTheGame = 'Figuren im Spiel';

export const figuresOf = (said: { seat: string | number }): string => `Figuren von Platz ${said.seat}`;

export const houseRules = 'Hausregeln';

export const houseRulesText = 'Andere faire Lesarten der Regeln. Ohne sie gilt das Regelheft.';

export const preset = {
  'first': 'Erstes Spiel',
  'half': 'Halb und halb',
  'usual': 'Das Spiel wie gedruckt',
  'wild': 'Wilde Höhle',
};

export const presetText = {
  'first': 'Originalfiguren, Truhen, die Trolle überstehen, und standhafte Barbaren: freundlicher für Neue. Anfängerbots.',
  'half': 'Vier neue Figuren zu drei alten: für alle, die die ersten kennen.',
  'usual': 'Die sieben Originalfiguren, solide Bots. So spielen die meisten.',
  'wild': 'Nur alternative Figuren gegen starke Bots: wütende Trolle, Banshees, Meuchler.',
};

export const seat = (said: { seat: string | number }): string => `Platz ${said.seat}`;
