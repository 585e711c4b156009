import { beforeEach, expect, test } from 'vitest';

import type { Story } from '../generated/protocol';
import { lessons, readProgress } from '../stores/lessons.svelte';
import { goesOn, isSame, placeOf, queryOf } from './places';
import { paragraphs, spoken } from './words';

beforeEach(() => localStorage.clear());

test('what the coach says has paragraphs and marked words', () => {
  const said = 'One **strong\nword** and *another*.\n\n\nThen more.';
  expect(paragraphs(said)).toEqual([
    [
      { text: 'One ', kind: 'plain' },
      { text: 'strong word', kind: 'strong' },
      { text: ' and ', kind: 'plain' },
      { text: 'another', kind: 'stressed' },
      { text: '.', kind: 'plain' },
    ],
    [{ text: 'Then more.', kind: 'plain' }],
  ]);
  expect(spoken(said)).toBe('One strong word and another. Then more.');
  expect(paragraphs('2 * 3 are 6')).toEqual([[{ text: '2 * 3 are 6', kind: 'plain' }]]);
});

test('an address names a place, and nonsense in it is none', () => {
  expect(placeOf(queryOf({ chapter: 2, beat: 5, choices: [1] }))).toEqual({ chapter: 2, beat: 5, choices: [] });
  for (const at of ['', '2', '2.', '-1.2', '2.x', '1.2.3', '9999.1'])
    expect(placeOf(new URLSearchParams({ at }))).toBeNull();
});

test('a story goes on from another when it begins with it', () => {
  const step = (n: number, word: string): Story => ({
    step: n,
    seat: 0,
    events: [word],
    sentences: [],
    rules: [],
    turns: [],
    sat_in: null,
  });
  const story = [step(1, 'a'), step(2, 'b')];
  expect(goesOn([], story)).toBe(true);
  expect(goesOn(story, [...story, step(3, 'c')])).toBe(true);
  expect(goesOn(story, story.slice(0, 1))).toBe(false);
  expect(goesOn(story, [step(1, 'x'), step(2, 'y'), step(3, 'z')])).toBe(false);
});

test('how far one got is kept on the shelf, and what is broken there is as if nothing were', () => {
  lessons.note('skulldug', { chapter: 3, beat: 2, choices: [0, 1] }, false);
  lessons.note('skulldug', { chapter: 1, beat: 4, choices: [] }, false);
  const stored = readProgress(localStorage.getItem('karst.lessons'));
  expect(stored['skulldug']).toEqual({ at: { chapter: 1, beat: 4, choices: [] }, furthest: 3, finished: false });
  lessons.note('skulldug', { chapter: 5, beat: 1, choices: [] }, true);
  lessons.note('skulldug', { chapter: 1, beat: 1, choices: [] }, false);
  expect(lessons.of('skulldug')).toMatchObject({ furthest: 5, finished: true });
  expect(isSame(lessons.of('skulldug')!.at, { chapter: 1, beat: 1, choices: [7] })).toBe(true);
  for (const broken of [null, '', '[]', '7', '{"a":1}', '{"a":{"at":{"chapter":"x"}}}'])
    expect(readProgress(broken)).toEqual({});
});
