// Skulldug! on one sheet.

import * as said from '$words/skulldugbook';

import type { Summary } from '../../../rules/book';
import type { Shows } from './shows';

const token = (card: string): Shows => ({ draw: 'tokens', cards: [card] });

/** A line that begins with a name. */
const named = (id: keyof typeof said.name) => ({ name: said.name[id], text: said.text[id] });

export const summary: Summary<Shows> = {
  goal: { text: said.goal, rules: ['SK-GOAL-01', 'SK-GOAL-02', 'SK-R-08'] },
  blocks: [
    {
      title: said.block.turn,
      lines: [
        { ...named('move'), cost: '1', rules: ['SK-MOVE-01', 'SK-TURN-01'] },
        { ...named('dash'), cost: '1', rules: ['SK-DASH-01', 'SK-DASH-02'] },
        { ...named('pick-up'), cost: '1', rules: ['SK-PICK-01', 'SK-CARD-05'] },
        { ...named('drop'), cost: '0', rules: ['SK-DROP-01'] },
        { ...named('shove'), cost: '1', rules: ['SK-SHOVE-01', 'SK-SHOVE-02', 'SK-SHOVE-04'] },
        { ...named('throw'), cost: '1', rules: ['SK-THROW-01', 'SK-THROW-02', 'SK-THROW-03'] },
        { ...named('destroy'), cost: '1', rules: ['SK-DEST-01', 'SK-DEST-03', 'SK-DEST-04', 'SK-DEST-05'] },
        { ...named('recover'), cost: '2', rules: ['SK-DAZE-03'] },
        { ...named('card'), cost: '*', rules: ['SK-TURN-06', 'SK-TURN-07'] },
        { text: said.text.hand, rules: ['SK-TURN-05'] },
      ],
    },
    {
      title: said.block.discovering,
      lines: [
        { text: said.text.tile, rules: ['SK-DISC-01', 'SK-DISC-02', 'SK-DISC-03'] },
        { text: said.text.icons, rules: ['SK-DISC-05'], sign: { draw: 'icons' } },
        { text: said.text.sight, rules: ['SK-LOS-01', 'SK-LOS-02', 'SK-LOS-03'] },
      ],
    },
    {
      title: said.block.encounters,
      lines: [
        { text: said.text.facing, rules: ['SK-ENC-01', 'SK-ENC-08', 'SK-ENC-09', 'SK-ENC-12'] },
        { ...named('focus'), cost: said.cost.any, rules: ['SK-FOCUS-01', 'SK-ENC-02'] },
        { ...named('roll'), rules: ['SK-ENC-03'], sign: { draw: 'die', n: 5 } },
        { ...named('victory'), rules: ['SK-ENC-04', 'SK-ENC-05'] },
        { ...named('defeat'), rules: ['SK-ENC-06', 'SK-ENC-07', 'SK-FLEE-01', 'SK-FLEE-02'] },
        { ...named('dazed'), rules: ['SK-DAZE-02'] },
      ],
    },
    {
      title: said.block.health,
      lines: [
        {
          text: said.text.health,
          rules: ['SK-HLTH-01', 'SK-HLTH-02', 'SK-HLTH-03', 'SK-TEAM-10'],
          sign: { draw: 'health', health: 1, most: 1 },
        },
        { text: said.text.backup, rules: ['SK-BACK-01', 'SK-BACK-02', 'SK-TEAM-11'] },
        { text: said.text.resign, rules: ['SK-RESIGN-01'] },
      ],
    },
    {
      title: said.block.cards,
      lines: [
        { ...named('treasure'), rules: ['SK-CARD-03'], sign: token('hypnotic-opal') },
        { ...named('equipment'), rules: ['SK-CARD-01'], sign: token('trusty-whip') },
        { ...named('consumable'), rules: ['SK-CARD-02'], sign: token('flare-gun') },
        { ...named('monster'), rules: ['SK-CARD-04'], sign: token('basilisk') },
        { ...named('trap'), rules: ['SK-CARD-05', 'SK-CARD-06'], sign: token('bear-trap-1') },
        { text: said.text['open-hands'], rules: ['SK-CARD-13', 'SK-CARD-10'] },
      ],
    },
    {
      title: said.block.modes,
      lines: [
        { ...named('duel'), rules: ['SK-DUEL-01'] },
        { ...named('team'), rules: ['SK-TEAM-02', 'SK-TEAM-04', 'SK-TEAM-12'] },
        { ...named('solo'), rules: ['SK-SOLO-07', 'SK-SOLO-09', 'SK-GHOST-03'] },
        { ...named('ghosts'), rules: ['SK-GT-05', 'SK-GT-06', 'SK-GHOST-08', 'SK-GHOST-09'] },
      ],
    },
  ],
};
