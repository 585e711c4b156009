import { expect, test } from 'vitest';

import type { Story } from '../generated/protocol';
import { lastWords, retold } from './story';

const step = (n: number, seat: number | null, ...sentences: string[]): Story => ({
  step: n,
  seat,
  events: [],
  sentences,
  rules: [],
  turns: [],
  sat_in: null,
});
const told = [step(1, null, 'Anna starts.'), step(2, 0, 'Anna draws.', ''), step(3, 1, '')];

test('new steps are added after those that are kept', () => {
  const after = retold(told, { keep: 3, story: [step(4, 0, 'Anna moves.')] });
  expect(after.map((entry) => entry.step)).toEqual([1, 2, 3, 4]);
});

test('a step that was taken back leaves the story, and another may take its place', () => {
  const after = retold(told, { keep: 1, story: [step(2, 0, 'Anna ends the turn.')] });
  expect(after.map((entry) => entry.sentences[0])).toEqual(['Anna starts.', 'Anna ends the turn.']);
});

test('a fresh connection tells everything', () => {
  expect(retold(told, { keep: 0, story: told })).toEqual(told);
});

test('the last words of a game are what happened, not that it is over', () => {
  const crash = { ...step(4, 0, 'You crash!', 'The game is over.'), events: [{ event: 'out' }, { event: 'over' }] };
  const over = { ...step(5, null, 'The game is over.'), events: [{ event: 'over' }] };
  expect(lastWords([...told, crash])).toEqual(['You crash!']);
  expect(lastWords([...told, crash, over])).toEqual(['You crash!']);
  expect(lastWords([])).toEqual([]);
});
