// Clocks as they are read: what is left at a moment, in words and in figures, and what a table's clock means.

import type { Absence, Away, Bot, Clock, SeatClock } from '../generated/protocol';

/** The clocks as the server told them, and when that was by the page's own watch. */
export interface Told {
  seats: SeatClock[];
  atMs: number;
}

/** What a seat has left at a moment of the page's own watch. */
export function leftMs(clock: SeatClock, toldMs: number, nowMs: number): number {
  if (!clock.running) return clock.left_ms;
  return Math.max(0, clock.left_ms - Math.max(0, nowMs - toldMs - clock.free_ms));
}

/** Is there so little left that it should be seen? */
export function isUrgent(clock: SeatClock, left: number): boolean {
  return clock.running && left <= clock.warns_at_ms;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In figures, for a narrow place: `2 d 4 h`, `5 h 10 m`, `12:05`, `0:09`. */
export function figures(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} h ${Math.floor((ms % HOUR) / MINUTE)} m`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** In words, one unit: `2 days`, `1 hour`, `30 seconds`. */
export function words(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) return counted(seconds, 'second');
  if (seconds < 7200) return counted(Math.floor(seconds / 60), 'minute');
  if (seconds < 172_800) return counted(Math.floor(seconds / 3600), 'hour');
  return counted(Math.floor(seconds / 86_400), 'day');
}

function counted(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}

/** What a clock means, in a sentence or two. */
export function meaning(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return 'Everybody takes the time they need.';
    case 'live': {
      const gain = clock.increment_s > 0 ? ` and gets ${counted(clock.increment_s, 'second')} more after each turn` : '';
      const delay = clock.delay_s > 0 ? ` The first ${counted(clock.delay_s, 'second')} of each turn cost nothing.` : '';
      return `Everybody has ${exactly(clock.main_s)} for the whole game${gain}.${delay} For people who sit down to play now.`;
    }
    case 'days': {
      const bank = clock.bank_s > 0 ? ` What is left over is saved, up to ${exactly(clock.bank_s)}.` : ' Nothing is saved up.';
      return `Everybody has ${exactly(clock.move_s)} for each turn.${bank} Nobody needs to be there at the same time.`;
    }
  }
}

/** A number of seconds without loss: `90 minutes`, `1 day`, `36 hours`. */
function exactly(seconds: number): string {
  const units: [number, string][] = [[86_400, 'day'], [3600, 'hour'], [60, 'minute']];
  const fits = units.find(([length]) => seconds % length === 0 && seconds >= length);
  return fits ? counted(seconds / fits[0], fits[1]) : counted(seconds, 'second');
}

/** What happens to who is not there, as a sentence that goes on from "When time is up, or somebody leaves,". */
export function fate(absence: Absence): string {
  switch (absence.then) {
    case 'bot-sits-in':
      return `a ${absence.bot} bot sits in until they are back.`;
    case 'substitute':
      return 'the table waits until somebody takes the seat over by the link, or they come back before that.';
    case 'forfeit':
      return 'they are out: a steady bot plays on for them, and they come in last.';
  }
}

/** How it stands with a seat, for the narrow place beside a name; none when its owner plays. */
export function mark(away: Away | null): string | null {
  switch (away?.how) {
    case 'sat-in':
      return `${away.bot} bot sits in`;
    case 'wanted':
      return 'substitute wanted';
    case 'forfeited':
      return 'forfeited';
    case 'instead':
      return `for ${away.name}`;
    case undefined:
      return null;
  }
}

/** The one who decided in the place of a person, for the log. */
export function sittingIn(bot: Bot): string {
  return `${bot} bot sitting in`;
}

/** Does its owner decide there? */
export function isPlayed(away: Away | null): boolean {
  return away === null || away.how === 'instead';
}
