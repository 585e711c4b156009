// Made of messages/en by build/words.ts. Do not edit.

export const all = 'All rules';

export const allRules = (said: { n: string | number }): string => `${said.n} rules and rulings, each with its own number for linking.`;

export const box = 'What is in the box';

export const boxAbout = 'Every card, tile and token, with its printed text.';

export const boxPieces = (said: { n: number }): string => `${said.n === 1 ? `1 kind` : `${said.n} kinds`}`;

export const contents = 'Contents';

export const copies = (said: { n: number }): string => `${said.n === 1 ? `one in the box` : `${said.n} in the box`}`;

export const copyLink = 'Copy the link';

export const copyRuleLink = (said: { rule: string | number }): string => `Copy the link to ${said.rule}`;

export const facts = (said: { least: string | number; most: string | number; players: string | number }): string => `${said.players} players · ${said.least}–${said.most} minutes`;

export const foundRules = (said: { found: string | number; n: string | number }): string => `${said.found} of ${said.n} rules match.`;

export const governedBy = 'Rule:';

export const houseAbout = 'Other fair readings and variants. All are off unless a table agrees on them when it is set up.';

export const houseRules = 'House rules';

export const lookup = 'All the rules';

export const newTable = 'New table';

export const onOnePage = (said: { game: string | number }): string => `${said.game} on one page`;

export const print = 'Print the rules';

export const printPage = 'Print this page';

export const ruleLinkCopied = (said: { rule: string | number }): string => `Link to ${said.rule} copied.`;

export const ruleLinkHere = (said: { rule: string | number }): string => `The address of this page now leads to ${said.rule}.`;

export const rulesOf = 'The rules of';

export const start = 'In two minutes';

export const summary = 'The rules on one page';

export const title = (said: { game: string | number }): string => `Rules of ${said.game}`;

export const whatItCosts = 'What it costs';

export const withoutIt = 'Without it';
