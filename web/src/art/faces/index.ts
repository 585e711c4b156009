// Whose face a word means: `cave-troll-steady-0`, `random-3`, `person-7`.
import { BOTS, FOOLS } from './bots';
import type { Look } from './look';
import { PEOPLE } from './people';

export type { Look } from './look';

/** How many portraits people choose from. */
export const FACES = PEOPLE.length;

/** The look behind a word of the server; one that this page does not know is somebody all the same. */
export function lookOf(face: string): Look {
  const [, kind = '', number = '0'] = /^(.*)-(\d+)$/.exec(face) ?? [];
  const nth = Number(number);
  const cut = kind.lastIndexOf('-');
  const company = BOTS[kind.slice(0, cut)];
  const level = kind.slice(cut + 1);
  const found =
    company !== undefined && level in company
      ? company[level as keyof typeof company][nth]
      : (kind === 'random' ? FOOLS : PEOPLE)[nth];
  return found ?? (PEOPLE[nth % FACES] as Look);
}

export const personFace = (nth: number): string => `person-${nth}`;
