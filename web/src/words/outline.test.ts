import { expect, test } from 'vitest';

import type { Scene, ScenePlace } from '../generated/protocol';
import { ELSEWHERE, outline, standing, stepOf, typedTo } from './outline';

const place = (id: string, name: string, more: Partial<ScenePlace> = {}): ScenePlace => ({
  id,
  name,
  about: '',
  exits: [],
  here: [],
  yours: false,
  offers: [],
  news: [],
  ...more,
});
const scene: Scene = {
  whereabouts: '',
  near: '',
  hand: '',
  players: [],
  table: [],
  places: [
    place('R14', 'Ember Cave (R14)', {
      yours: true,
      here: ['your thief', "Ben's orc", "Ben's orc"],
      about: '4 gold',
      offers: [1],
      news: ["New here: Ben's orc."],
      exits: [
        { words: 'north: Icy Well (R02)', to: 'R02' },
        { words: 'west: a wall', to: null },
      ],
    }),
    place('R02', 'Icy Well (R02)'),
    place('x', 'The exit'),
  ],
};
const words = ['End the turn', 'Move the thief to Icy Well'];
const all = new Set(['place R14', ELSEWHERE]);

test('what is not bound to a place comes first, then the places, each with what is below it', () => {
  expect(
    outline(scene, words, all).map(({ level, kind, text, at, of }) => `${level} ${kind} ${text} ${at}/${of}`),
  ).toEqual([
    '1 elsewhere What I can do anywhere 1/4',
    '2 offer End the turn 1/1',
    '1 place Ember Cave (R14) 2/4',
    "2 news New here: Ben's orc. 1/7",
    '2 here your thief 2/7',
    "2 here Ben's orc (2) 3/7",
    '2 about 4 gold 4/7',
    '2 offer Move the thief to Icy Well 5/7',
    '2 exit north: Icy Well (R02) 6/7',
    '2 exit west: a wall 7/7',
    '1 place Icy Well (R02) 3/4',
    '1 place The exit 4/4',
  ]);
});

test('a closed place shows nothing below it, and one without anything cannot be opened', () => {
  const rows = outline(scene, words, new Set());
  expect(rows.map(({ expanded }) => expanded)).toEqual([false, false, null, null]);
});

test('arrows go through the lines, open and close', () => {
  const closed = outline(scene, words, new Set());
  const open = outline(scene, words, all);
  expect(stepOf('ArrowDown', closed, ELSEWHERE)).toEqual({ go: 'place R14' });
  expect(stepOf('ArrowUp', closed, ELSEWHERE)).toEqual({ stay: true });
  expect(stepOf('ArrowRight', closed, 'place R14')).toEqual({ open: 'place R14' });
  expect(stepOf('ArrowRight', open, 'place R14')).toEqual({ go: "place R14 news New here: Ben's orc." });
  expect(stepOf('ArrowLeft', open, 'place R14 here your thief')).toEqual({ go: 'place R14' });
  expect(stepOf('ArrowLeft', open, 'place R14')).toEqual({ close: 'place R14' });
  expect(stepOf('End', open, 'place R14')).toEqual({ go: 'place x' });
  expect(stepOf('Home', open, 'place x')).toEqual({ go: ELSEWHERE });
  expect(stepOf('x', open, 'place R14')).toBeNull();
});

test('letters find places by their names, round and round', () => {
  const rows = outline(scene, words, all);
  expect(typedTo('i', rows, 'place R14')).toBe('place R02');
  expect(typedTo('e', rows, 'place R02')).toBe('place x');
  expect(typedTo('e', rows, 'place x')).toBe('place R14');
  expect(typedTo('em', rows, 'place R14 here your thief')).toBe('place R14');
  expect(typedTo('r02', rows, 'place R14')).toBe('place R02');
  expect(typedTo('zz', rows, 'place R14')).toBeNull();
});

test('when a line goes, its place stays; when that goes too, the top', () => {
  const rows = outline(scene, words, new Set());
  expect(standing(rows, 'place R02', 'place R02')).toBe('place R02');
  expect(standing(rows, 'place R14 offer Draw', 'place R14')).toBe('place R14');
  expect(standing(rows, 'place gone exit', 'place gone')).toBe(ELSEWHERE);
});
