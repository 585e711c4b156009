// The pictures of Casadh's rules: beside which rule, and what is on them.

import type { RulePicture } from '../../../rules/book';
import { hexNow } from '../samples';
import type { Shows } from './shows';

const CAMP = hexNow('BASE 0,0 0');

export const pictures: readonly RulePicture<Shows>[] = [
  {
    rule: 'CC-MODEL-04',
    caption: 'Two hexes that lie side by side are always joined across their edge.',
    alt: 'Base Camp with the Great Hall to its east and the Twin Tunnels to its southeast, all joined.',
    shows: { draw: 'map', hexes: [CAMP, hexNow('L1-01 1,0 0'), hexNow('L1-05 0,1 0')] },
  },
  {
    rule: 'CC-HEX-02',
    caption: 'Twin Tunnels: two passageways that do not meet. Red is in the upper one and leaves through its three sides only.',
    alt: 'A hex with two separate tunnels; the tunnel in which a red spelunker stands is lit, with arrows at three sides.',
    shows: { draw: 'map', hexes: [hexNow('L1-05 0,0 0')], pawns: ['0 0,0 A'], way: { seat: 0, at: '0,0', node: 'A', reach: ['A'], exits: ['E', 'NE', 'NW'] } },
  },
  {
    rule: 'CC-HEX-04',
    caption: 'The Overpass: one passageway crosses above the other.',
    alt: 'A hex in which one tunnel passes over another like a bridge.',
    shows: { draw: 'map', hexes: [hexNow('L1-06 0,0 0')] },
  },
  {
    rule: 'CC-HEX-06',
    caption: 'The Slide: the green arrows lead down. From the upper passageway all six sides can be reached, from the lower one only its own, unless one carries a Rope.',
    alt: 'A hex with two tunnels joined by a green slope. A blue spelunker in the upper tunnel has arrows at all six sides.',
    shows: { draw: 'map', hexes: [hexNow('L1-08 0,0 0')], pawns: ['1 0,0 A'], way: { seat: 1, at: '0,0', node: 'A', reach: ['A', 'B'], exits: ['E', 'NE', 'NW', 'W', 'SW', 'SE'] } },
  },
  {
    rule: 'CC-HEX-07',
    caption: 'The four hazards: methane, bats, tremors and Grues.',
    alt: 'Four hazard symbols: a gas cloud, a bat, a crack in the ground and the eyes of a Grue.',
    shows: { draw: 'signs', signs: ['methane', 'bats', 'tremors', 'grue'] },
  },
  {
    rule: 'CC-HEX-08',
    caption: 'Water in one passageway of the Spring Cave; green, in the other one, stays thirsty.',
    alt: 'A hex with two tunnels, blue water in one of them and a green spelunker in the other.',
    shows: { draw: 'map', hexes: [hexNow('L1-07 0,0 0')], pawns: ['2 0,0 A'] },
  },
  {
    rule: 'CC-HEX-10',
    caption: 'The cross is the marker: treasures lie there face down, items face up. The number in the circle is the level.',
    alt: 'The Gas Pocket with a marker, on it two treasures and a rope.',
    shows: { draw: 'map', hexes: [hexNow('L1-13 0,0 0', { treasures: 2, items: ['rope'] })] },
  },
  {
    rule: 'CC-SETUP-08',
    caption: 'The start: Base Camp alone, and dark all around.',
    alt: 'Base Camp with three spelunkers around the fire and unexplored spaces on every side.',
    shows: { draw: 'map', hexes: [CAMP], pawns: ['0 0,0 A', '1 0,0 A', '2 0,0 A'], dark: ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'] },
  },
  {
    rule: 'CC-MOVE-01',
    caption: 'A move: one point, through the mouth between two hexes.',
    alt: 'A red spelunker goes from Base Camp east to the Great Hall.',
    shows: { draw: 'map', hexes: [CAMP, hexNow('L1-01 1,0 0')], pawns: ['0 0,0 A'], moves: [['0,0', '1,0']] },
  },
  {
    rule: 'CC-EXPL-05',
    caption: 'Fault Line has stars: one of its starred sides has to face the hex one comes from.',
    alt: 'Base Camp and east of it the Fault Line, laid with a star towards the camp.',
    shows: { draw: 'map', hexes: [CAMP, hexNow('L1-15 1,0 0')], pawns: ['0 1,0 A'] },
  },
  {
    rule: 'CC-CARD-02',
    caption: 'A card: what the step costs, what lies on a hex of level 1 and of level 2, and perhaps a misfortune.',
    alt: 'Three cards: a plain one with an item, one with treasures and Thirst, one with Rockfall.',
    shows: { draw: 'cards', cards: ['C06', 'C12', 'C20'] },
  },
  {
    rule: 'CC-HAZ-01',
    caption: 'The track: methane stands at 3. The next methane symbol makes it 4, and it breaks out on a roll of 1, 2 or 3.',
    alt: 'The hazard track: methane at 3, bats at 1, tremors at 2, Grues at 0, each with the odds of the next roll.',
    shows: { draw: 'track', values: [3, 1, 2, 0] },
  },
  {
    rule: 'CC-HAZ-04',
    caption: 'Methane breaks out: every hex with its symbol gets a token, and whoever is there loses 1 health.',
    alt: 'Twin Tunnels and Gas Pocket full of green gas, with a blue spelunker in it; Base Camp between them stays clear.',
    shows: { draw: 'map', hexes: [CAMP, hexNow('L1-05 1,0 0', { tokens: ['methane'] }), hexNow('L1-13 -1,0 0', { tokens: ['methane'] })], pawns: ['1 1,0 B', '0 0,0 A'] },
  },
  {
    rule: 'CC-HAZ-10',
    caption: 'Bats and tremors have broken out here. They concern all passageways of their hexes.',
    alt: 'The Bat Roost with bats all over it and the Fault Line with cracks across it.',
    shows: { draw: 'map', hexes: [hexNow('L1-03 0,0 0', { tokens: ['bats'] }), hexNow('L1-15 1,0 0', { tokens: ['tremors'] })] },
  },
  {
    rule: 'CC-GRUE-02',
    caption: 'A Grue comes to the Old Lair. Red has no lantern and must flee, here to Base Camp.',
    alt: 'A Grue on the Old Lair; an arrow takes the red spelunker from there to Base Camp.',
    shows: { draw: 'map', hexes: [CAMP, hexNow('L1-17 1,0 0', { grue: 'A' })], pawns: ['0 1,0 B'], moves: [['1,0', '0,0']] },
  },
  {
    rule: 'CC-ITEM-01',
    caption: 'The nine items.',
    alt: 'Rope, Canteen, Gas Mask, Hiking Boots, Helmet, Brass Lantern, Medkit, Battery and Dynamite.',
    shows: { draw: 'items', items: ['rope', 'canteen', 'gas-mask', 'hiking-boots', 'helmet', 'brass-lantern', 'medkit', 'battery', 'dynamite'] },
  },
  {
    rule: 'CC-DYN-01',
    caption: 'Blue’s fuse burns in the Great Hall until blue’s next turn begins.',
    alt: 'The Great Hall with a burning stick of dynamite, a blue spelunker leaves it for Base Camp.',
    shows: { draw: 'map', hexes: [CAMP, hexNow('L1-01 1,0 0')], charges: ['1 1,0'], pawns: ['1 1,0 A'], moves: [['1,0', '0,0']] },
  },
  {
    rule: 'CC-DYN-06',
    caption: 'Collapsed: nothing gets through here any more, for the rest of the game.',
    alt: 'Base Camp and east of it a hex full of rubble.',
    shows: { draw: 'map', hexes: [CAMP, hexNow('L1-01 1,0 0', { collapsed: true })], pawns: ['1 0,0 A'] },
  },
  {
    rule: 'CC-DYN-08',
    caption: 'Defusing with 3 health: a roll of 1, 2 or 3 puts the fuse out.',
    alt: 'A die that shows 3.',
    shows: { draw: 'die', die: 3, bad: false },
  },
  {
    rule: 'CC-TREAS-01',
    caption: 'Treasures are worth 0 to 9; face down nobody knows.',
    alt: 'Gold discs with the values 0, 4 and 9, and one face down.',
    shows: { draw: 'treasures', values: [0, 4, 9, null] },
  },
  {
    rule: 'CC-LEAVE-03',
    caption: 'On the Surface of a game for three. Whoever leaves first takes the 9 and the 8.',
    alt: 'Six treasures: 9, 8, 6, 6, 3 and 0.',
    shows: { draw: 'treasures', values: [9, 8, 6, 6, 3, 0] },
  },
];
