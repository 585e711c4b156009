// How an action is shown with clicks: for each action the ways to point at it, one spot after another.
import type { Seat } from '../../generated/protocol';
import type { Action, Cell, Side, View } from '../../generated/skulldug';
import { next } from './map/grid';
import { lyingAt } from './pawns';
import { cardSpot, cellSpot, pawnSpot, verbSpot, type Spot } from './spots';

/** From whose chair the clicks come, and what is on the table. */
export type Scene = { readonly seat: Seat; readonly view: View };

/** Where one's own explorer stands. */
export function hereOf({ seat, view }: Scene): Cell | null {
  return view.players[seat]?.at ?? null;
}

/** An ordinary action of a turn, not an answer to a question. */
export function isMain({ waiting }: View): boolean {
  const last = waiting.at(-1);
  return last?.ask === 'turn' && last.phase.phase === 'main';
}

/** Every way to point at the action; the shortest first. */
export function routes(action: Action, scene: Scene): Spot[][] {
  const here = hereOf(scene);
  switch (action.do) {
    case 'play':
    case 'resign':
    case 'keep':
    case 'leave':
    case 'end-turn':
    case 'finish':
    case 'yield':
    case 'recover':
    case 'pry-free':
    case 'drink':
    case 'bleed':
    case 'pass':
    case 'farther':
    case 'stop':
      return [[verbSpot(action.do)]];
    case 'turn':
      return [[verbSpot(`turn-${action.way}`)]];
    case 'be':
      return [[`token:${action.token}`]];
    case 'set':
      return [[`set:${action.set}`]];
    case 'choose':
      return [[`tile:${action.tile}`]];
    case 'lay':
      return [[`turns:${action.turns}`]];
    case 'focus':
      return [[`focus:${action.ap}`]];
    case 'first':
      return [[`seat:${action.seat}`]];
    case 'take':
    case 'resolve':
    case 'face':
    case 'pick-up':
      return [[cardSpot(action.card)]];
    case 'split':
      return [
        [cardSpot(action.first), cardSpot(action.second)],
        [cardSpot(action.second), cardSpot(action.first)],
      ];
    case 'use':
      return isMain(scene.view) ? [[cardSpot(action.card), verbSpot('use')]] : [[cardSpot(action.card)]];
    case 'move':
      return to(here, [action.side], (at) => [[cellSpot(at)]]);
    case 'dash':
      return dashes(here, action.first, action.then);
    case 'send':
      return to(victimAt(scene.view), [action.side], (at) => [[cellSpot(at)]]);
    case 'destroy':
      return to(here, [action.side], (at) => [[verbSpot('destroy'), cellSpot(at)]]);
    case 'shove':
      return to(here, [action.side], (at) => [[pawnSpot(action.who), cellSpot(at)]]);
    case 'drop':
    case 'gas':
    case 'crank':
      return [[cardSpot(action.card), cellSpot(action.at)]];
    case 'grapple':
      return [[cardSpot(action.card), cellSpot(action.to)]];
    case 'dig':
    case 'blast':
    case 'flare':
      return to(here, [action.side], (at) => [[cardSpot(action.card), cellSpot(at)]]);
    case 'throw':
      return [
        [cardSpot(action.card), pawnSpot(action.at)],
        [pawnSpot(action.at), cardSpot(action.card)],
      ];
    case 'fish':
    case 'swap':
      return [
        [cardSpot(action.card), pawnSpot(action.whom)],
        [pawnSpot(action.whom), cardSpot(action.card)],
      ];
    case 'copy':
      return [[cardSpot('mimic-stone'), cardSpot(action.card)]];
    case 'lure':
      return to(lyingAt(scene.view, action.monster), [action.side], (at) => [
        [cardSpot(action.card), cardSpot(action.monster), cellSpot(at)],
      ]);
    case 'ride':
      return [[cellSpot(action.to)]];
  }
}

/** Straight at the end, unless that is where one stands; or leg by leg. */
function dashes(here: Cell | null, first: Side, then: Side): Spot[][] {
  return to(here, [first], (middle) =>
    to(middle, [then], (end) => {
      const legs = [verbSpot('dash'), cellSpot(middle), cellSpot(end)];
      return end === here ? [legs] : [[cellSpot(end)], legs];
    }),
  );
}

function to(from: Cell | null, [side]: readonly [Side], ways: (at: Cell) => Spot[][]): Spot[][] {
  const at = from === null ? null : next(from, side);
  return at === null ? [] : ways(at);
}

/** The passage of whoever believed a Convincing Sign. */
function victimAt({ moment }: View): Cell | null {
  return moment?.moment === 'sign' ? moment.at : null;
}
