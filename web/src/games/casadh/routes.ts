// How an action is shown with clicks: for each action the ways to point at it, one spot after another.
import type { Seat } from '../../generated/protocol';
import { across, askedNow, whereIs } from './table';
import type { Action, Item, ItemSet, Node, Space, View } from '../../generated/casadh';

/** Words that stand on buttons. */
export type Verb =
  'end-turn' | 'collect' | 'take' | 'leave' | 'medkit' | 'deploy' | 'defuse' | 'pass' | 'try' | 'decline' | 'eat';

/** Anything that can be pointed at. */
export type Spot =
  | `space:${Space}`
  | `pawn:${Seat}`
  | `grue:${Space}`
  | `slope:${Space}>${Node}`
  | `pile:${Space}`
  | `items:${Space}`
  | `fuse:${Space}@${Seat}`
  | `item:${Item}`
  | `token:${number}`
  | `set:${ItemSet}`
  | `turn:${number}`
  | `verb:${Verb}`;

/** From whose chair the clicks come, and what is on the table. */
export type Scene = { readonly seat: Seat; readonly view: View };

export const spaceSpot = (at: Space): Spot => `space:${at}`;
export const verbSpot = (verb: Verb): Spot => `verb:${verb}`;

/** The space that a spot on the map is or lies on; none for what is not on the map. */
export function spaceOf(spot: Spot, view: View): Space | null {
  const [what = '', rest = ''] = spot.split(':');
  switch (what) {
    case 'space':
    case 'grue':
    case 'pile':
    case 'items':
      return rest;
    case 'slope':
      return rest.split('>')[0] ?? null;
    case 'fuse':
      return rest.split('@')[0] ?? null;
    case 'pawn':
      return whereIs(view, Number(rest));
    default:
      return null;
  }
}

export function readSpace(spot: Spot): Space | null {
  return spot.startsWith('space:') ? spot.slice('space:'.length) : null;
}

/** Every way to point at the action; the shortest first. */
export function routes(action: Action, { seat, view }: Scene): Spot[][] {
  const here = whereIs(view, seat) ?? '';
  switch (action.do) {
    case 'end-turn':
    case 'leave':
    case 'pass':
    case 'decline':
      return [[verbSpot(action.do)]];
    case 'try-grue':
      return [[verbSpot('try')]];
    case 'move':
    case 'explore':
    case 'flee':
      return [[spaceSpot(across(here, action.side))]];
    case 'slope':
      return [[`slope:${here}>${action.node}`]];
    case 'collect-treasure':
      return [[verbSpot('collect')], [`pile:${here}`]];
    case 'collect-items':
      return [
        [verbSpot('take'), `set:${action.items}`],
        [`items:${here}`, `set:${action.items}`],
      ];
    case 'use-medkit':
      return [[verbSpot('medkit')], ['item:medkit']];
    case 'deploy':
      return [[verbSpot('deploy')], ['item:dynamite']];
    case 'defuse':
      return [[verbSpot('defuse')], [`fuse:${here}@${action.owner}`]];
    case 'rotate':
      return [[`turn:${action.rotation}`]];
    case 'drop-item':
      return [[`item:${action.item}`]];
    case 'keep':
      return [[`token:${action.value}`]];
    case 'send-grue':
      return [[spaceSpot(action.to)]];
    case 'eat':
      return [[`grue:${action.at}`, verbSpot('eat')]];
    case 'move-grue':
      return [[`grue:${action.from}`, spaceSpot(across(action.from, action.side))]];
  }
}

/** The hex that I am asked to turn, and how it may be laid. */
export function layingOf(view: View): Extract<ReturnType<typeof askedNow>, { ask: 'rotate' }> | null {
  const ask = askedNow(view);
  return ask?.ask === 'rotate' ? ask : null;
}
