// Pointing in Cave Troll: figures stand in areas, and on one's own turn nothing is picked before the first click.
import * as board from '../../board/choose';
import type { Action } from '../../generated/cave-troll';
import { areaSpot, pieceSpot, readArea, readPiece, routes, type Scene, type Spot } from './routes';
import { askedNow } from './seats';

export type Choice = board.Choice<Action, Spot>;
export type Offer = board.Offer<Spot>;

export function choiceOf(scene: Scene, actions: readonly Action[]): Choice {
  return board.choiceOf(actions, (action) => routes(action, scene), habits(scene));
}

function habits({ view }: Scene): board.Habits<Action, Spot> {
  return {
    placeOf: (spot) => {
      const piece = readPiece(spot);
      return piece === null ? null : areaSpot(piece.at);
    },
    thingsAt: (spot) =>
      view.pieces.filter(({ at }) => at === readArea(spot)).map(({ owner, kind, at }) => pieceSpot(owner, kind, at)),
    // An attack and a rampage need the figure that does it.
    isPlain: (route) => board.HABITS.isPlain(route) && route[0] !== 'verb:attack' && route[0] !== 'verb:rampage',
    settles: askedNow(view)?.ask !== 'action',
    // One click on an opponent's figure is no order to kill it yet.
    isRash: ({ do: verb }) => verb === 'kill' || verb === 'assassinate' || verb === 'slay' || verb === 'pull',
    isLoose: (spot) => readPiece(spot) !== null || /^(card|artifact):/.test(spot),
    // Whoever walks with cloak or boots is picked by the question.
    isMover: (spot) => {
      const ask = askedNow(view);
      return ask?.ask === 'walk' && spot === `piece:${ask.hero}@${ask.at}`;
    },
    // A card is played by laying it on the board.
    isDoneAt: (thing, at) =>
      thing.startsWith('card:') && (at === undefined || readArea(at) !== null || readPiece(at) !== null),
  };
}
