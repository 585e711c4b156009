// Ready agreements for Skulldug!

import type { Mode, Setup } from '../../../generated/skulldug';
import type { Agreements, Preset } from '../../presets';
import { setupFor, withMode } from './setups';

const by = (players: number, mode: Mode, changes: Partial<Setup> = {}): Setup => ({ ...withMode(setupFor(players, null), mode), ...changes });

const PRESETS: Preset<Setup>[] = [
  { id: 'usual', name: 'Free-for-all', text: 'Ready sets of items, the whole table, steady bots. What most tables play.', players: [3, 4, 5], bots: 'steady', setup: (players) => by(players, 'free-for-all') },
  { id: 'first', name: 'First game', text: 'A smaller cave and novice bots: you meet treasures, traps and each other sooner.', players: [3], bots: 'novice', setup: (players) => by(players, 'free-for-all', { table: 9 }) },
  { id: 'full', name: 'Everything', text: 'Starting items are drafted and treasures come when they come. Longer, and deeper.', players: [3, 4, 5], bots: 'strong', setup: (players) => by(players, 'free-for-all', { gear: 'draft', fortune: 'plain' }) },
  { id: 'duel', name: 'Duel', text: 'You against one other, from a corner of the table.', players: [2], bots: 'steady', setup: (players) => by(players, 'duel') },
  { id: 'team', name: 'Teams', text: 'Two or three pairs that take their turns together and win together.', players: [4, 6], bots: 'steady', setup: (players) => by(players, 'team') },
  { id: 'alone', name: 'Alone', text: 'You, two ghosts, and a cave that comes down behind you.', players: [1], bots: 'steady', setup: (players) => by(players, 'solo-normal') },
];

export const agreements: Agreements<Setup> = {
  presets: PRESETS,
  agreed: (setup, nameOf) => [nameOf('mode', setup.mode), nameOf('gear', setup.gear), nameOf('fortune', setup.fortune), `${setup.table} × ${setup.table} places`, ...setup.house.map((rule) => nameOf('house', rule))],
};
