// The Caves of Casadh on one sheet.

import * as said from '$words/casadhbook';

import type { Item } from '../../../generated/casadh';
import type { Summary } from '../../../rules/book';
import type { Shows } from './shows';

const item = (item: Item): Shows => ({ draw: 'items', items: [item] });

/** A line that begins with a name. */
function named(key: keyof typeof said.name & keyof typeof said.line): { name: string; text: string } {
  return { name: said.name[key], text: said.line[key] };
}

export const summary: Summary<Shows> = {
  goal: { text: said.goal, rules: ['CC-GEN-02', 'CC-END-02'] },
  blocks: [
    {
      title: said.title.turn,
      lines: [
        {
          text: said.line.points,
          rules: ['CC-TURN-05', 'CC-TURN-06', 'CC-TURN-08'],
          sign: { draw: 'pawns', seats: [0] },
        },
        { ...named('move'), cost: '1', rules: ['CC-MOVE-01', 'CC-MOVE-02'] },
        { ...named('slope'), cost: said.cost.free, rules: ['CC-MOVE-06', 'CC-ITEM-04'] },
        { ...named('explore'), cost: said.cost.card, rules: ['CC-EXPL-01', 'CC-EXPL-10'] },
        { ...named('collect-treasure'), cost: '1', rules: ['CC-TREAS-02'] },
        { ...named('collect-items'), cost: said.cost.all, rules: ['CC-ITEM-13', 'CC-ITEM-01'] },
        { ...named('leave'), cost: said.cost.all, rules: ['CC-LEAVE-01', 'CC-LEAVE-03'] },
        { text: said.line.camp, rules: ['CC-TURN-11'] },
      ],
    },
    {
      title: said.title.exploring,
      lines: [
        {
          name: '1',
          text: said.line['draw-hex'],
          rules: ['CC-EXPL-04', 'CC-EXPL-05', 'CC-EXPL-07'],
          sign: { draw: 'signs', signs: ['star'] },
        },
        { name: '2', text: said.line.raise, rules: ['CC-EXPL-08'] },
        { name: '3', text: said.line['draw-card'], rules: ['CC-EXPL-10', 'CC-EXPL-11'] },
        { name: '4', text: said.line['lay-items'], rules: ['CC-EXPL-12'] },
        {
          name: '5',
          text: said.line['lay-treasures'],
          rules: ['CC-EXPL-13'],
          sign: { draw: 'signs', signs: ['treasure'] },
        },
        {
          name: '6',
          text: said.line.roll,
          rules: ['CC-HAZ-02', 'CC-HAZ-03'],
          sign: { draw: 'die', die: 2, bad: true },
        },
        { text: said.line.paintings, rules: ['CC-EXPL-06'] },
      ],
    },
    {
      title: said.title.hazards,
      lines: [
        { text: said.line.outbreak, rules: ['CC-HAZ-04', 'CC-HAZ-05', 'CC-HAZ-07', 'CC-HAZ-08'] },
        { ...named('methane'), rules: ['CC-ITEM-06'], sign: { draw: 'signs', signs: ['methane'] } },
        { ...named('bats'), rules: ['CC-ITEM-08'], sign: { draw: 'signs', signs: ['bats'] } },
        { ...named('tremors'), rules: ['CC-ITEM-07'], sign: { draw: 'signs', signs: ['tremors'] } },
        {
          ...named('grue'),
          rules: ['CC-GRUE-01', 'CC-GRUE-02', 'CC-GRUE-03', 'CC-GRUE-04'],
          sign: { draw: 'signs', signs: ['grue'] },
        },
        { text: said.line.surface, rules: ['CC-SURF-01', 'CC-SURF-02', 'CC-SURF-04', 'CC-SURF-07'] },
      ],
    },
    {
      title: said.title.items,
      lines: [
        { ...named('rope'), rules: ['CC-ITEM-04'], sign: item('rope') },
        { ...named('canteen'), rules: ['CC-ITEM-05'], sign: item('canteen') },
        { ...named('battery'), rules: ['CC-ITEM-11'], sign: item('battery') },
        { ...named('brass-lantern'), rules: ['CC-ITEM-09', 'CC-GRUE-05', 'CC-GRUE-06'], sign: item('brass-lantern') },
        { ...named('medkit'), cost: said.cost.free, rules: ['CC-ITEM-10'], sign: item('medkit') },
        {
          ...named('dynamite'),
          cost: said.cost.free,
          rules: ['CC-DYN-01', 'CC-DYN-02', 'CC-DYN-04', 'CC-DYN-05'],
          sign: item('dynamite'),
        },
        { ...named('defuse'), cost: said.cost.free, rules: ['CC-DYN-07', 'CC-DYN-08', 'CC-DYN-09', 'CC-DYN-10'] },
      ],
    },
    {
      title: said.title.misfortunes,
      lines: [
        { text: said.line.thirst, rules: ['CC-MISF-03', 'CC-MISF-04', 'CC-MISF-06', 'CC-MISF-07'] },
        { text: said.line['flashlight-out'], rules: ['CC-MISF-08', 'CC-R-44'] },
      ],
    },
    {
      title: said.title.end,
      lines: [
        { text: said.line.over, rules: ['CC-END-01', 'CC-GEN-03'] },
        { text: said.line.winner, rules: ['CC-END-02', 'CC-END-03'], sign: { draw: 'treasures', values: [9] } },
      ],
    },
  ],
};
