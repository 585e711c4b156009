// Pointing in Cave Pilot: planes fly over cells, and on one's own turn nothing is picked before the first click.
import * as board from '../../board/choose';
import type { Action } from '../../generated/cave-pilot';
import { idOf, kindOf, placeSpot, planeSpot, routes, type Scene, type Spot } from './routes';
import { seatOf } from './seats';

export type Choice = board.Choice<Action, Spot>;
export type Offer = board.Offer<Spot>;

export function choiceOf(scene: Scene): Choice {
  return board.choiceOf(scene.actions, (action) => routes(action, scene), habits(scene));
}

function habits({ view }: Scene): board.Habits<Action, Spot> {
  return {
    placeOf: (spot) => (kindOf(spot) === 'plane' ? placeSpot(view.players[seatOf(idOf(spot))]?.place ?? '') : null),
    thingsAt: (spot) => view.players.flatMap(({ place }, seat) => (placeSpot(place) === spot ? [planeSpot(seat)] : [])),
    isPlain: (route) => board.HABITS.isPlain(route) && route[0] !== 'verb:trade',
    settles: false,
    // What is spent for good is offered before it is done.
    isRash: ({ action }) => action === 'fire' || action === 'sell' || action === 'use' || action === 'give-up',
  };
}
