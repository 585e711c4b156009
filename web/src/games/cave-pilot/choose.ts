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

function habits({ seat, view }: Scene): board.Habits<Action, Spot> {
  const me = planeSpot(seat);
  return {
    placeOf: (spot) => (kindOf(spot) === 'plane' ? placeSpot(view.players[seatOf(idOf(spot))]?.place ?? '') : null),
    thingsAt: (spot) => view.players.flatMap(({ place }, seat) => (placeSpot(place) === spot ? [planeSpot(seat)] : [])),
    isPlain: (route) => board.HABITS.isPlain(route) && route[0] !== 'verb:trade',
    settles: false,
    // What is spent for good is offered before it is done.
    isRash: ({ action }) => action === 'fire' || action === 'sell' || action === 'use' || action === 'give-up',
    isLoose: (spot) => ['hand', 'shop', 'card', 'stock'].includes(kindOf(spot)),
    isMover: (spot) => spot === me,
    // What is bought comes to my plane or my mat, and an Exploration card is used over the cave.
    isDoneAt: (thing, at) => {
      const [what, where] = [kindOf(thing), at === undefined ? undefined : kindOf(at)];
      if (what === 'shop') return where === undefined || at === me || where === 'slot';
      return what === 'card' && (where === undefined || ['cell', 'gate', 'plane'].includes(where));
    },
  };
}
