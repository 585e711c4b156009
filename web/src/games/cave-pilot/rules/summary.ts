// Cave Pilot 55 on one sheet.

import * as said from '$words/pilotbook';

import type { Summary } from '../../../rules/book';
import type { Icon } from '../art/icons';
import type { Shows } from './shows';

const sign = (icon: Icon): Shows => ({ draw: 'signs', signs: [icon] });

/** A line that begins with a name. */
const named = (id: keyof typeof said.name) => ({ name: said.name[id], text: said.text[id] });

export const summary: Summary<Shows> = {
  goal: { text: said.goal, rules: ['CP-GEN-02', 'CP-END-06', 'CP-END-08'] },
  blocks: [
    {
      title: said.block.turn,
      lines: [
        { ...named('collect'), rules: ['CP-TURN-03'], sign: sign('credit') },
        { ...named('place'), rules: ['CP-PLACE-01', 'CP-PLACE-03'] },
        { ...named('act'), rules: ['CP-TURN-02'] },
        { ...named('refill'), rules: ['CP-TURN-05', 'CP-SOLO-02'] },
      ],
    },
    {
      title: said.block.acting,
      lines: [
        { ...named('refresh'), cost: '0', rules: ['CP-SHOP-01', 'CP-SHOP-02', 'CP-SHOP-03'], sign: sign('refresh') },
        {
          ...named('fire'),
          cost: said.cost.missile,
          rules: ['CP-MISSILE-01', 'CP-MISSILE-03', 'CP-MISSILE-12'],
          sign: sign('fire'),
        },
        {
          ...named('move'),
          cost: '0',
          rules: ['CP-MOVE-01', 'CP-MOVE-04', 'CP-MOVE-05', 'CP-MOVE-06'],
          sign: sign('move'),
        },
        { ...named('handle'), rules: ['CP-HANDLE-01', 'CP-HANDLE-04'], sign: sign('handle') },
        { ...named('again'), cost: said.cost.fuel, rules: ['CP-EXTRA-01', 'CP-EXTRA-03'], sign: sign('extra') },
        { ...named('land'), rules: ['CP-LAND-01', 'CP-LAND-02'], sign: sign('land') },
        { text: said.text.entering, rules: ['CP-ENTR-01', 'CP-ENTR-03', 'CP-ENTR-04', 'CP-ENTR-05'] },
      ],
    },
    {
      title: said.block.challenge,
      lines: [
        {
          text: said.text.beat,
          rules: ['CP-HANDLE-02', 'CP-MISSILE-12'],
          sign: { draw: 'dice', dice: [['yellow', 3]] },
        },
        { text: said.text.pass, rules: ['CP-HANDLE-05', 'CP-HANDLE-06'], sign: sign('reputation') },
        { text: said.text.ranged, rules: ['CP-HANDLE-09', 'CP-HANDLE-10'], sign: sign('range') },
        { text: said.text['two-parts'], rules: ['CP-SPEC-06', 'CP-SPEC-07'] },
        { text: said.text.turbine, rules: ['CP-SPEC-01', 'CP-SPEC-02'], sign: sign('blown') },
      ],
    },
    {
      title: said.block.damage,
      lines: [
        { name: 'I', text: said.text.shields, rules: ['CP-DAMAGE-03'], sign: sign('shields') },
        { name: 'II', text: said.text.armor, rules: ['CP-DAMAGE-03'], sign: sign('armor') },
        { name: 'III', text: said.text.attack, rules: ['CP-DAMAGE-03'], sign: sign('attack') },
        { name: 'IV', text: said.text.maneuver, rules: ['CP-DAMAGE-03'], sign: sign('maneuver') },
        { name: 'V', text: said.text.power, rules: ['CP-DAMAGE-03'], sign: sign('power') },
        { name: 'VI–VIII', text: said.text.middle, rules: ['CP-DAMAGE-03'], sign: sign('missile') },
        { name: 'IX', text: said.text.navigation, rules: ['CP-DAMAGE-03', 'CP-DAMAGE-05'], sign: sign('navigation') },
        { text: said.text.flow, rules: ['CP-DAMAGE-02', 'CP-DAMAGE-04', 'CP-DAMAGE-10'] },
      ],
    },
    {
      title: said.block.landed,
      lines: [
        { ...named('upgrade'), rules: ['CP-UPG-01', 'CP-UPG-02'], sign: sign('upgrade') },
        { ...named('buy'), cost: said.cost.number, rules: ['CP-UPG-05', 'CP-UPG-06'] },
        { ...named('maintenance'), cost: '2', rules: ['CP-UPG-08'] },
        { ...named('stock'), cost: '3', rules: ['CP-UPG-09', 'CP-UPG-10'], sign: sign('fuel') },
        { ...named('extra'), cost: '1', rules: ['CP-UPG-04'] },
        { ...named('sell'), rules: ['CP-UPG-03'] },
        {
          ...named('explore'),
          cost: '2',
          rules: ['CP-EXPL-01', 'CP-EXPL-02', 'CP-EXPL-03', 'CP-EXPL-04'],
          sign: sign('explore'),
        },
      ],
    },
    {
      title: said.block.end,
      lines: [
        { text: said.text.exit, rules: ['CP-PLACE-05', 'CP-END-02'] },
        { text: said.text.bonus, rules: ['CP-END-03', 'CP-END-04', 'CP-END-06', 'CP-END-07'] },
        { text: said.text.title, rules: ['CP-END-05'] },
      ],
    },
  ],
};
