import { describe, expect, it } from 'vitest';

import type { Spot } from '../routes';
import { furnished, playerWith } from '../samples';
import { neighbour } from './keys';
import { columnOf, nextLit } from './spots';

const view = {
  ...furnished(['Y12 C1', 'Y21 F1', 'Y22 C2', 'Y14 C3'], [playerWith({ place: 'C2' })], { ask: 'move' }),
  exit: true,
};
const go = (key: string, here: Spot | null, lit: readonly Spot[] = []) =>
  neighbour(key, { here, view, lit: new Map(lit.map((spot) => [spot, null])) });

describe('arrow keys', () => {
  it.each<[string, Spot | null, Spot | null]>([
    ['ArrowRight', null, 'cell:C1'],
    ['ArrowDown', 'cell:C1', 'cell:F1'],
    ['ArrowRight', 'cell:F1', 'cell:C2'],
    ['ArrowDown', 'cell:C2', 'cell:C2'],
    ['ArrowRight', 'cell:C3', 'gate:exit'],
    ['ArrowLeft', 'gate:exit', 'cell:C3'],
    ['ArrowLeft', 'cell:F1', 'gate:entrance'],
    ['ArrowRight', 'plane:A', 'cell:C3'],
    ['a', 'cell:C1', null],
  ])('%s from %s goes to %s', (key, here, to) => expect(go(key, here)).toBe(to));

  it('reach empty positions while they can be chosen', () => {
    expect(go('ArrowDown', 'cell:C2', ['cell:F2'])).toBe('cell:F2');
  });
});

it('t goes through what is lit, from the entrance on', () => {
  const lit: Spot[] = ['cell:C3', 'verb:stay', 'cell:F1', 'gate:exit'];
  expect(nextLit(lit, view, null, 1)).toBe('cell:F1');
  expect(nextLit(lit, view, 'cell:C3', 1)).toBe('gate:exit');
  expect(nextLit(lit, view, 'cell:F1', -1)).toBe('gate:exit');
});

it('columns are counted from the entrance', () => {
  expect(['outside', 'entrance', 'F12', 'exit'].map((place) => columnOf(place, 12))).toEqual([-1, 0, 12, 13]);
});
