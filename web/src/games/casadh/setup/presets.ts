// Ready agreements for The Caves of Casadh.

import * as said from '$words/casadhsetup';

import type { HouseRule, Setup } from '../../../generated/casadh';
import type { Agreements, Preset } from '../../presets';
import { setupFor } from './setups';

const by = (players: number, house: HouseRule[] = []): Setup => ({ ...setupFor(players, null), house });

const wordsOf = (id: keyof typeof said.preset) => ({ id, name: said.preset[id], text: said.presetText[id] });

const PRESETS: Preset<Setup>[] = [
  { ...wordsOf('usual'), players: [2, 3, 4, 5, 6], bots: 'steady', setup: (players) => by(players) },
  { ...wordsOf('first'), players: [2, 3], bots: 'novice', setup: (players) => by(players) },
  { ...wordsOf('alone'), players: [1], bots: 'steady', setup: (players) => by(players) },
  { ...wordsOf('crowd'), players: [5, 6], bots: 'steady', setup: (players) => by(players, ['dead-leave-belongings']) },
  {
    ...wordsOf('greedy'),
    players: [2, 3, 4, 5, 6],
    bots: 'strong',
    setup: (players) => by(players, ['one-treasure-per-explore', 'medkit-only-when-hurt']),
  },
];

export const agreements: Agreements<Setup> = {
  presets: PRESETS,
  agreed: (setup, nameOf) => [
    ...setup.house.map((rule) => nameOf('house', rule)),
    said.agreedIdle({ n: setup.stall_limit }),
  ],
};
