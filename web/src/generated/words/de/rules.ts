// Made of messages/de by build/words.ts. Do not edit.

export const all = 'Alle Regeln';

export const allRules = (said: { n: string | number }): string => `${said.n} Regeln und Entscheide, jede mit eigener Nummer zum Verlinken.`;

export const box = 'Was in der Schachtel ist';

export const boxAbout = 'Jede Karte, jedes Plättchen und jeder Spielstein, mit allem, was darauf steht.';

export const boxPieces = (said: { n: number }): string => `${said.n === 1 ? `1 Sorte` : `${said.n} Sorten`}`;

export const contents = 'Inhalt';

export const copies = (said: { n: number }): string => `${said.n === 1 ? `einmal in der Schachtel` : `${said.n}-mal in der Schachtel`}`;

export const copyLink = 'Link kopieren';

export const copyRuleLink = (said: { rule: string | number }): string => `Link zu ${said.rule} kopieren`;

export const facts = (said: { least: string | number; most: string | number; players: string | number }): string => `${said.players} Spieler · ${said.least}–${said.most} Minuten`;

export const foundRules = (said: { found: string | number; n: string | number }): string => `${said.found} von ${said.n} Regeln passen.`;

export const governedBy = 'Regel:';

export const houseAbout = 'Andere faire Lesarten und Varianten. Alle sind aus, solange sich ein Tisch beim Aufbau nicht auf sie einigt.';

export const houseRules = 'Hausregeln';

export const lookup = 'Alle Regeln';

export const newTable = 'Neuer Tisch';

export const onOnePage = (said: { game: string | number }): string => `${said.game} auf einer Seite`;

export const print = 'Die Regeln drucken';

export const printPage = 'Diese Seite drucken';

export const ruleLinkCopied = (said: { rule: string | number }): string => `Der Link zu ${said.rule} ist kopiert.`;

export const ruleLinkHere = (said: { rule: string | number }): string => `Die Adresse dieser Seite führt jetzt zu ${said.rule}.`;

export const rulesOf = 'Die Regeln von';

export const start = 'In zwei Minuten';

export const summary = 'Die Regeln auf einer Seite';

export const title = (said: { game: string | number }): string => `Regeln von ${said.game}`;

export const whatItCosts = 'Was es kostet';

export const withoutIt = 'Ohne sie';
