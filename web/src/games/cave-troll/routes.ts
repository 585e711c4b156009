// How an action is shown with clicks: for each action the ways to point at it, one spot after another.
import type { Action, Area, Artifact, Card, Figure, Kind, View } from '../../generated/cave-troll';
import type { Seat } from '../../generated/protocol';
import { askedNow, figureOf, readFigure, whereIs } from './seats';

/** Words that stand on buttons. */
export type Verb = 'draw' | 'end-turn' | 'stay' | 'no-push' | 'stop' | 'attack' | 'rampage';

/** Anything that can be pointed at. A figure is named with its place. */
export type Spot =
  | `area:${Area}`
  | `piece:${Figure}@${Area}`
  | `card:${Card}`
  | `artifact:${Artifact}`
  | `lost:${Kind}`
  | `verb:${Verb}`;

/** From whose chair the clicks come, and what is on the table. */
export type Scene = { readonly seat: Seat; readonly view: View };

export const areaSpot = (area: Area): Spot => `area:${area}`;
export const verbSpot = (verb: Verb): Spot => `verb:${verb}`;
export const pieceSpot = (owner: Seat, kind: Kind, at: Area): Spot => `piece:${figureOf(owner, kind)}@${at}`;

export type PieceSpot = { readonly owner: Seat; readonly kind: Kind; readonly at: Area };

/** The figure and its place when the spot is a figure. */
export function readPiece(spot: Spot): PieceSpot | null {
  const match = /^piece:(.+)@(.+)$/.exec(spot);
  const [, figure, at] = match ?? [];
  return figure === undefined || at === undefined ? null : { ...readFigure(figure), at };
}

export function readArea(spot: Spot): Area | null {
  return spot.startsWith('area:') ? spot.slice('area:'.length) : null;
}

/** Every way to point at the action; the shortest first. */
export function routes(action: Action, scene: Scene): Spot[][] {
  const { seat } = scene;
  switch (action.do) {
    case 'draw':
    case 'end-turn':
    case 'stay':
    case 'no-push':
    case 'stop':
      return [[verbSpot(action.do)]];
    case 'play':
      return [[`card:${action.card}`]];
    case 'place':
      return [[areaSpot(action.at)]];
    case 'score':
      return [[areaSpot(action.room)]];
    case 'step':
      return [[areaSpot(action.to)]];
    case 'move':
      return [[pieceSpot(seat, action.kind, action.from), areaSpot(action.to)]];
    case 'flee':
      return [[pieceSpot(seat, action.kind, fledRoom(scene)), areaSpot(action.to)]];
    case 'attack':
      return byOwn(scene, 'grunt', [[verbSpot('attack')]]);
    case 'rampage':
      return byOwn(scene, 'rampaging-troll', [[verbSpot('rampage')]]);
    case 'kill':
      return byOwn(scene, 'orc', victims(scene, 'orc', action.figure));
    case 'assassinate':
      return byOwn(scene, 'assassin', victims(scene, 'assassin', action.figure));
    case 'slay':
      return byOwn(scene, 'giant-slayer', victims(scene, 'giant-slayer', figureOf(action.whose, 'rampaging-troll')));
    case 'pull':
      return byOwn(scene, 'siren-banshee', [[`piece:${action.figure}@${action.from}`]]);
    case 'push':
      return pushes(scene, action.figure, action.to);
    case 'banish':
      return byOwn(scene, 'paladin', [[spotOf(scene, action.whose, 'siren-banshee'), areaSpot(action.to)]]);
    case 'chalice':
      return [['artifact:chalice', `lost:${action.kind}`, areaSpot(action.to)]];
    case 'cloak':
    case 'boots':
      return [[`artifact:${action.do}`, pieceSpot(seat, action.kind, action.from)]];
    case 'sword':
      return [['artifact:sword', orcOf(scene, action.whose)]];
    case 'scroll': {
      const { owner, kind } = readFigure(action.figure);
      return [['artifact:scroll', spotOf(scene, owner, kind), areaSpot(action.to)]];
    }
    case 'tally':
      return [['artifact:tally', areaSpot(action.room)]];
  }
}

/** A figure's ability: point at the figure first, or straight at an opponent's. One's own figures first mean a move. */
function byOwn(scene: Scene, kind: Kind, ways: Spot[][]): Spot[][] {
  const actor = spotOf(scene, scene.seat, kind);
  const direct = ways.filter(([first]) => {
    const piece = first === undefined ? null : readPiece(first);
    return piece !== null && piece.owner !== scene.seat;
  });
  return [...direct, ...ways.map((way) => [actor, ...way])];
}

function victims(scene: Scene, kind: Kind, victim: Figure): Spot[][] {
  return [[`piece:${victim}@${whereIs(scene.view, scene.seat, kind) ?? ''}`]];
}

/** A due push needs no pusher; a wraith's push for an action may begin with the wraith. */
function pushes(scene: Scene, victim: Figure, to: Area): Spot[][] {
  const ask = askedNow(scene.view);
  if (ask?.ask === 'push' || ask?.ask === 'rampage') return [[`piece:${victim}@${ask.room}`, areaSpot(to)]];
  return byOwn(scene, 'wraith', [[`piece:${victim}@${whereIs(scene.view, scene.seat, 'wraith') ?? ''}`, areaSpot(to)]]);
}

function fledRoom({ view }: Scene): Area {
  const ask = askedNow(view);
  return ask?.ask === 'flee' ? ask.room : '';
}

function spotOf({ view }: Scene, owner: Seat, kind: Kind): Spot {
  return pieceSpot(owner, kind, whereIs(view, owner, kind) ?? '');
}

/** An orc and a grunt are the same miniature: a seat has one of the two. */
function orcOf(scene: Scene, owner: Seat): Spot {
  return spotOf(scene, owner, whereIs(scene.view, owner, 'orc') === null ? 'grunt' : 'orc');
}
