// Ready agreements for Cave Troll.

import * as said from '$words/trollsetup';

import type { HouseRule, Setup } from '../../../generated/cave-troll';
import type { Agreements, Preset } from '../../presets';
import { ALTERNATE, HALF, presetOf } from './sets';

const everybody = (players: number, mask: number, house: HouseRule[] = []): Setup => ({
  players,
  alternates: Array.from({ length: players }, () => mask),
  house,
});

const wordsOf = (id: keyof typeof said.preset) => ({ id, name: said.preset[id], text: said.presetText[id] });

const PRESETS: Preset<Setup>[] = [
  { ...wordsOf('usual'), players: [2, 3, 4], bots: 'steady', setup: (players) => everybody(players, 0) },
  {
    ...wordsOf('first'),
    players: [2, 3],
    bots: 'novice',
    setup: (players) => everybody(players, 0, ['chests-survive-trolls', 'barbarians-stand-fast']),
  },
  { ...wordsOf('half'), players: [2, 3, 4], bots: 'steady', setup: (players) => everybody(players, HALF) },
  { ...wordsOf('wild'), players: [2, 3, 4], bots: 'strong', setup: (players) => everybody(players, ALTERNATE) },
];

export const agreements: Agreements<Setup> = {
  presets: PRESETS,
  agreed: (setup, nameOf) => [
    said.agreedFigures({ set: nameOf('set', presetOf(setup.alternates)) }),
    ...setup.house.map((rule) => nameOf('house', rule)),
  ],
};
