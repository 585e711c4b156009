// The pictures of Cave Pilot 55's rules: beside which rule, and what is on them.

import * as said from '$words/pilotbook';

import type { RulePicture } from '../../../rules/book';
import type { Shows } from './shows';

/** A rule with a picture, and the words for it. */
const beside = (rule: keyof typeof said.caption) => ({ rule, caption: said.caption[rule], alt: said.alt[rule] });

export const pictures: readonly RulePicture<Shows>[] = [
  {
    ...beside('CP-GEN-02'),
    shows: { draw: 'flight', caves: ['Y11 C1', 'Y14 F1', 'Y30 C2', 'Y23 F2'], planes: ['C1', 'F2'] },
  },
  { ...beside('CP-CARD-01'), shows: { draw: 'caves', cards: ['Y12', 'Y14', 'Y21'] } },
  {
    ...beside('CP-CARD-02'),
    shows: { draw: 'signs', signs: ['shields', 'armor', 'attack', 'maneuver', 'power', 'navigation', 'fuel'] },
  },
  { ...beside('CP-CARD-05'), shows: { draw: 'explorations', cards: ['k3', 'bone-nullifier', 'davy-lamp'] } },
  { ...beside('CP-CARD-06'), shows: { draw: 'signs', signs: ['refresh', 'fire', 'move', 'handle', 'extra', 'land'] } },
  { ...beside('CP-SETUP-06'), shows: { draw: 'shop' } },
  { ...beside('CP-SETUP-09'), shows: { draw: 'flight', caves: [], planes: ['outside', 'outside'], lit: ['C1', 'F1'] } },
  {
    ...beside('CP-PLACE-03'),
    shows: { draw: 'flight', caves: ['Y14 C1', 'Y30 C2', 'Y23 F2'], lit: ['F1', 'C3', 'F3'] },
  },
  {
    ...beside('CP-MISSILE-03'),
    shows: {
      draw: 'flight',
      caves: ['Y11 C1', 'Y14 F1', 'Y30 C2', 'Y23 F2', 'Y26 C3', 'Y34 F3', 'Y12 C4'],
      planes: ['C1'],
      lit: ['C1', 'F1', 'C2', 'F2', 'C3', 'F3'],
      columns: [1, 4],
    },
  },
  {
    ...beside('CP-MISSILE-07'),
    shows: {
      draw: 'dice',
      dice: [
        ['missile', 2],
        ['missile', 'die'],
        ['missile', 'targeting'],
        ['missile', 'reputation'],
      ],
    },
  },
  {
    ...beside('CP-MISSILE-12'),
    shows: { draw: 'flight', caves: ['Y24 C1', 'Y14 F1'], cubes: ['C1 2'], columns: [1, 1] },
  },
  {
    ...beside('CP-MOVE-04'),
    shows: {
      draw: 'flight',
      caves: ['Y11 C1', 'Y14 F1', 'Y30 C2', 'Y23 F2'],
      planes: ['C1'],
      moves: [
        ['C1', 'C2'],
        ['C1', 'F1'],
        ['C1', 'F2'],
      ],
      columns: [1, 2],
    },
  },
  { ...beside('CP-MOVE-06'), shows: { draw: 'signs', signs: ['upgrade', 'explore'] } },
  {
    ...beside('CP-HANDLE-02'),
    shows: {
      draw: 'dice',
      dice: [
        ['yellow', 2],
        ['yellow', 3],
      ],
    },
  },
  {
    ...beside('CP-HANDLE-09'),
    shows: {
      draw: 'flight',
      caves: ['Y11 C1', 'Y14 F1', 'Y16 C2', 'Y23 F2', 'Y26 C3', 'Y34 F3'],
      planes: ['C2', 'F1'],
      lamp: 'C2',
      columns: [1, 3],
    },
  },
  {
    ...beside('CP-DAMAGE-03'),
    shows: {
      draw: 'signs',
      signs: ['shields', 'armor', 'attack', 'maneuver', 'power', 'explore', 'missile', 'fuel', 'navigation'],
    },
  },
  {
    ...beside('CP-UPG-11'),
    shows: {
      draw: 'mat',
      installed: { shields1: 'U-SH4', attack1: 'U-SR4', power1: 'U-PO4', power2: 'U-PO5', navigation1: 'U-NC4' },
      player: { credits: 5, fuel: 2, values: [3, 0, 3, 0, 6, 3, 2] },
    },
  },
  { ...beside('CP-SPEC-01'), shows: { draw: 'caves', cards: ['Y17', 'Y18', 'Y25'] } },
  {
    ...beside('CP-SPEC-02'),
    shows: {
      draw: 'flight',
      caves: ['Y17 C1', 'Y14 F1', 'Y30 C2', 'Y23 F2', 'Y26 C3'],
      planes: ['C1'],
      moves: [['C1', 'C3']],
      columns: [1, 3],
    },
  },
  {
    ...beside('CP-END-02'),
    shows: {
      draw: 'flight',
      caves: ['Y11 C1', 'Y14 F1', 'Y30 C2', 'Y23 F2'],
      planes: ['C2', 'F1'],
      exit: true,
      moves: [['C2', 'exit']],
    },
  },
];
