import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Announcer, CALM_MS, GAP_MS, LONGEST_MS, digest, type Happening } from './announcer';

const listener = { names: ['Anna', 'Ben', 'Cleo', 'Dora'], mine: [0], keys: true };
const by = (seat: number | null, ...lines: string[]): Happening => ({ seat, lines });

let said: string[];
let announcer: Announcer;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  announcer = new Announcer((sentence) => said.push(sentence));
});
afterEach(() => vi.useRealTimers());

test('what I asked for is said at once, one thing after the other, and the same thing twice is said twice', () => {
  announcer.say('You hold a rope.');
  announcer.say('You hold a rope.');
  expect(said).toEqual(['You hold a rope.']);
  vi.advanceTimersByTime(GAP_MS);
  expect(said).toEqual(['You hold a rope.', 'You hold a rope.']);
});

test('a burst of news is one announcement, and my question comes last', () => {
  announcer.tell([by(0, 'You draw a card.')], '', listener);
  vi.advanceTimersByTime(CALM_MS - 1);
  announcer.tell([by(1, 'Ben moves.')], 'Your turn: 4 actions left.', listener);
  vi.advanceTimersByTime(CALM_MS - 1);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['You draw a card. Ben moves. Your turn: 4 actions left.']);
});

test('a question that was answered meanwhile is not asked', () => {
  announcer.tell([by(1, 'Ben moves.')], 'Your turn.', listener);
  announcer.tell([by(0, 'You move.')], '', listener);
  vi.advanceTimersByTime(CALM_MS);
  expect(said).toEqual(['Ben moves. You move.']);
});

test('news that never cease are told all the same', () => {
  for (let ms = 0; ms < LONGEST_MS + CALM_MS; ms += 100) {
    announcer.tell([by(1, `Ben does ${ms}.`)], '', listener);
    vi.advanceTimersByTime(100);
  }
  expect(said.length).toBeGreaterThan(0);
  expect(said[0]).toMatch(/^Ben: \d+ events\. Press Shift\+L to hear the latest\.$/);
});

test('many events are counted, my own are told, and those who did them are named', () => {
  const many = [by(0, 'You draw.'), ...[1, 2, 3, 1, 2].map((seat) => by(seat, 'Moves.', 'Scores.'))];
  expect(digest(many, 'Your turn.', listener)).toBe(
    'You draw. Ben and 2 others: 10 events. Press Shift+L to hear the latest. Your turn.',
  );
  expect(digest(many.slice(0, 3).concat(by(null, 'A die.', 'Another.')), '', { ...listener, keys: false })).toBe(
    'You draw. Ben and Cleo: 6 events. The log has them all.',
  );
});

test('no more than three sentences of my own are read out', () => {
  const own = by(0, 'One.', 'Two.', 'Three.', 'Four.', 'Five.');
  expect(digest([own], '', listener)).toBe('One. Two. Three. 2 events. Press Shift+L to hear the latest.');
});

test('a covered screen says nothing more', () => {
  announcer.tell([by(1, 'Ben moves.')], '', listener);
  announcer.say('One.');
  announcer.say('Two.');
  announcer.hush();
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['One.', '']);
});

test('a question is not asked again while nothing happens, and asked again after something did', () => {
  const calm = (news: Happening[], question: string): void => {
    announcer.tell(news, question, listener);
    vi.advanceTimersByTime(CALM_MS + GAP_MS);
  };
  calm([], 'Your turn.');
  calm([], 'Your turn.');
  expect(said).toEqual(['Your turn.']);
  calm([by(1, 'Ben reacts.')], 'Your turn.');
  calm([], '');
  calm([], 'Your turn.');
  expect(said).toEqual(['Your turn.', 'Ben reacts. Your turn.', 'Your turn.']);
});

test('nothing is said when nothing happened and nothing is asked', () => {
  announcer.tell([by(1)], '', listener);
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual([]);
});
