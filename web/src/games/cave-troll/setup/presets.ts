// Ready agreements for Cave Troll.

import type { HouseRule, Setup } from '../../../generated/cave-troll';
import type { Agreements, Preset } from '../../presets';
import { ALTERNATE, HALF, presetOf } from './sets';

const everybody = (players: number, mask: number, house: HouseRule[] = []): Setup => ({ players, alternates: Array.from({ length: players }, () => mask), house });

const PRESETS: Preset<Setup>[] = [
  { id: 'usual', name: 'The game as printed', text: 'The seven original figures, steady bots. What most tables play.', players: [2, 3, 4], bots: 'steady', setup: (players) => everybody(players, 0) },
  { id: 'first', name: 'First game', text: 'Original figures, chests that survive trolls and barbarians that stand fast: kinder to newcomers. Novice bots.', players: [2, 3], bots: 'novice', setup: (players) => everybody(players, 0, ['chests-survive-trolls', 'barbarians-stand-fast']) },
  { id: 'half', name: 'Half and half', text: 'Four new figures join three old ones: for those who know the first set.', players: [2, 3, 4], bots: 'steady', setup: (players) => everybody(players, HALF) },
  { id: 'wild', name: 'Wild cave', text: 'Only alternate figures against strong bots: rampages, banshees, assassins.', players: [2, 3, 4], bots: 'strong', setup: (players) => everybody(players, ALTERNATE) },
];

export const agreements: Agreements<Setup> = {
  presets: PRESETS,
  agreed: (setup, nameOf) => [`${nameOf('set', presetOf(setup.alternates))} figures`, ...setup.house.map((rule) => nameOf('house', rule))],
};
