import { expect, test } from 'vitest';

import type { GamePreset } from '../../generated/protocol';
import { presetOf, quickPreset, setupOf } from './presets';

const setups = (players: number[], mode: string) => players.map((n) => ({ players: n, setup: { players: n, mode } }));
const preset = (id: string, bots: GamePreset['bots'], players: number[], mode: string): GamePreset => ({
  id,
  name: id,
  text: '',
  bots,
  setups: setups(players, mode),
});
const PRESETS = [preset('usual', 'steady', [2, 3, 4], 'free'), preset('first', 'novice', [2, 3], 'free')];

test('a preset keeps the number of players where it can', () => {
  const wished = (players: number[], n?: number) => setupOf({ setups: setups(players, 'free') }, n).players;
  expect(wished([2, 3, 4])).toBe(3);
  expect(wished([2, 3, 4], 4)).toBe(4);
  expect(wished([4, 6], 5)).toBe(4);
  expect(wished([1], 4)).toBe(1);
});

test('a table is known by its setup, its players and its bots', () => {
  expect(presetOf(PRESETS, 3, { players: 3, mode: 'free' }, ['steady'])?.id).toBe('usual');
  expect(presetOf(PRESETS, 3, { players: 3, mode: 'free' }, ['novice'])?.id).toBe('first');
  expect(presetOf(PRESETS, 3, { players: 3, mode: 'free' }, ['steady', 'novice'])).toBeNull();
  expect(presetOf(PRESETS, 3, { players: 3, mode: 'duel' }, ['steady'])).toBeNull();
  expect(presetOf(PRESETS, 4, { players: 4, mode: 'free' }, ['novice'])).toBeNull();
});

test('whoever is new begins kindly, everybody else with what most tables play', () => {
  expect(quickPreset(PRESETS, true)?.id).toBe('first');
  expect(quickPreset(PRESETS, false)?.id).toBe('usual');
  expect(quickPreset(PRESETS.slice(0, 1), true)?.id).toBe('usual');
});
