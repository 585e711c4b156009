// The pictures of Skulldug!'s rules: beside which rule, and what is on them.

import type { RulePicture } from '../../../rules/book';
import { passage } from '../samples';
import type { Shows } from './shows';

export const pictures: readonly RulePicture<Shows>[] = [
  {
    rule: 'SK-GOAL-01',
    caption: 'What it is about: three treasures in hand, and the Cave Entrance under your feet when your turn ends.',
    alt: 'An explorer in the Cave Entrance, and three treasures beside it in the next passage.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-00'), passage('b1', 'TI-04', 0, ['bloodstone-amulet', 'ceremonial-key', 'hypnotic-opal'])], explorers: ['silk-moreau a1'] },
  },
  {
    rule: 'SK-GOAL-02',
    caption: 'Three treasures and their curses.',
    alt: 'The cards Bloodstone Amulet, Leaden Idol and Screaming Skull with their texts.',
    shows: { draw: 'cards', cards: ['bloodstone-amulet', 'leaden-idol', 'screaming-skull'] },
  },
  {
    rule: 'SK-COMP-02',
    caption: 'Each sort has its shape: treasures are gems, equipment is square, consumables are round, monsters are jagged, traps are triangles. The number is the difficulty.',
    alt: 'Five card tokens: a gem, a square, a disc, a jagged plate and a triangle.',
    shows: { draw: 'tokens', cards: ['hypnotic-opal', 'trusty-whip', 'flare-gun', 'basilisk', 'bear-trap-1'] },
  },
  {
    rule: 'SK-SETUP-02',
    caption: 'The start: all explorers in the Cave Entrance, and nobody knows what lies around it.',
    alt: 'Three explorers in the Cave Entrance with its four corridors, and question marks on all sides.',
    shows: { draw: 'cave', cave: [passage('b2', 'TI-00')], explorers: ['silk-moreau b2', 'hector-bramble b2', 'krantz-the-wall b2'], dark: ['b1', 'a2', 'c2', 'b3'] },
  },
  {
    rule: 'SK-HLTH-01',
    caption: 'Three of five Health are left.',
    alt: 'Five gems, two of them empty.',
    shows: { draw: 'health', health: 3, most: 5 },
  },
  {
    rule: 'SK-PASS-07',
    caption: 'a1 and b1 are connected: their corridors meet. c1 lies beside b1, but its wall is in the way; b1 faces it all the same.',
    alt: 'Three passages in a row. Corridors join the first two; the third has a wall towards the second.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-00'), passage('b1', 'TI-15', 1), passage('c1', 'TI-15', 0)], lit: ['a1', 'b1'] },
  },
  {
    rule: 'SK-DISC-01',
    caption: 'Into the dark: the tile is drawn, turned and laid where the question mark was.',
    alt: 'An explorer goes from a passage with two corridors east into an undiscovered place.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-00'), passage('b1', 'TI-15', 1)], explorers: ['hector-bramble b1'], dark: ['c1'], moves: [['b1', 'c1']] },
  },
  {
    rule: 'SK-DISC-03',
    caption: 'The new T at b2 connects back to b1, and to a2 as well: as many passages as possible.',
    alt: 'Four passages in a square around the explorer: the new one joins its two neighbours.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-00'), passage('b1', 'TI-07', 2), passage('a2', 'TI-07', 0), passage('b2', 'TI-07', 3)], explorers: ['hector-bramble b2'], lit: ['b2'] },
  },
  {
    rule: 'SK-DISC-05',
    caption: 'The icons of a tile: so many Hazards and Fortunes are drawn into it.',
    alt: 'A red triangle with an exclamation mark for a Hazard and a golden disc with a gem for a Fortune.',
    shows: { draw: 'icons' },
  },
  {
    rule: 'SK-CARD-04',
    caption: 'Hazards: two monsters and a trap. Diamonds are the damage of a defeat.',
    alt: 'The cards Basilisk, Mischievous Monkey and Bear Trap with difficulty, damage and text.',
    shows: { draw: 'cards', cards: ['basilisk', 'mischievous-monkey', 'bear-trap-1'] },
  },
  {
    rule: 'SK-CARD-01',
    caption: 'Fortunes: equipment stays in hand, a consumable is discarded when it is used.',
    alt: 'The cards Trusty Whip, Sturdy Shovel and Flak Jacket.',
    shows: { draw: 'cards', cards: ['trusty-whip', 'sturdy-shovel', 'flak-jacket'] },
  },
  {
    rule: 'SK-DASH-01',
    caption: 'A dash: two discovered passages for one AP, if nothing lurks in the first.',
    alt: 'An explorer runs from the entrance through one passage into the next; arrows show both steps.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-00'), passage('b1', 'TI-15', 1), passage('c1', 'TI-04')], explorers: ['silk-moreau a1'], moves: [['a1', 'b1'], ['b1', 'c1']] },
  },
  {
    rule: 'SK-DASH-02',
    caption: 'No dash past the bats: only a move, and then they are met.',
    alt: 'The passage between the explorer and the goal holds Bloodthirsty Bats and is barred.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-00'), passage('b1', 'TI-15', 1, ['bloodthirsty-bats-1']), passage('c1', 'TI-04')], explorers: ['silk-moreau a1'], barred: ['b1'] },
  },
  {
    rule: 'SK-LOS-01',
    caption: 'The line of sight from a1: straight on through open corridors, until a wall or the dark.',
    alt: 'An explorer sees the two passages east of it; the one around the corner is not lit.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-00'), passage('b1', 'TI-15', 1), passage('c1', 'TI-12', 2), passage('c2', 'TI-15', 0)], explorers: ['silk-moreau a1'], lit: ['a1', 'b1', 'c1'] },
  },
  {
    rule: 'SK-SHOVE-01',
    caption: 'A shove: somebody in your passage goes next door, to the monster.',
    alt: 'Two explorers in one passage; an arrow shoves the second into the next passage, where a Basilisk waits.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-04'), passage('b1', 'TI-07', 0, ['basilisk'])], explorers: ['silk-moreau a1', 'hector-bramble a1'], moves: [['a1', 'b1']] },
  },
  {
    rule: 'SK-DEST-01',
    caption: 'Destroying b1 cuts the way: its tile is discarded, its cards go back on their decks.',
    alt: 'An explorer at a1; the unoccupied passage b1 beside it is crossed out.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-04'), passage('b1', 'TI-15', 1), passage('c1', 'TI-07', 0)], explorers: ['silk-moreau a1', 'hector-bramble c1'], barred: ['b1'] },
  },
  {
    rule: 'SK-ENC-03',
    caption: 'The Skeleton Sentry has difficulty 4: a roll of 4, or 3 and one AP of focus, beats it.',
    alt: 'A die that shows 4.',
    shows: { draw: 'die', n: 4 },
  },
  {
    rule: 'SK-FLEE-01',
    caption: 'Beaten by the Basilisk: back to where you came from.',
    alt: 'An arrow leads from the passage with the Basilisk back to the one before.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-04'), passage('b1', 'TI-07', 0, ['basilisk'])], explorers: ['hector-bramble b1'], moves: [['b1', 'a1']] },
  },
  {
    rule: 'SK-FACT-01',
    caption: 'An explorer of each faction: Adventurers, Rogues, Henchmen, Suits, Cultists.',
    alt: 'Five explorers with the hats and colours of their factions.',
    shows: { draw: 'explorers', tokens: ['professor-ada-quill', 'silk-moreau', 'krantz-the-wall', 'inspector-vale', 'brother-hush'] },
  },
  {
    rule: 'SK-DUEL-01',
    caption: 'Duel and Solo start in a corner: the entrance opens to the east and to the south.',
    alt: 'The Cave Entrance with two corridors, east and south, and question marks behind them.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-00', 0, [], ['east', 'south'])], explorers: ['silk-moreau a1', 'hector-bramble a1'], dark: ['b1', 'a2'] },
  },
  {
    rule: 'SK-GHOST-03',
    caption: 'A treasure is found, and a ghost comes with it.',
    alt: 'A ghost beside a treasure in the next passage.',
    shows: { draw: 'cave', cave: [passage('a1', 'TI-04'), passage('b1', 'TI-07', 0, ['hypnotic-opal'])], explorers: ['silk-moreau a1'], ghosts: ['b1'] },
  },
];
