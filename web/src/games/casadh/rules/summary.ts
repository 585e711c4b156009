// The Caves of Casadh on one sheet.

import type { Item } from '../../../generated/casadh';
import type { Summary } from '../../../rules/book';
import type { Shows } from './shows';

const item = (item: Item): Shows => ({ draw: 'items', items: [item] });

export const summary: Summary<Shows> = {
  goal: { text: 'Get out alive with the most treasure. Only those who stand on the Surface in the end can win.', rules: ['CC-GEN-02', 'CC-END-02'] },
  blocks: [
    {
      title: 'Your turn',
      lines: [
        { text: 'Move points (MP) = your health minus penalties, at least 1. Spend them on actions in any order; at 0 the turn is over.', rules: ['CC-TURN-05', 'CC-TURN-06', 'CC-TURN-08'], sign: { draw: 'pawns', seats: [0] } },
        { name: 'Move', cost: '1', text: 'to a neighbouring hex through a side of your passageway.', rules: ['CC-MOVE-01', 'CC-MOVE-02'] },
        { name: 'Slope', cost: 'free', text: 'down to another passageway of your hex; up only with a Rope.', rules: ['CC-MOVE-06', 'CC-ITEM-04'] },
        { name: 'Explore', cost: 'card', text: 'a dark space behind a side: see below. Needs 1 MP.', rules: ['CC-EXPL-01', 'CC-EXPL-10'] },
        { name: 'Collect Treasure', cost: '1', text: 'at the marker: look at all, keep one.', rules: ['CC-TREAS-02'] },
        { name: 'Collect Items', cost: 'all', text: 'at the marker: any of them, one of each kind. Ends the turn.', rules: ['CC-ITEM-13', 'CC-ITEM-01'] },
        { name: 'Leave', cost: 'all', text: 'from Base Camp, for good, with the two highest treasures left on the Surface.', rules: ['CC-LEAVE-01', 'CC-LEAVE-03'] },
        { text: 'Whoever ends a turn at Base Camp loses all misfortunes.', rules: ['CC-TURN-11'] },
      ],
    },
    {
      title: 'Exploring, step by step',
      lines: [
        { name: '1', text: 'Draw a hex and turn it as you like; a star must face the hex you come from. You stand on it.', rules: ['CC-EXPL-04', 'CC-EXPL-05', 'CC-EXPL-07'], sign: { draw: 'signs', signs: ['star'] } },
        { name: '2', text: 'Each hazard symbol raises its track by 1.', rules: ['CC-EXPL-08'] },
        { name: '3', text: 'Draw a card: pay its cost, suffer its misfortune.', rules: ['CC-EXPL-10', 'CC-EXPL-11'] },
        { name: '4', text: 'Item icons for the hex’s level: so many items come face up.', rules: ['CC-EXPL-12'] },
        { name: '5', text: 'For each treasure icon draw as many tokens as there are spelunkers in the caves, keep one, the rest go face down.', rules: ['CC-EXPL-13'], sign: { draw: 'signs', signs: ['treasure'] } },
        { name: '6', text: 'Roll for each hazard on the new hex: below its track value it breaks out.', rules: ['CC-HAZ-02', 'CC-HAZ-03'], sign: { draw: 'die', die: 2, bad: true } },
        { text: 'Cave Paintings bring the Level 2 hexes into the pile.', rules: ['CC-EXPL-06'] },
      ],
    },
    {
      title: 'Hazards',
      lines: [
        { text: 'An outbreak puts a token on every hex with the symbol. It strikes who is there and whoever enters: 1 health.', rules: ['CC-HAZ-04', 'CC-HAZ-05', 'CC-HAZ-07', 'CC-HAZ-08'] },
        { name: 'Methane', text: 'a Gas Mask helps.', rules: ['CC-ITEM-06'], sign: { draw: 'signs', signs: ['methane'] } },
        { name: 'Bats', text: 'a Helmet helps.', rules: ['CC-ITEM-08'], sign: { draw: 'signs', signs: ['bats'] } },
        { name: 'Tremors', text: 'Hiking Boots help.', rules: ['CC-ITEM-07'], sign: { draw: 'signs', signs: ['tremors'] } },
        { name: 'Grue', text: 'Nobody without a Brass Lantern enters its hex; who is there must flee to a neighbouring hex, or is cornered.', rules: ['CC-GRUE-01', 'CC-GRUE-02', 'CC-GRUE-03', 'CC-GRUE-04'], sign: { draw: 'signs', signs: ['grue'] } },
        { text: 'From the Surface: once a turn roll above the number still in the caves to move a Grue, or to let it eat the cornered.', rules: ['CC-SURF-01', 'CC-SURF-02', 'CC-SURF-04', 'CC-SURF-07'] },
      ],
    },
    {
      title: 'Items',
      lines: [
        { name: 'Rope', text: 'slopes upwards too.', rules: ['CC-ITEM-04'], sign: item('rope') },
        { name: 'Canteen', text: 'no Thirst.', rules: ['CC-ITEM-05'], sign: item('canteen') },
        { name: 'Battery', text: 'no Flashlight Out.', rules: ['CC-ITEM-11'], sign: item('battery') },
        { name: 'Brass Lantern', text: 'Grues give way and do no harm.', rules: ['CC-ITEM-09', 'CC-GRUE-05', 'CC-GRUE-06'], sign: item('brass-lantern') },
        { name: 'Medkit', cost: 'free', text: 'used up: health back to 4.', rules: ['CC-ITEM-10'], sign: item('medkit') },
        { name: 'Dynamite', cost: 'free', text: 'laid on your hex, not at Base Camp. It goes off as your next turn begins: the hex collapses and all on it die.', rules: ['CC-DYN-01', 'CC-DYN-02', 'CC-DYN-04', 'CC-DYN-05'], sign: item('dynamite') },
        { name: 'Defuse', cost: 'free', text: 'another’s dynamite on your hex: roll your health or less and it is yours; else it goes off.', rules: ['CC-DYN-07', 'CC-DYN-08', 'CC-DYN-09', 'CC-DYN-10'] },
      ],
    },
    {
      title: 'Misfortunes',
      lines: [
        { text: 'Kept ones add up until they are cured. Thirst: 1 MP less each turn; water, a Canteen or Base Camp help.', rules: ['CC-MISF-03', 'CC-MISF-04', 'CC-MISF-06', 'CC-MISF-07'] },
        { text: 'Flashlight Out: exploring costs 1 more and treasures are kept unseen; a Battery or Base Camp help.', rules: ['CC-MISF-08', 'CC-R-44'] },
      ],
    },
    {
      title: 'The end',
      lines: [
        { text: 'The game ends when nobody alive is left in the caves. At 0 health you are dead and have lost.', rules: ['CC-END-01', 'CC-GEN-03'] },
        { text: 'Highest sum of treasures wins; then more health, then fewer items.', rules: ['CC-END-02', 'CC-END-03'], sign: { draw: 'treasures', values: [9] } },
      ],
    },
  ],
};
