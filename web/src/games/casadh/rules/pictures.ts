// The pictures of Casadh's rules: beside which rule, and what is on them.

import * as said from '$words/casadhbook';

import type { RulePicture } from '../../../rules/book';
import { hexNow } from '../samples';
import type { Shows } from './shows';

const CAMP = hexNow('BASE 0,0 0');

/** A rule that has a picture has words for it. */
type Pictured = keyof typeof said.caption & keyof typeof said.alt;

const PICTURES: readonly { rule: Pictured; shows: Shows }[] = [
  { rule: 'CC-MODEL-04', shows: { draw: 'map', hexes: [CAMP, hexNow('L1-01 1,0 0'), hexNow('L1-05 0,1 0')] } },
  {
    rule: 'CC-HEX-02',
    shows: {
      draw: 'map',
      hexes: [hexNow('L1-05 0,0 0')],
      pawns: ['0 0,0 A'],
      way: { seat: 0, at: '0,0', node: 'A', reach: ['A'], exits: ['E', 'NE', 'NW'] },
    },
  },
  { rule: 'CC-HEX-04', shows: { draw: 'map', hexes: [hexNow('L1-06 0,0 0')] } },
  {
    rule: 'CC-HEX-06',
    shows: {
      draw: 'map',
      hexes: [hexNow('L1-08 0,0 0')],
      pawns: ['1 0,0 A'],
      way: { seat: 1, at: '0,0', node: 'A', reach: ['A', 'B'], exits: ['E', 'NE', 'NW', 'W', 'SW', 'SE'] },
    },
  },
  { rule: 'CC-HEX-07', shows: { draw: 'signs', signs: ['methane', 'bats', 'tremors', 'grue'] } },
  { rule: 'CC-HEX-08', shows: { draw: 'map', hexes: [hexNow('L1-07 0,0 0')], pawns: ['2 0,0 A'] } },
  { rule: 'CC-HEX-10', shows: { draw: 'map', hexes: [hexNow('L1-13 0,0 0', { treasures: 2, items: ['rope'] })] } },
  {
    rule: 'CC-SETUP-08',
    shows: {
      draw: 'map',
      hexes: [CAMP],
      pawns: ['0 0,0 A', '1 0,0 A', '2 0,0 A'],
      dark: ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'],
    },
  },
  {
    rule: 'CC-MOVE-01',
    shows: { draw: 'map', hexes: [CAMP, hexNow('L1-01 1,0 0')], pawns: ['0 0,0 A'], moves: [['0,0', '1,0']] },
  },
  { rule: 'CC-EXPL-05', shows: { draw: 'map', hexes: [CAMP, hexNow('L1-15 1,0 0')], pawns: ['0 1,0 A'] } },
  { rule: 'CC-CARD-02', shows: { draw: 'cards', cards: ['C06', 'C12', 'C20'] } },
  { rule: 'CC-HAZ-01', shows: { draw: 'track', values: [3, 1, 2, 0] } },
  {
    rule: 'CC-HAZ-04',
    shows: {
      draw: 'map',
      hexes: [CAMP, hexNow('L1-05 1,0 0', { tokens: ['methane'] }), hexNow('L1-13 -1,0 0', { tokens: ['methane'] })],
      pawns: ['1 1,0 B', '0 0,0 A'],
    },
  },
  {
    rule: 'CC-HAZ-10',
    shows: {
      draw: 'map',
      hexes: [hexNow('L1-03 0,0 0', { tokens: ['bats'] }), hexNow('L1-15 1,0 0', { tokens: ['tremors'] })],
    },
  },
  {
    rule: 'CC-GRUE-02',
    shows: {
      draw: 'map',
      hexes: [CAMP, hexNow('L1-17 1,0 0', { grue: 'A' })],
      pawns: ['0 1,0 B'],
      moves: [['1,0', '0,0']],
    },
  },
  {
    rule: 'CC-ITEM-01',
    shows: {
      draw: 'items',
      items: [
        'rope',
        'canteen',
        'gas-mask',
        'hiking-boots',
        'helmet',
        'brass-lantern',
        'medkit',
        'battery',
        'dynamite',
      ],
    },
  },
  {
    rule: 'CC-DYN-01',
    shows: {
      draw: 'map',
      hexes: [CAMP, hexNow('L1-01 1,0 0')],
      charges: ['1 1,0'],
      pawns: ['1 1,0 A'],
      moves: [['1,0', '0,0']],
    },
  },
  {
    rule: 'CC-DYN-06',
    shows: { draw: 'map', hexes: [CAMP, hexNow('L1-01 1,0 0', { collapsed: true })], pawns: ['1 0,0 A'] },
  },
  { rule: 'CC-DYN-08', shows: { draw: 'die', die: 3, bad: false } },
  { rule: 'CC-TREAS-01', shows: { draw: 'treasures', values: [0, 4, 9, null] } },
  { rule: 'CC-LEAVE-03', shows: { draw: 'treasures', values: [9, 8, 6, 6, 3, 0] } },
];

export const pictures: readonly RulePicture<Shows>[] = PICTURES.map((picture) => ({
  ...picture,
  caption: said.caption[picture.rule],
  alt: said.alt[picture.rule],
}));
