// Who came in where.

import type { Outcome, Seat } from '../../generated/protocol';

export interface Place {
  seat: Seat;
  score: number;
  place: number;
  won: boolean;
}

/** The seats from first to last; winners come first whatever the scores say. */
export function ranking(outcome: Outcome): Place[] {
  const seats = outcome.scores.map((score, seat) => ({ seat, score, won: outcome.winners.includes(seat) }));
  seats.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  return seats.map((entry) => ({ ...entry, place: 1 + seats.filter((other) => isAhead(other, entry)).length }));
}

function isAhead(one: Omit<Place, 'place'>, other: Omit<Place, 'place'>): boolean {
  return one.won === other.won ? !one.won && one.score > other.score : one.won;
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
