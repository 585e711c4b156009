// What is said aloud, and when: one thing after the other, and a burst of news as one.

import * as said from '$words/shell';
import type { Seat } from '../generated/protocol';

/** Something that happened: who decided it, and the sentences that tell it. */
export interface Happening {
  seat: Seat | null;
  lines: string[];
}

/** How those at the table are spoken of. */
export interface Listener {
  names: string[];
  mine: Seat[];
  /** The letter keys do things, so that one may be told to press one. */
  keys: boolean;
}

/** News wait until nothing has come for this long… */
export const CALM_MS = 350;
/** …but not longer than this. */
export const LONGEST_MS = 2_500;
/** Between two things said: a text that is replaced at once is not read. */
export const GAP_MS = 300;

/** More than this is not read out but counted. */
const FEW_LINES = 4;
const FEW_LETTERS = 260;
/** What I did myself is read out this far, whatever else happened. */
const OWN_LINES = 3;

export class Announcer {
  #queue: string[] = [];
  #gap: ReturnType<typeof setTimeout> | undefined;
  #news: Happening[] = [];
  #question = '';
  /** The question as it was last said; it is not asked again when nothing has happened since. */
  #asked = '';
  #listener: Listener = { names: [], mine: [], keys: true };
  #calm: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(private readonly speak: (sentence: string) => void) {}

  /** Says something as soon as what was said before can have been heard. */
  say(sentence: string): void {
    if (sentence === '') return;
    this.#queue.push(sentence);
    if (this.#gap === undefined) this.#next();
  }

  /** Something happened at the table. `question` is what I am asked now; it comes last, and only once it is calm. */
  tell(news: readonly Happening[], question: string, listener: Listener): void {
    this.#news.push(...news.filter(({ lines }) => lines.length > 0));
    this.#question = question;
    this.#listener = listener;
    if (question === '') this.#asked = '';
    if (this.#news.length === 0 && question === this.#asked) return;
    if (this.#calm === undefined) this.#since = Date.now();
    clearTimeout(this.#calm);
    const wait = Math.max(0, Math.min(CALM_MS, this.#since + LONGEST_MS - Date.now()));
    this.#calm = setTimeout(() => this.#digest(), wait);
  }

  /** Takes back all that was not heard yet. */
  hush(): void {
    clearTimeout(this.#calm);
    clearTimeout(this.#gap);
    this.#calm = this.#gap = undefined;
    this.#queue = [];
    this.#news = [];
    this.speak('');
  }

  #digest(): void {
    this.#calm = undefined;
    const said = digest(this.#news, this.#question, this.#listener);
    this.#asked = this.#question;
    this.#news = [];
    this.say(said);
  }

  #next(): void {
    this.#gap = undefined;
    const sentence = this.#queue.shift();
    if (sentence === undefined) return;
    this.speak(sentence);
    this.#gap = setTimeout(() => this.#next(), GAP_MS);
  }
}

/** A burst of news in a breath: few things are told, many are counted, and the question comes last. */
export function digest(news: readonly Happening[], question: string, listener: Listener): string {
  const all = news.flatMap(({ lines }) => lines);
  const few = all.length <= FEW_LINES && all.join(' ').length <= FEW_LETTERS;
  const told = few ? all : [...ownLines(news, listener), counted(news, listener)];
  return [...told, question].filter((sentence) => sentence !== '').join(' ');
}

function ownLines(news: readonly Happening[], { mine }: Listener): string[] {
  const own = news.filter(({ seat }) => seat !== null && mine.includes(seat)).flatMap(({ lines }) => lines);
  return own.slice(0, OWN_LINES);
}

/** `Ben and 2 others: 14 events. Press Shift+L to hear the latest.` */
function counted(news: readonly Happening[], { names, mine, keys }: Listener): string {
  const seats = [...new Set(news.flatMap(({ seat }) => (seat === null || mine.includes(seat) ? [] : [seat])))];
  const rest = news.filter(({ seat }) => seat === null || !mine.includes(seat)).flatMap(({ lines }) => lines).length;
  const left = Math.max(0, news.flatMap(({ lines }) => lines).length - rest - OWN_LINES) + rest;
  return `${whose(
    seats.map((seat) => names[seat] ?? said.newsSomebody),
    left,
  )} ${keys ? said.newsLast : said.newsLog}`;
}

function whose([first, second, ...rest]: readonly string[], n: number): string {
  if (first === undefined) return said.newsNone({ n });
  if (second === undefined) return said.newsOne({ first, n });
  return rest.length === 0 ? said.newsTwo({ first, second, n }) : said.newsMany({ first, others: rest.length + 1, n });
}
