import { expect, test } from 'vitest';

import type { Story } from '../generated/protocol';
import { filtered, isTurnOf, myTurnBegan, turnTitle, turnsTold } from './turns';

type Begin = { event: number; seats: number[] };
const step = (n: number, seat: number | null, sentences: string[], turns: Begin[] = []): Story => ({
  step: n,
  seat,
  events: sentences.map((_, at) => ({ at })),
  sentences,
  rules: sentences.map((words) => (words === '' ? null : `CT-${words}`)),
  turns,
  sat_in: null,
});

const story = [
  step(1, null, ['Anna starts.', 'Anna’s turn.'], [{ event: 1, seats: [0] }]),
  step(2, 0, ['Anna draws.']),
  step(3, null, ['It is a knight.', '']),
  step(4, 0, ['Anna is done.', 'Ben’s turn.'], [{ event: 1, seats: [1] }]),
  step(5, 1, ['Ben moves.']),
  step(6, 1, ['Ben is done.', 'Anna’s turn again.'], [{ event: 1, seats: [0] }]),
];
const names = ['Anna', 'Ben'];

test('a step that ends one turn and begins the next is told in both', () => {
  const turns = turnsTold(story);
  expect(turns.map((turn) => turnTitle(turn, names))).toEqual([
    'Before the first turn',
    'Anna, turn 1',
    'Ben, turn 1',
    'Anna, turn 2',
  ]);
  expect(turns[1]?.deeds.map(({ lines }) => lines.map((line) => line.words))).toEqual([
    ['Anna’s turn.'],
    ['Anna draws.'],
    ['It is a knight.'],
    ['Anna is done.'],
  ]);
  expect(turns[2]?.deeds[0]?.lines[0]?.words).toBe('Ben’s turn.');
});

test('cause comes before effect, and chance follows from whoever decided', () => {
  const [, anna] = turnsTold(story);
  expect(anna?.deeds.map(({ seat, by }) => [seat, by])).toEqual([
    [null, null],
    [0, 0],
    [null, 0],
    [0, 0],
  ]);
});

test('every line has its event and its rule', () => {
  expect(turnsTold(story)[2]?.deeds[1]?.lines).toEqual([
    { at: 0, words: 'Ben moves.', rule: 'CT-Ben moves.', event: { at: 0 } },
  ]);
});

test('one player’s deeds are shown with what chance made of them', () => {
  const anna = filtered(turnsTold(story), { seat: 0, words: '' });
  expect(anna.flatMap(({ deeds }) => deeds.map(({ step }) => step))).toEqual([2, 3, 4]);
  expect(
    filtered(turnsTold(story), { seat: null, words: 'KNIGHT' }).flatMap(({ deeds }) => deeds.map(({ step }) => step)),
  ).toEqual([3]);
  expect(filtered(turnsTold(story), { seat: 1, words: 'knight' })).toEqual([]);
});

test('the present turn is that of the seats it began with', () => {
  expect(isTurnOf(story, 0)).toBe(true);
  expect(isTurnOf(story, 1)).toBe(false);
  expect(isTurnOf(story.slice(0, 4), 1)).toBe(true);
  expect(isTurnOf([], 0)).toBe(false);
});

test('my turn has begun when others have played since mine and I have done nothing in it', () => {
  expect(myTurnBegan(story, 0)).toBe(6);
  expect(myTurnBegan(story, 1)).toBe(null);
  expect(myTurnBegan(story.slice(0, 4), 1)).toBe(4);
  expect(myTurnBegan([...story, step(7, 0, ['Anna draws.'])], 0)).toBe(null);
  expect(myTurnBegan(story.slice(0, 1), 0)).toBe(null);
});
