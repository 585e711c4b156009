// How long to wait before the next try to reach the server.

export const SHORTEST_MS = 100;
export const LONGEST_MS = 5_000;

/**
 * The wait before try `attempt` (0 for the first after a loss): doubling from 100 ms to 5 s, and between half and the
 * whole of that by chance, so that a restarted server is not met by everybody in the same moment.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(attempt, 16));
  return Math.max(SHORTEST_MS, Math.round(whole * (0.5 + random() / 2)));
}
