// Made of messages/de by build/words.ts. Do not edit.

export const afterIdleRounds = 'Nach <field>stall</field> Runden ohne Fortschritt';

export const afterRound = 'Nach Runde <field>round</field>';

export const agreedIdle = (said: { n: string | number }): string => `Verloren nach ${said.n} Runden ohne Fortschritt`;

export const alone = 'Allein spielst du um Punkte: Es zählt, was du lebend herausbringst.';

export const houseRules = 'Hausregeln';

export const houseRulesText = 'Andere faire Lesarten der Regeln. Ohne sie gilt das Regelheft.';

export const lostInTheDark = 'Verloren im Dunkeln';

export const lostInTheDarkText = 'Passiert zu lange nichts, endet die Partie, und wer noch drin ist, ist verloren.';

export const preset = {
  'alone': 'Solo',
  'crowd': 'Volle Höhlen',
  'first': 'Erster Abstieg',
  'greedy': 'Magere Jahre',
  'usual': 'Das Spiel wie gedruckt',
};

export const presetText = {
  'alone': 'Du gegen die Höhle: Bring heraus, so viel du dich traust.',
  'crowd': 'Fünf oder sechs Höhlenforscher: Die Toten lassen ihre Sachen zurück, so gibt es mehr zu finden und zu streiten.',
  'first': 'Nach dem Heft, gegen ein oder zwei Anfängerbots, die Fehler machen.',
  'greedy': 'Ein Schatz je Erkundung, Verbandskästen nur bei Wunden, starke Bots: Jeder Schritt zählt.',
  'usual': 'Jede Regel des Hefts und solide Bots. So spielen die meisten.',
};
