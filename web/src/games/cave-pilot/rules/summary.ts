// Cave Pilot 55 on one sheet.

import type { Summary } from '../../../rules/book';
import type { Icon } from '../art/icons';
import type { Shows } from './shows';

const sign = (icon: Icon): Shows => ({ draw: 'signs', signs: [icon] });

export const summary: Summary<Shows> = {
  goal: { text: 'Build the cave together, fly through it, and come out with the most Reputation. Whoever crashes or gets stuck has lost.', rules: ['CP-GEN-02', 'CP-END-06', 'CP-END-08'] },
  blocks: [
    {
      title: 'Your turn',
      lines: [
        { name: '1 Collect', text: '3 credits.', rules: ['CP-TURN-03'], sign: sign('credit') },
        { name: '2 Place', text: 'one of your Cave cards (solo: two) in column 1 or beside, above or below another card.', rules: ['CP-PLACE-01', 'CP-PLACE-03'] },
        { name: '3 Act', text: 'steps a to f, see below.', rules: ['CP-TURN-02'] },
        { name: '4 Refill', text: 'to three Cave cards (solo: four).', rules: ['CP-TURN-05', 'CP-SOLO-02'] },
      ],
    },
    {
      title: 'Acting',
      lines: [
        { name: 'a Refresh', cost: '0', text: 'May: the outermost card of a row goes, cards slide out, rows are filled to three.', rules: ['CP-SHOP-01', 'CP-SHOP-02', 'CP-SHOP-03'], sign: sign('refresh') },
        { name: 'b Fire', cost: 'missile', text: 'May: at a plane or card at distance 0 to 2, before you move. Hits on a card stay and lower its dice.', rules: ['CP-MISSILE-01', 'CP-MISSILE-03', 'CP-MISSILE-12'], sign: sign('fire') },
        { name: 'c Move', cost: '0', text: 'one step, a must. Straight or across free, diagonal 1 fuel. Each card once; two turns on one with the upgrade mark.', rules: ['CP-MOVE-01', 'CP-MOVE-04', 'CP-MOVE-05', 'CP-MOVE-06'], sign: sign('move') },
        { name: 'd Handle', text: 'the card you entered, as often as it has actions.', rules: ['CP-HANDLE-01', 'CP-HANDLE-04'], sign: sign('handle') },
        { name: 'e Again', cost: '1 fuel', text: 'May: place another card and do a to d again.', rules: ['CP-EXTRA-01', 'CP-EXTRA-03'], sign: sign('extra') },
        { name: 'f Land', text: 'Then upgrade and explore where the card allows it.', rules: ['CP-LAND-01', 'CP-LAND-02'], sign: sign('land') },
        { text: 'Turn 1: fly into the entrance. Turn 2: stay or go in. Turn 3: go in, or once the Scrapyard for 1 credit.', rules: ['CP-ENTR-01', 'CP-ENTR-03', 'CP-ENTR-04', 'CP-ENTR-05'] },
      ],
    },
    {
      title: 'A challenge',
      lines: [
        { text: 'Your properties must be more than dice + number + modifiers − red cubes. Equal fails.', rules: ['CP-HANDLE-02', 'CP-MISSILE-12'], sign: { draw: 'dice', dice: [['yellow', 3]] } },
        { text: 'Each pass earns its Reputation, each failure costs its penalty.', rules: ['CP-HANDLE-05', 'CP-HANDLE-06'], sign: sign('reputation') },
        { text: 'A ranged card attacks you, then the closest others, until its actions are used up.', rules: ['CP-HANDLE-09', 'CP-HANDLE-10'], sign: sign('range') },
        { text: 'Two parts: who passed the first may skip the second and land.', rules: ['CP-SPEC-06', 'CP-SPEC-07'] },
        { text: 'Turbine: roll yellow, 0 or 2 is the upper line; passed blows you 2 on, failed 2 back.', rules: ['CP-SPEC-01', 'CP-SPEC-02'], sign: sign('blown') },
      ],
    },
    {
      title: 'Damage, in this order',
      lines: [
        { name: 'I', text: 'Shields', rules: ['CP-DAMAGE-03'], sign: sign('shields') },
        { name: 'II', text: 'Plate armor', rules: ['CP-DAMAGE-03'], sign: sign('armor') },
        { name: 'III', text: 'Short range attack', rules: ['CP-DAMAGE-03'], sign: sign('attack') },
        { name: 'IV', text: 'Maneuverability', rules: ['CP-DAMAGE-03'], sign: sign('maneuver') },
        { name: 'V', text: 'Power', rules: ['CP-DAMAGE-03'], sign: sign('power') },
        { name: 'VI–VIII', text: 'Exploration cards, missiles, fuel', rules: ['CP-DAMAGE-03'], sign: sign('missile') },
        { name: 'IX', text: 'Navigation & control, then from the start', rules: ['CP-DAMAGE-03', 'CP-DAMAGE-05'], sign: sign('navigation') },
        { text: 'Hits go to the named type first and flow on from there. Nothing left to take one: you crash.', rules: ['CP-DAMAGE-02', 'CP-DAMAGE-04', 'CP-DAMAGE-10'] },
      ],
    },
    {
      title: 'Landed',
      lines: [
        { name: 'Upgrade', text: 'with the mark, or in the entrance, as often as you can pay:', rules: ['CP-UPG-01', 'CP-UPG-02'], sign: sign('upgrade') },
        { name: 'Buy', cost: 'number', text: 'a part for a free position; or pay the difference to replace a weaker one.', rules: ['CP-UPG-05', 'CP-UPG-06'] },
        { name: 'Maintenance', cost: '2', text: '+1 on one part.', rules: ['CP-UPG-08'] },
        { name: 'Fuel, missile', cost: '3', text: 'each; carry 2 of each at most.', rules: ['CP-UPG-09', 'CP-UPG-10'], sign: sign('fuel') },
        { name: 'Extra card', cost: '1', text: 'turned up in a row of the shop.', rules: ['CP-UPG-04'] },
        { name: 'Sell', text: 'an Exploration card: 1 credit a use left, 3 for a permanent one.', rules: ['CP-UPG-03'] },
        { name: 'Explore', cost: '2', text: 'with the mark, or in the entrance: draw an Exploration card, twice a cave; hold 4.', rules: ['CP-EXPL-01', 'CP-EXPL-02', 'CP-EXPL-03', 'CP-EXPL-04'], sign: sign('explore') },
      ],
    },
    {
      title: 'The end',
      lines: [
        { text: 'The exit comes with the last Cave card. When a plane reaches it the round is completed.', rules: ['CP-PLACE-05', 'CP-END-02'] },
        { text: 'Who got out gains a third of the number of Cave cards. Most Reputation wins, then most credits.', rules: ['CP-END-03', 'CP-END-04', 'CP-END-06', 'CP-END-07'] },
        { text: '55 Reputation: the title, and two Exploration cards.', rules: ['CP-END-05'] },
      ],
    },
  ],
};
