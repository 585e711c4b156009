import { expect, test } from 'vitest';

import { gameOnPage } from '.';
import { playersFor, presetOf } from './presets';

const GAMES = Object.keys(import.meta.glob('./*/Game.svelte')).map((path) => path.split('/')[1]!);

test.each(GAMES)('every preset of %s is found again by its setup, and says what is agreed', async (id) => {
  const { presets, agreed } = await gameOnPage(id)!.agreements();
  expect(new Set(presets.map((preset) => preset.id)).size).toBe(presets.length);
  for (const preset of presets) {
    for (const players of preset.players) {
      const setup = preset.setup(players);
      expect(presetOf(presets, players, JSON.parse(JSON.stringify(setup)), [preset.bots])?.id).toBe(preset.id);
      expect((setup as { players: number }).players).toBe(players);
      expect(agreed(setup, (group, name) => `${group}/${name}`).every((word) => word !== '')).toBe(true);
    }
  }
});

test.each(GAMES)('what is played with one click is a preset of %s', async (id) => {
  const game = gameOnPage(id)!;
  const { presets } = await game.agreements();
  expect(presetOf(presets, 3, game.setupFor(3, null), ['steady', 'steady'])?.id).toBe('usual');
});

test('a preset keeps the number of players where it can', () => {
  expect(playersFor({ players: [2, 3, 4] }, 3)).toBe(3);
  expect(playersFor({ players: [4, 6] }, 5)).toBe(4);
  expect(playersFor({ players: [1] }, 4)).toBe(1);
});

test('another bot, or another house rule, is no preset any more', async () => {
  const game = gameOnPage('cave-troll')!;
  const { presets } = await game.agreements();
  expect(presetOf(presets, 3, game.setupFor(3, null), ['steady', 'random'])).toBeNull();
  expect(presetOf(presets, 3, { players: 3, alternates: [0, 0, 0], house: ['wraiths-push-monsters'] }, [])).toBeNull();
});
