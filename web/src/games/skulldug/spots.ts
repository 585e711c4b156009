// Anything that can be pointed at, as a word.
import type { Card, Cell, GearSet, Pawn, TileKind, Token } from '../../generated/skulldug';

/** Words that stand on buttons. */
export type Verb =
  | 'play'
  | 'resign'
  | 'keep'
  | 'leave'
  | 'end-turn'
  | 'finish'
  | 'yield'
  | 'dash'
  | 'destroy'
  | 'recover'
  | 'pry-free'
  | 'use'
  | 'drink'
  | 'bleed'
  | 'turn-left'
  | 'turn-right'
  | 'pass'
  | 'farther'
  | 'stop';

export type Spot =
  | `cell:${Cell}`
  | `pawn:${Pawn}`
  | `card:${Card}`
  | `verb:${Verb}`
  | `token:${Token}`
  | `set:${GearSet}`
  | `tile:${TileKind}`
  | `turns:${number}`
  | `focus:${number}`
  | `seat:${number}`;

export const cellSpot = (cell: Cell): Spot => `cell:${cell}`;
export const pawnSpot = (pawn: Pawn): Spot => `pawn:${pawn}`;
export const cardSpot = (card: Card): Spot => `card:${card}`;
export const verbSpot = (verb: Verb): Spot => `verb:${verb}`;

export const readCellSpot = (spot: Spot): Cell | null => after('cell:', spot);
export const readPawnSpot = (spot: Spot): Pawn | null => after('pawn:', spot);
export const readCardSpot = (spot: Spot): Card | null => after('card:', spot);

function after(head: string, spot: Spot): string | null {
  return spot.startsWith(head) ? spot.slice(head.length) : null;
}
