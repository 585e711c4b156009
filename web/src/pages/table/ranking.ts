// Who came in where.

import type { Outcome, Seat } from '../../generated/protocol';

export interface Place {
  seat: Seat;
  score: number;
  place: number;
  won: boolean;
}

/** The seats from first to last, in the places the game gives them. */
export function ranking({ scores, winners, places }: Outcome): Place[] {
  const seats = scores.map((score, seat) => ({ seat, score, place: places[seat] ?? scores.length, won: winners.includes(seat) }));
  return seats.sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The end in one sentence. `mine`: my seats; one of several people at a screen is called by name. */
export function verdict(outcome: Outcome, names: string[], mine: Seat[]): string {
  const winners = outcome.winners.map((seat) => (mine.length === 1 && mine[0] === seat ? 'you' : (names[seat] ?? '')));
  const [first] = winners;
  if (first === undefined) return 'Nobody wins.';
  if (winners.length === 1) return first === 'you' ? 'You win!' : `${first} wins.`;
  const all = `${winners.slice(0, -1).join(', ')} and ${winners.at(-1)}`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} share the victory.`;
}
