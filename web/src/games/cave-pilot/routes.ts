// How an action is shown with clicks: for each action the ways to point at it, one spot after another.
import type { Action, Item, Mark, View } from '../../generated/cave-pilot';
import type { Seat } from '../../generated/protocol';
import { hitOn, letter, seatOf } from './seats';

/** Words that stand on buttons. */
export type Verb =
  | 'pass'
  | 'again'
  | 'stop'
  | 'stay'
  | 'scrapyard'
  | 'hover'
  | 'give-up'
  | 'continue'
  | 'ignore'
  | 'land'
  | 'buy-fuel'
  | 'buy-missile'
  | 'explore'
  | 'agree'
  | 'refuse'
  | 'end-turn'
  | 'trade'
  | 'extra-free'
  | 'extra-fuel'
  | 'extra-tank'
  | 'extra-gyro'
  | 'begin-refresh'
  | 'begin-fire'
  | 'begin-move'
  | 'begin-land';

/** Anything that can be pointed at. What lies on a mat is named with the seat it belongs to. */
export type Spot =
  | `cell:${string}`
  | `gate:${'entrance' | 'exit'}`
  | `plane:${string}`
  | `hand:${string}`
  | `shop:${string}`
  | `row:${'A' | 'B'}`
  | `slot:${string}`
  | `card:${string}`
  | `stock:${'fuel' | 'missile'}`
  | `pick:${string}`
  | `verb:${Verb}`;

/** From whose chair the clicks come, what is on the table, and all that may be done. */
export type Scene = { readonly seat: Seat; readonly view: View; readonly actions: readonly Action[] };

export const verbSpot = (verb: Verb): Spot => `verb:${verb}`;
export const cellSpot = (at: string): Spot => `cell:${at}`;
export const planeSpot = (seat: Seat): Spot => `plane:${letter(seat)}`;
export const cardSpot = (seat: Seat, held: string): Spot => `card:${letter(seat)}.${held}`;
export const slotSpot = (seat: Seat, slot: string): Spot => `slot:${letter(seat)}.${slot}`;

/** What follows the colon. */
export function idOf(spot: Spot): string {
  return spot.slice(spot.indexOf(':') + 1);
}

export function kindOf(spot: Spot): string {
  return spot.slice(0, spot.indexOf(':'));
}

/** `B.k3/2`: whose, and what. */
export function readOwned(spot: Spot): { readonly seat: Seat; readonly id: string } {
  const id = idOf(spot);
  return { seat: seatOf(id), id: id.slice(2) };
}

/** The spot of a place of the view. */
export function placeSpot(place: string): Spot | null {
  if (place === 'entrance' || place === 'exit') return `gate:${place}`;
  return /^[CF]\d+$/.test(place) ? cellSpot(place) : null;
}

/** Every way to point at the action; the shortest first. */
export function routes(action: Action, scene: Scene): Spot[][] {
  const { seat, view } = scene;
  switch (action.action) {
    case 'pass':
    case 'again':
    case 'stop':
    case 'scrapyard':
    case 'hover':
    case 'give-up':
    case 'continue':
    case 'ignore':
    case 'land':
    case 'agree':
    case 'refuse':
    case 'end-turn':
    case 'explore':
      return [[verbSpot(action.action)]];
    case 'buy-fuel':
      return [[verbSpot(action.action)], ['stock:fuel']];
    case 'buy-missile':
      return [[verbSpot(action.action)], ['stock:missile']];
    case 'stay': {
      const here = placeSpot(view.players[seat]?.place ?? '');
      return [[verbSpot('stay')], ...(here === null ? [] : [[here]])];
    }
    case 'extra':
      return [[verbSpot(`extra-${action.by}`)]];
    case 'begin':
      return [[verbSpot(`begin-${action.step}`)]];
    case 'place':
      return placing(action.card, cellSpot(action.at), scene);
    case 'refresh':
    case 'draw':
      return [[`row:${action.row}`]];
    case 'fire': {
      const target = targetSpot(action.at);
      return [[target], ['stock:missile', target]];
    }
    case 'move': {
      const to = placeSpot(action.to);
      return to === null ? [] : [[to]];
    }
    case 'shift':
      return [[cellSpot(action.to)]];
    case 'hit':
      return [[itemSpot(hitOn(view, seat), action.on)]];
    case 'use':
      return [[cardSpot(seat, action.card), ...markSpots(seat, action.on)]];
    case 'sell':
    case 'discard':
      return [[cardSpot(seat, action.card)]];
    case 'buy': {
      const shelf: Spot = `shop:${action.from}`;
      const isOnly = scene.actions.filter((other) => other.action === 'buy' && other.from === action.from).length === 1;
      return isOnly ? [[shelf]] : [[shelf, slotSpot(seat, action.into)]];
    }
    case 'trade':
      return [
        [
          verbSpot('trade'),
          `pick:trade with ${letter(action.with)}`,
          `pick:give ${action.give ?? 'nothing'}`,
          `pick:take ${action.take ?? 'nothing'}`,
        ],
      ];
  }
}

/** The card first or the place first; a single card needs no pointing at. */
function placing(card: string, cell: Spot, { actions }: Scene): Spot[][] {
  const isOnly = actions.every((other) => other.action !== 'place' || other.card === card);
  return [[`hand:${card}`, cell], isOnly ? [cell] : [cell, `hand:${card}`]];
}

/** `B` is a plane, `C3` and `C3.2` are on the flight. */
function targetSpot(target: string): Spot {
  return /^[A-F]$/.test(target) ? `plane:${target}` : cellSpot(target.split('.')[0] ?? target);
}

function itemSpot(seat: Seat, item: Item): Spot {
  return item.includes('/') ? cardSpot(seat, item) : slotSpot(seat, item);
}

/** What an Exploration card is used on, click after click. */
export function markSpots(me: Seat, mark: Mark): Spot[] {
  if (mark === '') return [];
  const [first = '', second] = mark.split(' ');
  if (second !== undefined) return [`plane:${first}`, `pick:${mark}`];
  if (/^[A-F]$/.test(mark)) return [`plane:${mark}`];
  if (/^[CF]\d+$/.test(mark)) return [cellSpot(mark)];
  if (/^[AB]\d+$/.test(mark)) return [`shop:${mark}`];
  if (/^[a-z]+\d$/.test(mark)) return [slotSpot(me, mark)];
  return [`pick:${mark}`];
}
