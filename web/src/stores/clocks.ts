// Clocks as they are read: what is left at a moment, in words and in figures, and what a table's clock means.

import * as said from '$words/shell';
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
  if (ms >= DAY) return said.figuresDays({ days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms >= HOUR) return said.figuresHours({ hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) });
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** In words, one unit: `2 days`, `1 hour`, `30 seconds`. */
export function words(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) return said.time.second({ n: seconds });
  if (seconds < 7200) return said.time.minute({ n: Math.floor(seconds / 60) });
  if (seconds < 172_800) return said.time.hour({ n: Math.floor(seconds / 3600) });
  return said.time.day({ n: Math.floor(seconds / 86_400) });
}

/** What a clock means, in a sentence or two. */
export function meaning(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return said.clockNone;
    case 'live': {
      const seconds = (n: number) => said.time.second({ n });
      const time = exactly(clock.main_s);
      const has =
        clock.increment_s > 0
          ? said.clockLiveGain({ time, gain: seconds(clock.increment_s) })
          : said.clockLive({ time });
      return [
        has,
        ...(clock.delay_s > 0 ? [said.clockDelay({ time: seconds(clock.delay_s) })] : []),
        said.clockLiveFor,
      ].join(' ');
    }
    case 'days':
      return [
        said.clockDays({ time: exactly(clock.move_s) }),
        clock.bank_s > 0 ? said.clockBank({ time: exactly(clock.bank_s) }) : said.clockNoBank,
        said.clockDaysFor,
      ].join(' ');
  }
}

/** A number of seconds without loss: `90 minutes`, `1 day`, `36 hours`. */
function exactly(seconds: number): string {
  const units: [number, keyof typeof said.time][] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ];
  const fits = units.find(([length]) => seconds % length === 0 && seconds >= length);
  return fits ? said.time[fits[1]]({ n: seconds / fits[0] }) : said.time.second({ n: seconds });
}

/** What happens to who is not there: after "If time runs out or someone leaves", or to who is just leaving. */
export function fate(absence: Absence, told: 'then' | 'leaving'): string {
  const bot = said.aBot[absence.then === 'bot-sits-in' ? absence.bot : 'steady'];
  return (told === 'then' ? said.fateThen : said.fateLeaving)[absence.then]({ bot });
}

/** How it stands with a seat, for the narrow place beside a name; none when its owner plays. */
export function mark(away: Away | null): string | null {
  switch (away?.how) {
    case 'sat-in':
      return said.sitsIn[away.bot];
    case 'wanted':
      return said.substituteWanted;
    case 'forfeited':
      return said.forfeited;
    case 'instead':
      return said.insteadOf({ name: away.name });
    case undefined:
      return null;
  }
}

/** The one who decided in the place of a person, for the log. */
export function sittingIn(bot: Bot): string {
  return said.sittingIn[bot];
}

/** Does its owner decide there? */
export function isPlayed(away: Away | null): boolean {
  return away === null || away.how === 'instead';
}
