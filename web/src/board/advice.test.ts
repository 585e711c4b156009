import { expect, test } from 'vitest';

import { advisedSpots } from './advice';
import { choiceOf, HABITS } from './choose';

type Action = { do: string; to?: string };
const ACTIONS: Action[] = [{ do: 'move', to: 'B' }, { do: 'draw' }];
const routes = (action: Action): string[][] =>
  action.to === undefined ? [[`verb:${action.do}`]] : [[`place:${action.to}`], ['piece:knight', `place:${action.to}`]];
const choice = choiceOf<Action, string>(ACTIONS, routes, HABITS);

test('advice leads from a thing to a place, or to the button', () => {
  expect(advisedSpots(choice, { do: 'move', to: 'B' })).toEqual(['piece:knight', 'place:B']);
  expect(advisedSpots(choice, { to: 'B', do: 'move' })).toEqual(['piece:knight', 'place:B']);
  expect(advisedSpots(choice, { do: 'draw' })).toEqual(['verb:draw']);
});

test('what cannot be done any more is not shown', () => {
  expect(advisedSpots(choice, { do: 'move', to: 'C' })).toEqual([]);
  expect(advisedSpots(choice, null)).toEqual([]);
  expect(advisedSpots(null, { do: 'draw' })).toEqual([]);
});
