// Views for tests and for the pictures of the rules: an empty table that is furnished with what it is to show.
import type { Ask, Kind, Piece, Player, View } from '../../generated/cave-troll';
import { readFigure } from './seats';

const NOBODY: Player = {
  gold: 0,
  deck: 18,
  hand_size: 1,
  hand: null,
  drawn: null,
  artifact_count: 0,
  artifacts: [],
  chest: 'supply',
  supply: [],
  lost: [],
  discards: [],
  scoring_pile: [],
  removed: [],
  slayer_paid: false,
};

/** `furnished('A.knight R14', 'B.adventurer×2 R14')`: a table for four, seat A on turn. */
export function furnished(pieces: readonly string[], ask: Ask = { ask: 'action' }): View {
  const waiting: Ask[] = ask.ask === 'action' ? [ask] : [{ ask: 'action' }, ask];
  return {
    viewer: [0],
    setup: { players: 4, alternates: [0, 0, 0, 0], house: [] },
    pieces: pieces.map(readPiece),
    rooms: [],
    players: [NOBODY, NOBODY, NOBODY, NOBODY],
    icons: 0,
    artifact_deck: 6,
    artifacts_played: [],
    starting: 0,
    turn: 0,
    turns: 5,
    actions_left: 4,
    troll_moved: false,
    scorings: 0,
    turns_without_draw: 0,
    drew_this_turn: false,
    in_play: null,
    waiting,
  };
}

function readPiece(text: string): Piece {
  const [who = '', at = ''] = text.split(' ');
  const [figure = '', count = '1'] = who.split('×');
  const { owner, kind }: { owner: number; kind: Kind } = readFigure(figure);
  return { at, owner, kind, count: Number(count) };
}
