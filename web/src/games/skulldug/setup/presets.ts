// Ready agreements for Skulldug!

import * as said from '$words/skulldugsetup';

import type { Mode, Setup } from '../../../generated/skulldug';
import type { Agreements, Preset } from '../../presets';
import { setupFor, withMode } from './setups';

const by = (players: number, mode: Mode, changes: Partial<Setup> = {}): Setup => ({
  ...withMode(setupFor(players, null), mode),
  ...changes,
});

const named = (id: keyof typeof said.preset) => ({ id, name: said.preset[id], text: said.presetText[id] });

const PRESETS: Preset<Setup>[] = [
  { ...named('usual'), players: [3, 4, 5], bots: 'steady', setup: (players) => by(players, 'free-for-all') },
  { ...named('first'), players: [3], bots: 'novice', setup: (players) => by(players, 'free-for-all', { table: 9 }) },
  {
    ...named('full'),
    players: [3, 4, 5],
    bots: 'strong',
    setup: (players) => by(players, 'free-for-all', { gear: 'draft', fortune: 'plain' }),
  },
  { ...named('duel'), players: [2], bots: 'steady', setup: (players) => by(players, 'duel') },
  { ...named('team'), players: [4, 6], bots: 'steady', setup: (players) => by(players, 'team') },
  { ...named('alone'), players: [1], bots: 'steady', setup: (players) => by(players, 'solo-normal') },
];

export const agreements: Agreements<Setup> = {
  presets: PRESETS,
  agreed: (setup, nameOf) => [
    nameOf('mode', setup.mode),
    nameOf('gear', setup.gear),
    nameOf('fortune', setup.fortune),
    said.places({ n: setup.table }),
    ...setup.house.map((rule) => nameOf('house', rule)),
  ],
};
