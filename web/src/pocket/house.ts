// What the worker answers without any module, so that home needs none: who plays here, and that nothing was played yet.

import * as said from '$words/pocket';
import type { Me, RecordRow, TableList } from '../generated/protocol';
import type { KeptUser } from './asked';
import type { Kept } from './storage';

/** How many portraits there are to choose from (crates/protocol/src/people.rs). */
export const FACES = 24;

/** Letters and digits that are not mistaken for one another, as in other ids. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Somebody who has not been here before, made of 64 hexadecimal digits that nobody can guess. */
export function newGuest(entropy: string): KeptUser {
  const bytes = (entropy.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const [a = 0, b = 0, face = 0, ...letters] = bytes;
  const id = letters.slice(0, 20).map((byte) => ALPHABET[byte % ALPHABET.length]);
  return { id: id.join(''), name: said.guestName({ number: 1000 + ((a * 256 + b) % 9000) }), face: face % FACES };
}

/** Whether a question may need no module. */
export const isOfTheHouse = (path: string): boolean => ['/api/me', '/api/tables', '/api/records'].includes(path);

/** The answer to a question about the house, where it takes no module to know it. */
export function ofTheHouse(path: string, me: KeptUser, { tables, records }: Kept): unknown {
  switch (path) {
    case '/api/me':
      return typeof me.face === 'number' ? described(me, me.face) : null;
    case '/api/tables':
      return tables.length === 0 ? ({ mine: [], open: [], running: [] } satisfies TableList) : null;
    case '/api/records':
      return records.length === 0 ? ([] satisfies RecordRow[]) : null;
    default:
      return null;
  }
}

function described({ id, name }: KeptUser, face: number): Me {
  return { id, name, face: `person-${face}`, account: false, needs_password: false, role: null };
}
