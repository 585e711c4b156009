// Cave Troll on one sheet.

import * as said from '$words/trollbook';

import type { Summary } from '../../../rules/book';
import type { Shows } from './shows';

const figure = (figure: string): Shows => ({ draw: 'figures', figures: [figure] });

/** A line that begins with a name. */
function named(key: keyof typeof said.name & keyof typeof said.line): { name: string; text: string } {
  return { name: said.name[key], text: said.line[key] };
}

export const summary: Summary<Shows> = {
  goal: { text: said.goal, rules: ['CT-END-05', 'CT-SCORE-05', 'CT-SCORE-06'] },
  blocks: [
    {
      title: said.title.turn,
      lines: [
        { text: said.line.actions, rules: ['CT-TURN-02', 'CT-TURN-03', 'CT-TURN-05', 'CT-TURN-06'] },
        { ...named('draw'), cost: '1', rules: ['CT-DRAW-01', 'CT-DRAW-02', 'CT-DRAW-03'] },
        { ...named('move'), cost: '1', rules: ['CT-MOVE-01', 'CT-MOVE-02'] },
        { ...named('ability'), cost: '1', rules: ['CT-ABIL-01', 'CT-ABIL-02', 'CT-ABIL-03'] },
        { ...named('artifact'), cost: '1', rules: ['CT-ART-01', 'CT-ART-02'] },
      ],
    },
    {
      title: said.title.cards,
      lines: [
        { ...named('hero'), rules: ['CT-DRAW-04', 'CT-DRAW-05'], sign: figure('A.adventurer') },
        { ...named('monster'), rules: ['CT-DRAW-06', 'CT-MON-TROLL-01'], sign: figure('A.orc') },
        { ...named('treasure'), rules: ['CT-DRAW-09', 'CT-DRAW-11'], sign: { draw: 'chest' } },
        { ...named('score-a-room'), rules: ['CT-DRAW-13'], sign: { draw: 'coins', coins: 3 } },
        { ...named('find-an-artifact'), rules: ['CT-DRAW-14', 'CT-DRAW-15'] },
        { ...named('icon'), rules: ['CT-DRAW-16', 'CT-SCORE-02', 'CT-SCORE-03'], sign: { draw: 'icons', n: 1 } },
      ],
    },
    {
      title: said.title.entering,
      lines: [
        { text: said.line['who-enters'], rules: ['CT-MOVE-03', 'CT-MOVE-04'] },
        { text: said.line.full, rules: ['CT-MOVE-06', 'CT-DRAW-12'] },
        { text: said.line.closed, rules: ['CT-ENTER-03', 'CT-ENTER-04'] },
        { text: said.line['rooms-only'], rules: ['CT-TERM-02', 'CT-ABIL-03'] },
      ],
    },
    {
      title: said.title.scoring,
      lines: [
        { text: said.line['most-heroes'], rules: ['CT-SCORE-05', 'CT-SCORE-07', 'CT-SCORE-08'] },
        { text: said.line.gold, rules: ['CT-SCORE-09'], sign: { draw: 'coins', coins: 5 } },
      ],
    },
    {
      title: said.title.end,
      lines: [
        { text: said.line['last-scoring'], rules: ['CT-END-01', 'CT-END-02', 'CT-END-03', 'CT-END-04'] },
        { text: said.line.winner, rules: ['CT-END-05'] },
      ],
    },
    {
      title: said.title.original,
      lines: [
        { ...named('barbarian'), rules: ['CT-HERO-BARBARIAN-01', 'CT-HERO-BARBARIAN-02'], sign: figure('A.barbarian') },
        { ...named('thief'), cost: '1', rules: ['CT-HERO-THIEF-01'], sign: figure('A.thief') },
        { ...named('knight'), rules: ['CT-HERO-KNIGHT-01', 'CT-HERO-KNIGHT-03'], sign: figure('A.knight') },
        { ...named('dwarf'), rules: ['CT-HERO-DWARF-01'], sign: figure('A.dwarf') },
        {
          ...named('cave-troll'),
          rules: ['CT-MON-TROLL-02', 'CT-MON-TROLL-04', 'CT-MON-TROLL-06'],
          sign: figure('A.cave-troll'),
        },
        { ...named('orc'), cost: '1', rules: ['CT-MON-ORC-01'], sign: figure('A.orc') },
        {
          ...named('wraith'),
          cost: '0/1',
          rules: ['CT-MON-WRAITH-02', 'CT-MON-WRAITH-03', 'CT-MON-WRAITH-05'],
          sign: figure('A.wraith'),
        },
      ],
    },
    {
      title: said.title.alternate,
      lines: [
        { ...named('berserker'), rules: ['CT-ALT-BERSERKER-01', 'CT-ALT-BERSERKER-04'], sign: figure('B.berserker') },
        {
          ...named('assassin'),
          cost: '1',
          rules: ['CT-ALT-ASSASSIN-01', 'CT-ALT-ASSASSIN-02'],
          sign: figure('B.assassin'),
        },
        {
          ...named('paladin'),
          cost: '1',
          rules: ['CT-ALT-PALADIN-01', 'CT-ALT-PALADIN-02', 'CT-ALT-PALADIN-03'],
          sign: figure('B.paladin'),
        },
        {
          ...named('giant-slayer'),
          cost: '1',
          rules: ['CT-ALT-SLAYER-01', 'CT-ALT-SLAYER-02'],
          sign: figure('B.giant-slayer'),
        },
        {
          ...named('rampaging-troll'),
          cost: '1',
          rules: ['CT-ALT-TROLL-02', 'CT-ALT-TROLL-03', 'CT-ALT-TROLL-04'],
          sign: figure('B.rampaging-troll'),
        },
        { ...named('grunt'), cost: '1', rules: ['CT-ALT-GRUNT-01'], sign: figure('B.grunt') },
        {
          ...named('siren-banshee'),
          cost: '1',
          rules: ['CT-ALT-SIREN-01', 'CT-ALT-SIREN-02'],
          sign: figure('B.siren-banshee'),
        },
      ],
    },
  ],
};
