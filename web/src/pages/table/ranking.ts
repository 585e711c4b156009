// Who came in where.

import * as said from '$words/after';
import type { Outcome, Seat } from '../../generated/protocol';
import { together } from '../../stores/together';

export interface Place {
  seat: Seat;
  score: number;
  place: number;
  won: boolean;
}

/** The seats from first to last, in the places the game gives them. */
export function ranking({ scores, winners, places }: Outcome): Place[] {
  const seats = scores.map((score, seat) => ({
    seat,
    score,
    place: places[seat] ?? scores.length,
    won: winners.includes(seat),
  }));
  return seats.sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The end in one sentence. `mine`: my seats; one of several people at a screen is called by name. */
export function verdict(outcome: Outcome, names: string[], mine: Seat[]): string {
  const isMe = (seat: Seat): boolean => mine.length === 1 && mine[0] === seat;
  const others = together(outcome.winners.filter((seat) => !isMe(seat)).map((seat) => names[seat] ?? ''));
  if (outcome.winners.length === 0) return said.caveWins;
  if (outcome.winners.some(isMe)) return outcome.winners.length === 1 ? said.youWin : said.youShare({ names: others });
  return outcome.winners.length === 1 ? said.wins({ name: others }) : said.share({ names: others });
}
