// The pictures of Cave Troll's rules: beside which rule, and what is on them.

import * as said from '$words/trollbook';

import type { RulePicture } from '../../../rules/book';
import type { Shows } from './shows';

/** A rule that has a picture has words for it. */
type Pictured = keyof typeof said.caption & keyof typeof said.alt;

const PICTURES: readonly { rule: Pictured; shows: Shows }[] = [
  { rule: 'CT-TERM-01', shows: { draw: 'map', around: ['R06', 'E1', 'R07', 'R11', 'P1'] } },
  {
    rule: 'CT-TERM-04',
    shows: { draw: 'figures', figures: ['A.adventurer', 'B.knight', 'C.thief', 'A.cave-troll', 'B.orc', 'D.wraith'] },
  },
  { rule: 'CT-DRAW-04', shows: { draw: 'cards', cards: ['adventurer+2', 'knight', 'orc'] } },
  {
    rule: 'CT-DRAW-06',
    shows: {
      draw: 'map',
      around: ['E1', 'R11', 'P1'],
      pieces: ['A.adventurer E1', 'B.dwarf E1', 'A.orc P1', 'C.wraith P1'],
    },
  },
  { rule: 'CT-DRAW-13', shows: { draw: 'cards', cards: ['treasure', 'score-a-room', 'find-an-artifact'] } },
  {
    rule: 'CT-MOVE-01',
    shows: {
      draw: 'map',
      around: ['R07', 'R10', 'R11', 'R14', 'R18', 'P2'],
      pieces: ['A.adventurer R14'],
      moves: [
        ['R14', 'R07'],
        ['R14', 'R10'],
        ['R14', 'R11'],
        ['R14', 'R18'],
      ],
      barred: ['P2'],
    },
  },
  {
    rule: 'CT-MOVE-06',
    shows: {
      draw: 'map',
      around: ['R14', 'R18'],
      pieces: ['A.adventurer×2 R14', 'B.dwarf R14', 'C.adventurer R14', 'C.orc R14', 'B.adventurer R18'],
      chests: ['A R14'],
      barred: ['R14'],
    },
  },
  {
    rule: 'CT-ENTER-04',
    shows: {
      draw: 'map',
      around: ['R14', 'R18', 'R22'],
      pieces: ['A.knight R18', 'B.adventurer R14', 'B.orc R14', 'A.adventurer R22'],
      moves: [['R22', 'R18']],
    },
  },
  {
    rule: 'CT-ART-04',
    shows: { draw: 'artifacts', artifacts: ['chalice', 'cloak', 'sword', 'boots', 'scroll', 'tally'] },
  },
  { rule: 'CT-SCORE-02', shows: { draw: 'icons', n: 4 } },
  {
    rule: 'CT-SCORE-09',
    shows: {
      draw: 'map',
      around: ['R14'],
      pieces: ['A.adventurer R14', 'A.dwarf R14', 'B.adventurer R14', 'B.orc R14'],
      chests: ['B R14'],
      rooms: [{ room: 'R14', gold: 12, controller: 0, sharer: null }],
    },
  },
  { rule: 'CT-SCORE-07', shows: { draw: 'map', around: ['R22'], pieces: ['A.adventurer R22', 'C.adventurer R22'] } },
  {
    rule: 'CT-HERO-BARBARIAN-01',
    shows: {
      draw: 'map',
      around: ['R18'],
      pieces: ['C.barbarian R18', 'D.adventurer R18'],
      rooms: [{ room: 'R18', gold: 3, controller: 2, sharer: null }],
    },
  },
  {
    rule: 'CT-HERO-THIEF-01',
    shows: {
      draw: 'map',
      around: ['E1', 'R10', 'R14', 'R22'],
      pieces: ['B.thief E1', 'A.cave-troll R22'],
      lit: ['R07', 'R10', 'R11', 'R14', 'R18', 'R21', 'R03'],
    },
  },
  {
    rule: 'CT-HERO-KNIGHT-03',
    shows: {
      draw: 'map',
      around: ['R14', 'R18'],
      pieces: ['A.knight R14'],
      lost: ['B.orc R18', 'C.orc R18'],
      moves: [['R14', 'R18']],
    },
  },
  {
    rule: 'CT-MON-TROLL-02',
    shows: {
      draw: 'map',
      around: ['R14', 'R18', 'R26'],
      pieces: ['A.cave-troll R18', 'B.adventurer R14', 'C.knight R26'],
      lost: ['B.thief R18', 'C.adventurer R18'],
      moves: [
        ['R18', 'R14'],
        ['R18', 'R26'],
      ],
    },
  },
  {
    rule: 'CT-MON-ORC-01',
    shows: { draw: 'map', around: ['R14'], pieces: ['B.orc R14', 'A.adventurer R14'], lost: ['A.barbarian R14'] },
  },
  {
    rule: 'CT-MON-WRAITH-02',
    shows: {
      draw: 'map',
      around: ['R11', 'R14', 'P2'],
      pieces: ['B.wraith R14', 'A.adventurer R11', 'C.dwarf R14'],
      moves: [
        ['P2', 'R14'],
        ['R14', 'R11'],
      ],
    },
  },
  {
    rule: 'CT-ALT-BERSERKER-01',
    shows: {
      draw: 'map',
      around: ['R22'],
      pieces: ['A.adventurer×2 R22', 'B.berserker R22'],
      rooms: [{ room: 'R22', gold: 5, controller: 0, sharer: 1 }],
    },
  },
  {
    rule: 'CT-ALT-ADVENTURER-01',
    shows: {
      draw: 'figures',
      figures: [
        'A.berserker',
        'A.assassin',
        'A.paladin',
        'A.giant-slayer',
        'B.rampaging-troll',
        'B.grunt',
        'B.siren-banshee',
      ],
    },
  },
  {
    rule: 'CT-ALT-TROLL-03',
    shows: {
      draw: 'map',
      around: ['R14', 'R18', 'R22'],
      pieces: ['B.rampaging-troll R18', 'A.adventurer R14', 'C.adventurer R22'],
      lost: ['A.dwarf R18'],
      moves: [
        ['R18', 'R14'],
        ['R18', 'R22'],
      ],
    },
  },
];

export const pictures: readonly RulePicture<Shows>[] = PICTURES.map((picture) => ({
  ...picture,
  caption: said.caption[picture.rule],
  alt: said.alt[picture.rule],
}));
