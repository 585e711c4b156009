import { expect, it } from 'vitest';

import { choiceOf, HABITS } from '../board/choose';
import { nextSpots } from './showing.svelte';

const ROUTES: Record<string, string[][]> = {
  draw: [['verb:draw']],
  march: [
    ['piece:dwarf', 'area:R1'],
    ['area:R1', 'piece:dwarf'],
  ],
};
const choice = choiceOf(['draw', 'march'], (action) => ROUTES[action] ?? [], HABITS);

it('points at the button, or at what is picked first', () => {
  expect(nextSpots(choice, [], 'draw')).toContain('verb:draw');
  expect(nextSpots(choice, [], 'march')[0]).toBe('piece:dwarf');
});

it('goes on from what is picked, and begins anew where that leads elsewhere', () => {
  expect(nextSpots(choice, ['piece:dwarf'], 'march')[0]).toBe('area:R1');
  expect(nextSpots(choice, ['area:R1'], 'march')[0]).toBe('piece:dwarf');
  expect(nextSpots(choice, ['piece:orc'], 'march')[0]).toBe('piece:dwarf');
});

it('has nothing to point at for what may not be done', () => {
  expect(nextSpots(choice, [], 'fly')).toEqual([]);
});
