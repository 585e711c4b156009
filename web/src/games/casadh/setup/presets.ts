// Ready agreements for The Caves of Casadh.

import type { HouseRule, Setup } from '../../../generated/casadh';
import type { Agreements, Preset } from '../../presets';
import { setupFor } from './setups';

const by = (players: number, house: HouseRule[] = []): Setup => ({ ...setupFor(players, null), house });

const PRESETS: Preset<Setup>[] = [
  { id: 'usual', name: 'The game as printed', text: 'Every rule of the book and steady bots. What most tables play.', players: [2, 3, 4, 5, 6], bots: 'steady', setup: (players) => by(players) },
  { id: 'first', name: 'First descent', text: 'By the book, against one or two novices who make mistakes.', players: [2, 3], bots: 'novice', setup: (players) => by(players) },
  { id: 'alone', name: 'Alone', text: 'You against the cave: bring out as much as you dare.', players: [1], bots: 'steady', setup: (players) => by(players) },
  { id: 'crowd', name: 'Crowded caves', text: 'Five or six explorers: the dead leave their things, so there is more to find and to fight over.', players: [5, 6], bots: 'steady', setup: (players) => by(players, ['dead-leave-belongings']) },
  { id: 'greedy', name: 'Lean years', text: 'One treasure per Explore, Medkits only when hurt, strong bots: every step counts.', players: [2, 3, 4, 5, 6], bots: 'strong', setup: (players) => by(players, ['one-treasure-per-explore', 'medkit-only-when-hurt']) },
];

export const agreements: Agreements<Setup> = {
  presets: PRESETS,
  agreed: (setup, nameOf) => [...setup.house.map((rule) => nameOf('house', rule)), `Lost after ${setup.stall_limit} idle rounds`],
};
