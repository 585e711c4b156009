// The chart of everybody's points over time: where its lines, marks, ticks and names go. No drawing.

import * as said from '$words/after';
import type { Course, Seat, TurnStart } from '../../../generated/protocol';
import { together } from '../../../stores/together';

/** What the chart is drawn into, in pixels. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room for names at the right; on a phone for short ones. */
export function frameOf(width: number): Frame {
  const narrow = width < 520;
  return { width, height: narrow ? 220 : 280, left: 34, right: narrow ? 78 : 132, top: 14, bottom: 34 };
}

/** Numbers for the axis of points: few, round, from the least to the most. */
export function ticksOf(turns: TurnStart[]): number[] {
  const scores = turns.flatMap(({ scores }) => scores);
  const [least, most] = [Math.min(0, ...scores), Math.max(1, ...scores)];
  const rough = (most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 10 * power;
  const first = Math.floor(least / step) * step;
  const n = Math.ceil((most - first) / step);
  return Array.from({ length: n + 1 }, (_, i) => first + i * step);
}

export interface Scale {
  x: (turn: number) => number;
  y: (points: number) => number;
}

export function scaleOf(turns: TurnStart[], ticks: number[], frame: Frame): Scale {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const across = frame.width - frame.left - frame.right;
  const up = frame.height - frame.top - frame.bottom;
  return {
    x: (turn) => frame.left + (turns.length < 2 ? 0 : (turn / (turns.length - 1)) * across),
    y: (points) => frame.top + up - ((points - low) / Math.max(high - low, 1)) * up,
  };
}

/** The corners of a seat's line. */
export function lineOf(seat: Seat, turns: TurnStart[], { x, y }: Scale): string {
  return turns.map(({ scores }, turn) => `${x(turn).toFixed(1)},${y(scores[seat] ?? 0).toFixed(1)}`).join(' ');
}

/** The turn whose place is nearest to a pixel. */
export function turnAt(pixel: number, turns: TurnStart[], frame: Frame): number {
  const across = frame.width - frame.left - frame.right;
  const share = (pixel - frame.left) / Math.max(across, 1);
  return Math.min(turns.length - 1, Math.max(0, Math.round(share * (turns.length - 1))));
}

/** The turn in which a moment lies. */
export function turnOfStep(step: number, turns: TurnStart[]): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.step <= step),
  );
}

/** Turns that get a number below the chart: not more than fit. */
export function numbered(n: number, room: number): number[] {
  const most = Math.max(2, Math.floor(room / 56));
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => n / step <= most) ?? 1000;
  return Array.from({ length: Math.floor((n - 1) / step) + 1 }, (_, i) => i * step);
}

export interface Ending {
  seat: Seat;
  y: number;
}

/** Where the names at the ends of the lines stand: as near to them as they can without touching each other. */
export function endsOf(turns: TurnStart[], scale: Scale, frame: Frame, apart = 18): Ending[] {
  const last = turns.at(-1)?.scores ?? [];
  const ends = last.map((points, seat) => ({ seat, y: scale.y(points) })).sort((a, b) => a.y - b.y || a.seat - b.seat);
  ends.forEach((end, i) => (end.y = Math.max(end.y, (ends[i - 1]?.y ?? -Infinity) + apart)));
  const floor = frame.height - frame.bottom + 6;
  for (let i = ends.length - 1; i >= 0; i -= 1) {
    const end = ends[i];
    if (end !== undefined) end.y = Math.min(end.y, (ends[i + 1]?.y ?? floor + apart) - apart);
  }
  return ends;
}

/** What a moment of the chart is called. */
export function turnName({ turns }: Pick<Course, 'turns'>, turn: number, names: string[]): string {
  const start = turns[turn];
  if (start === undefined || turn === turns.length - 1) return said.theEnd;
  const who = together(start.seats.map((seat) => names[seat] ?? ''));
  return who === '' ? said.turn({ n: turn + 1 }) : said.turnOf({ n: turn + 1, names: who });
}

/** A moment of the chart, read aloud. */
export function turnWords(course: Pick<Course, 'turns'>, turn: number, names: string[]): string {
  const scores = course.turns[turn]?.scores ?? [];
  return `${turnName(course, turn, names)}. ${scores.map((points, seat) => `${names[seat] ?? ''} ${points}`).join(', ')}.`;
}

/** Where a key leads; none when it is not for the chart. */
export function turnByKey(key: string, turn: number, n: number): number | null {
  const to = {
    ArrowRight: turn + 1,
    ArrowUp: turn + 1,
    ArrowLeft: turn - 1,
    ArrowDown: turn - 1,
    PageDown: turn - 10,
    PageUp: turn + 10,
    Home: 0,
    End: n - 1,
  }[key];
  return to === undefined ? null : Math.min(n - 1, Math.max(0, to));
}
