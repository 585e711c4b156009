// The pictures of Cave Pilot 55's rules: beside which rule, and what is on them.

import type { RulePicture } from '../../../rules/book';
import type { Shows } from './shows';

export const pictures: readonly RulePicture<Shows>[] = [
  {
    rule: 'CP-GEN-02',
    caption: 'The cave grows from the entrance: a row along the ceiling and one along the floor.',
    alt: 'The entrance, two columns of Cave cards at ceiling and floor, and two planes in the air between them.',
    shows: { draw: 'flight', caves: ['Y11 C1', 'Y14 F1', 'Y30 C2', 'Y23 F2'], planes: ['C1', 'F2'] },
  },
  {
    rule: 'CP-CARD-01',
    caption: 'A Cave card: the challenge, what a pass earns on the left, what a failure costs on the right, ×2 for two actions; wrench and lantern are the marks for upgrading and exploring.',
    alt: 'The Cave cards Rock shower, Crystal cave and Spider web.',
    shows: { draw: 'caves', cards: ['Y12', 'Y14', 'Y21'] },
  },
  {
    rule: 'CP-CARD-02',
    caption: 'Shields, Plate armor, Short range attack, Maneuverability, Power, Navigation & control, Booster fuel.',
    alt: 'The seven symbols of an aeroplane’s properties.',
    shows: { draw: 'signs', signs: ['shields', 'armor', 'attack', 'maneuver', 'power', 'navigation', 'fuel'] },
  },
  {
    rule: 'CP-CARD-05',
    caption: 'Exploration cards: the steps in which they work, “any turn” for those that work in other players’ turns too, and green cubes for their uses.',
    alt: 'The Exploration cards K3 command system, Bone nullifier and Davy lamp.',
    shows: { draw: 'explorations', cards: ['k3', 'bone-nullifier', 'davy-lamp'] },
  },
  {
    rule: 'CP-CARD-06',
    caption: 'The six steps: refresh the shop, fire missiles, move, handle the cave, additional round, land.',
    alt: 'The six symbols of the steps of a turn.',
    shows: { draw: 'signs', signs: ['refresh', 'fire', 'move', 'handle', 'extra', 'land'] },
  },
  {
    rule: 'CP-SETUP-06',
    caption: 'The Cave shop: two rows of three. The outermost card is the first to go.',
    alt: 'Two rows of upgrade cards with their values, each beside its pile.',
    shows: { draw: 'shop' },
  },
  {
    rule: 'CP-SETUP-09',
    caption: 'Before the first turn: the planes wait outside and nothing is built. The first card goes to the ceiling or to the floor of column 1.',
    alt: 'Two planes in front of the entrance; behind it an empty position at the ceiling and one at the floor are lit.',
    shows: { draw: 'flight', caves: [], planes: ['outside', 'outside'], lit: ['C1', 'F1'] },
  },
  {
    rule: 'CP-PLACE-03',
    caption: 'Where the next card may go: column 1, or beside, above or below a card that lies there.',
    alt: 'Three Cave cards and the lit empty positions next to them.',
    shows: { draw: 'flight', caves: ['Y14 C1', 'Y30 C2', 'Y23 F2'], lit: ['F1', 'C3', 'F3'] },
  },
  {
    rule: 'CP-MISSILE-03',
    caption: 'Everything at distance 0, 1 or 2 can be fired at; a diagonal counts one.',
    alt: 'A plane in column 1; all positions of columns 1 to 3 are lit as targets, column 4 is not.',
    shows: { draw: 'flight', caves: ['Y11 C1', 'Y14 F1', 'Y30 C2', 'Y23 F2', 'Y26 C3', 'Y34 F3', 'Y12 C4'], planes: ['C1'], lit: ['C1', 'F1', 'C2', 'F2', 'C3', 'F3'], columns: [1, 4] },
  },
  {
    rule: 'CP-MISSILE-07',
    caption: 'The Missile die: hits as a number, or the symbols Die, Targeting and Reputation.',
    alt: 'Four faces of the Missile die: 2, roll again, a target, Reputation.',
    shows: { draw: 'dice', dice: [['missile', 2], ['missile', 'die'], ['missile', 'targeting'], ['missile', 'reputation']] },
  },
  {
    rule: 'CP-MISSILE-12',
    caption: 'Two red cubes: 2 less for the dice on this card, for everybody, for good.',
    alt: 'A Cave card with two red cubes.',
    shows: { draw: 'flight', caves: ['Y24 C1', 'Y14 F1'], cubes: ['C1 2'], columns: [1, 1] },
  },
  {
    rule: 'CP-MOVE-04',
    caption: 'Straight on and across are free, the diagonal costs one booster fuel.',
    alt: 'A plane at C1 with arrows to C2, to F1 and diagonally to F2.',
    shows: { draw: 'flight', caves: ['Y11 C1', 'Y14 F1', 'Y30 C2', 'Y23 F2'], planes: ['C1'], moves: [['C1', 'C2'], ['C1', 'F1'], ['C1', 'F2']], columns: [1, 2] },
  },
  {
    rule: 'CP-MOVE-06',
    caption: 'The wrench: here one may land for two turns and upgrade.',
    alt: 'The symbols of the upgrade mark and the exploration mark.',
    shows: { draw: 'signs', signs: ['upgrade', 'explore'] },
  },
  {
    rule: 'CP-HANDLE-02',
    caption: 'Echo chamber: Navigation & control against the yellow die plus 1. With 4 a roll of 2 passes (4 > 3), a roll of 3 does not.',
    alt: 'The yellow die showing 2 and showing 3.',
    shows: { draw: 'dice', dice: [['yellow', 2], ['yellow', 3]] },
  },
  {
    rule: 'CP-HANDLE-09',
    caption: 'The Hanging mines at C2 reach everything at distance 1: both planes are attacked, the one that entered first.',
    alt: 'Hanging mines at C2; the positions around them are in a red beam, with a plane on C2 and one on F1.',
    shows: { draw: 'flight', caves: ['Y11 C1', 'Y14 F1', 'Y16 C2', 'Y23 F2', 'Y26 C3', 'Y34 F3'], planes: ['C2', 'F1'], lamp: 'C2', columns: [1, 3] },
  },
  {
    rule: 'CP-DAMAGE-03',
    caption: 'The damage order: shields, armor, attack, maneuver, power, Exploration cards, missiles, fuel, navigation.',
    alt: 'The symbols of the damage order from shields to navigation.',
    shows: { draw: 'signs', signs: ['shields', 'armor', 'attack', 'maneuver', 'power', 'explore', 'missile', 'fuel', 'navigation'] },
  },
  {
    rule: 'CP-UPG-11',
    caption: 'A mat: each type has its positions; what is installed adds up. Below are fuel, missiles and credits.',
    alt: 'A mat with shields, a gun, two engines and a pilot installed, 2 fuel, 1 missile and 5 credits.',
    shows: { draw: 'mat', installed: { shields1: 'U-SH4', attack1: 'U-SR4', power1: 'U-PO4', power2: 'U-PO5', navigation1: 'U-NC4' }, player: { credits: 5, fuel: 2, values: [3, 0, 3, 0, 6, 3, 2] } },
  },
  {
    rule: 'CP-SPEC-01',
    caption: 'Special Cave cards: a turbine blows, the ooze makes its neighbours harder, a web has two parts.',
    alt: 'The Cave cards Wind turbine, Acid ooze and Carnivorous plant.',
    shows: { draw: 'caves', cards: ['Y17', 'Y18', 'Y25'] },
  },
  {
    rule: 'CP-SPEC-02',
    caption: 'Passed: the turbine blows the plane two columns on.',
    alt: 'A plane on the Wind turbine at C1 with an arrow to C3.',
    shows: { draw: 'flight', caves: ['Y17 C1', 'Y14 F1', 'Y30 C2', 'Y23 F2', 'Y26 C3'], planes: ['C1'], moves: [['C1', 'C3']], columns: [1, 3] },
  },
  {
    rule: 'CP-END-02',
    caption: 'The exit stands beside the outermost column. When somebody flies through, the round is completed.',
    alt: 'A plane flies from C2 into the exit, another is still at F1.',
    shows: { draw: 'flight', caves: ['Y11 C1', 'Y14 F1', 'Y30 C2', 'Y23 F2'], planes: ['C2', 'F1'], exit: true, moves: [['C2', 'exit']] },
  },
];
