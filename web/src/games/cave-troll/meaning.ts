// What somebody seems to want who points at something that is not offered: the action to ask "why not?" about.
import type { Action, Area, Card, Kind } from '../../generated/cave-troll';
import type { Seat } from '../../generated/protocol';
import { areaPrint } from './content';
import { readArea, readPiece, type PieceSpot, type Scene, type Spot } from './routes';
import { askedNow, figureOf } from './seats';

/** None when the click can only have been a wish to look closer. */
export function meaning(scene: Scene, picks: readonly Spot[], spot: Spot): Action | null {
  const picked =
    [...picks]
      .reverse()
      .map(readPiece)
      .find((piece) => piece !== null) ?? null;
  const piece = readPiece(spot);
  const area = piece?.at ?? readArea(spot);
  // A card that waits in the hand: the rules say when it may be played.
  if (spot.startsWith('card:')) return { do: 'play', card: spot.slice('card:'.length) as Card };
  if (area === null) return null;
  const decision = decided(scene, picked, piece, area);
  if (decision !== undefined) return decision;
  const artifact = picks.find((pick) => pick.startsWith('artifact:'));
  if (artifact !== undefined) return withArtifact(artifact, picks, picked, piece, area);
  if (picked !== null) return withPicked(scene, picked, piece, area);
  return piece === null ? null : withPiece(scene, piece);
}

/** Answers to a question of the game; undefined on an ordinary turn. */
function decided(
  { seat, view }: Scene,
  picked: PieceSpot | null,
  piece: PieceSpot | null,
  area: Area,
): Action | null | undefined {
  const ask = askedNow(view);
  switch (ask?.ask) {
    case 'target':
      return ask.card === 'score-a-room' ? { do: 'score', room: area } : { do: 'place', at: area };
    case 'walk':
      return { do: 'step', to: area };
    case 'flee':
      if (picked !== null && area !== ask.room) return { do: 'flee', kind: picked.kind, to: area };
      return piece !== null && piece.owner === seat ? { do: 'flee', kind: piece.kind, to: firstExit(piece.at) } : null;
    case 'push':
    case 'rampage':
      if (picked !== null && area !== ask.room)
        return { do: 'push', figure: figureOf(picked.owner, picked.kind), to: area };
      return piece === null ? null : { do: 'push', figure: figureOf(piece.owner, piece.kind), to: firstExit(ask.room) };
    case 'card':
      // The card comes first; the rules say so.
      return { do: 'place', at: area };
    default:
      return undefined;
  }
}

function withArtifact(
  artifact: Spot,
  picks: readonly Spot[],
  picked: PieceSpot | null,
  piece: PieceSpot | null,
  area: Area,
): Action | null {
  switch (artifact) {
    case 'artifact:tally':
      return { do: 'tally', room: area };
    case 'artifact:cloak':
    case 'artifact:boots':
      return piece && { do: artifact === 'artifact:cloak' ? 'cloak' : 'boots', kind: piece.kind, from: piece.at };
    case 'artifact:sword':
      return piece && { do: 'sword', whose: piece.owner };
    case 'artifact:scroll': {
      const monster = picked ?? piece;
      return (
        monster && { do: 'scroll', figure: figureOf(monster.owner, monster.kind), to: picked === null ? 'P1' : area }
      );
    }
    case 'artifact:chalice': {
      const lost = picks.find((pick) => pick.startsWith('lost:'));
      return lost === undefined ? null : { do: 'chalice', kind: lost.slice('lost:'.length) as Kind, to: area };
    }
    default:
      return null;
  }
}

/** One of my figures is picked and something else is pointed at. */
function withPicked({ seat }: Scene, picked: PieceSpot, piece: PieceSpot | null, area: Area): Action | null {
  if (picked.owner !== seat) return { do: 'push', figure: figureOf(picked.owner, picked.kind), to: area };
  const attack = piece === null || piece.owner === seat ? null : against(picked.kind, piece);
  if (attack !== null && (piece?.at === picked.at || attack.do === 'pull')) return attack;
  if (area === picked.at) return null;
  return { do: 'move', kind: picked.kind, from: picked.at, to: area };
}

/** Nothing is picked: a figure of mine that cannot act, or one of theirs that I might attack. */
function withPiece(scene: Scene, piece: PieceSpot): Action | null {
  if (piece.owner === scene.seat) return { do: 'move', kind: piece.kind, from: piece.at, to: firstExit(piece.at) };
  const attackers: readonly Kind[] = ['orc', 'assassin', 'giant-slayer', 'paladin', 'wraith'];
  const attacker = attackers.find((kind) => isAt(scene, scene.seat, kind, piece.at));
  return attacker === undefined ? null : against(attacker, piece);
}

function against(attacker: Kind, victim: PieceSpot): Action | null {
  const figure = figureOf(victim.owner, victim.kind);
  switch (attacker) {
    case 'orc':
      return { do: 'kill', figure };
    case 'assassin':
      return { do: 'assassinate', figure };
    case 'wraith':
      return { do: 'push', figure, to: firstExit(victim.at) };
    case 'giant-slayer':
      return victim.kind === 'rampaging-troll' ? { do: 'slay', whose: victim.owner } : null;
    case 'paladin':
      return victim.kind === 'siren-banshee' ? { do: 'banish', whose: victim.owner, to: 'P1' } : null;
    case 'siren-banshee':
      return { do: 'pull', figure, from: victim.at };
    case 'grunt':
      return { do: 'attack' };
    case 'rampaging-troll':
      return { do: 'rampage' };
    case 'adventurer':
    case 'barbarian':
    case 'berserker':
    case 'thief':
    case 'knight':
    case 'dwarf':
    case 'cave-troll':
      return null;
  }
}

function isAt({ view }: Scene, owner: Seat, kind: Kind, area: Area): boolean {
  return view.pieces.some((piece) => piece.owner === owner && piece.kind === kind && piece.at === area);
}

/** Any way out will do for a figure that cannot go anywhere. */
function firstExit(area: Area): Area {
  return areaPrint(area).exits[0] ?? area;
}
