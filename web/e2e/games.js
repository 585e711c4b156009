// The games: each has a ledger.

import { readdirSync } from 'node:fs';

const ledgers = readdirSync(new URL('../../ledger', import.meta.url)).filter((file) => file.endsWith('.md'));

/** Their names, as in addresses. */
export const GAMES = ledgers.map((file) => file.replace('.md', ''));
