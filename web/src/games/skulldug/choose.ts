// Pointing in Skulldug!: cards and explorers lie in passages; a turn's action is never begun without a click.
import * as board from '../../board/choose';
import type { Action } from '../../generated/skulldug';
import { lyingAt, pawnOf, pawnsOf, placeOf } from './pawns';
import { isMain, routes, type Scene } from './routes';
import { cardSpot, cellSpot, pawnSpot, readCardSpot, readCellSpot, readPawnSpot, type Spot } from './spots';

export type Choice = board.Choice<Action, Spot>;
export type Offer = board.Offer<Spot>;

export function choiceOf(scene: Scene, actions: readonly Action[]): Choice {
  return board.choiceOf(actions, (action) => routes(action, scene), habits(scene));
}

function habits({ seat, view }: Scene): board.Habits<Action, Spot> {
  return {
    placeOf: (spot) => {
      const [card, pawn] = [readCardSpot(spot), readPawnSpot(spot)];
      const at = card !== null ? lyingAt(view, card) : pawn !== null ? placeOf(view, pawn) : null;
      return at === null ? null : cellSpot(at);
    },
    thingsAt: (spot) => {
      const cell = readCellSpot(spot);
      const lying = view.cave.find(({ at }) => at === cell)?.cards ?? [];
      const standing = pawnsOf(view).filter((pawn) => cell !== null && placeOf(view, pawn) === cell);
      return [...lying.map(cardSpot), ...standing.map(pawnSpot)];
    },
    // A card that is used needs to be picked first.
    isPlain: (route) => board.HABITS.isPlain(route) && route[0] !== 'verb:use',
    settles: !isMain(view),
    // Giving up is not done by one press.
    isRash: ({ do: verb }) => verb === 'resign',
    isLoose: (spot) => readCardSpot(spot) !== null || readPawnSpot(spot) !== null,
    isMover: (spot) => spot === pawnSpot(pawnOf(seat)),
    // What lies in a passage is picked up by taking it to oneself.
    isDoneAt: (thing, at = pawnSpot(pawnOf(seat))) => {
      const card = readCardSpot(thing);
      return isMain(view) && card !== null && lyingAt(view, card) !== null && at === pawnSpot(pawnOf(seat));
    },
  };
}
