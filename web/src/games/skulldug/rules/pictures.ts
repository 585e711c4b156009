// The pictures of Skulldug!'s rules: beside which rule, and what is on them.

import * as said from '$words/skulldugbook';

import type { RulePicture } from '../../../rules/book';
import { passage } from '../samples';
import type { Shows } from './shows';

/** A rule with a picture, and the words for it. */
const beside = (rule: keyof typeof said.caption) => ({ rule, caption: said.caption[rule], alt: said.alt[rule] });

export const pictures: readonly RulePicture<Shows>[] = [
  {
    ...beside('SK-GOAL-01'),
    shows: {
      draw: 'cave',
      cave: [
        passage('a1', 'TI-00'),
        passage('b1', 'TI-04', 0, ['bloodstone-amulet', 'ceremonial-key', 'hypnotic-opal']),
      ],
      explorers: ['silk-moreau a1'],
    },
  },
  { ...beside('SK-GOAL-02'), shows: { draw: 'cards', cards: ['bloodstone-amulet', 'leaden-idol', 'screaming-skull'] } },
  {
    ...beside('SK-COMP-02'),
    shows: { draw: 'tokens', cards: ['hypnotic-opal', 'trusty-whip', 'flare-gun', 'basilisk', 'bear-trap-1'] },
  },
  {
    ...beside('SK-SETUP-02'),
    shows: {
      draw: 'cave',
      cave: [passage('b2', 'TI-00')],
      explorers: ['silk-moreau b2', 'hector-bramble b2', 'krantz-the-wall b2'],
      dark: ['b1', 'a2', 'c2', 'b3'],
    },
  },
  { ...beside('SK-HLTH-01'), shows: { draw: 'health', health: 3, most: 5 } },
  {
    ...beside('SK-PASS-07'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-00'), passage('b1', 'TI-15', 1), passage('c1', 'TI-15', 0)],
      lit: ['a1', 'b1'],
    },
  },
  {
    ...beside('SK-DISC-01'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-00'), passage('b1', 'TI-15', 1)],
      explorers: ['hector-bramble b1'],
      dark: ['c1'],
      moves: [['b1', 'c1']],
    },
  },
  {
    ...beside('SK-DISC-03'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-00'), passage('b1', 'TI-07', 2), passage('a2', 'TI-07', 0), passage('b2', 'TI-07', 3)],
      explorers: ['hector-bramble b2'],
      lit: ['b2'],
    },
  },
  { ...beside('SK-DISC-05'), shows: { draw: 'icons' } },
  { ...beside('SK-CARD-04'), shows: { draw: 'cards', cards: ['basilisk', 'mischievous-monkey', 'bear-trap-1'] } },
  { ...beside('SK-CARD-01'), shows: { draw: 'cards', cards: ['trusty-whip', 'sturdy-shovel', 'flak-jacket'] } },
  {
    ...beside('SK-DASH-01'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-00'), passage('b1', 'TI-15', 1), passage('c1', 'TI-04')],
      explorers: ['silk-moreau a1'],
      moves: [
        ['a1', 'b1'],
        ['b1', 'c1'],
      ],
    },
  },
  {
    ...beside('SK-DASH-02'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-00'), passage('b1', 'TI-15', 1, ['bloodthirsty-bats-1']), passage('c1', 'TI-04')],
      explorers: ['silk-moreau a1'],
      barred: ['b1'],
    },
  },
  {
    ...beside('SK-LOS-01'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-00'), passage('b1', 'TI-15', 1), passage('c1', 'TI-12', 2), passage('c2', 'TI-15', 0)],
      explorers: ['silk-moreau a1'],
      lit: ['a1', 'b1', 'c1'],
    },
  },
  {
    ...beside('SK-SHOVE-01'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-04'), passage('b1', 'TI-07', 0, ['basilisk'])],
      explorers: ['silk-moreau a1', 'hector-bramble a1'],
      moves: [['a1', 'b1']],
    },
  },
  {
    ...beside('SK-DEST-01'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-04'), passage('b1', 'TI-15', 1), passage('c1', 'TI-07', 0)],
      explorers: ['silk-moreau a1', 'hector-bramble c1'],
      barred: ['b1'],
    },
  },
  { ...beside('SK-ENC-03'), shows: { draw: 'die', n: 4 } },
  {
    ...beside('SK-FLEE-01'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-04'), passage('b1', 'TI-07', 0, ['basilisk'])],
      explorers: ['hector-bramble b1'],
      moves: [['b1', 'a1']],
    },
  },
  {
    ...beside('SK-FACT-01'),
    shows: {
      draw: 'explorers',
      tokens: ['professor-ada-quill', 'silk-moreau', 'krantz-the-wall', 'inspector-vale', 'brother-hush'],
    },
  },
  {
    ...beside('SK-DUEL-01'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-00', 0, [], ['east', 'south'])],
      explorers: ['silk-moreau a1', 'hector-bramble a1'],
      dark: ['b1', 'a2'],
    },
  },
  {
    ...beside('SK-GHOST-03'),
    shows: {
      draw: 'cave',
      cave: [passage('a1', 'TI-04'), passage('b1', 'TI-07', 0, ['hypnotic-opal'])],
      explorers: ['silk-moreau a1'],
      ghosts: ['b1'],
    },
  },
];
