// Pointing in the caves: things lie and people stand on hexes, and on one's own turn nothing is picked before the first click.
import * as board from '../../board/choose';
import { routes, spaceOf, spaceSpot, type Scene, type Spot } from './routes';
import { askedNow, hexAt, seatsAt } from './table';
import type { Action, Space, View } from '../../generated/casadh';
import { hexPrint } from './content';

export type Choice = board.Choice<Action, Spot>;
export type Offer = board.Offer<Spot>;

export function choiceOf(scene: Scene, actions: readonly Action[]): Choice {
  return board.choiceOf(actions, (action) => routes(action, scene), habits(scene));
}

function habits({ seat, view }: Scene): board.Habits<Action, Spot> {
  const me: Spot = `pawn:${seat}`;
  return {
    placeOf: (spot) => {
      const space = spot.startsWith('space:') ? null : spaceOf(spot, view);
      return space === null ? null : spaceSpot(space);
    },
    thingsAt: (spot) => {
      const space = spaceOf(spot, view);
      return space === null ? [] : thingsOn(view, space);
    },
    // Taking items needs to be told which, and eating a Grue.
    isPlain: (route) => board.HABITS.isPlain(route) && route[0] !== 'verb:take' && route[0] !== 'verb:eat',
    settles: askedNow(view)?.ask === 'grue-move',
    // What may cost a life is asked twice. Leaving is too, in the line of the question (`Manners.sure`).
    isRash: ({ do: verb }) => verb === 'deploy' || verb === 'defuse' || verb === 'use-medkit',
    isLoose: (spot) => /^(grue|pile|items|item):/.test(spot),
    isMover: (spot) => spot === me,
    // What lies on my hex is taken by bringing it to me; what I hold is used or dropped by laying it on the map.
    isDoneAt: (thing, at) => {
      if (thing.startsWith('item:')) return at === undefined || spaceOf(at, view) !== null;
      return /^(pile|items):/.test(thing) && (at === undefined || at === me);
    },
  };
}

/** All that lies or stands on a hex and can be pointed at. */
function thingsOn(view: View, at: Space): Spot[] {
  const hex = hexAt(view, at);
  if (hex === undefined) return [];
  return [
    `pile:${at}`,
    `items:${at}`,
    `grue:${at}`,
    ...view.fuses.filter((fuse) => fuse.at === at).map((fuse): Spot => `fuse:${at}@${fuse.owner}`),
    ...hexPrint(hex.hex)
      .slopes.flat()
      .map((node): Spot => `slope:${at}>${node as 'A' | 'B' | 'C' | 'D'}`),
    ...seatsAt(view, at).map((seat): Spot => `pawn:${seat}`),
  ].filter((spot, i, all) => all.indexOf(spot) === i) as Spot[];
}
