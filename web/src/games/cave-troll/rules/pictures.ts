// The pictures of Cave Troll's rules: beside which rule, and what is on them.

import type { RulePicture } from '../../../rules/book';
import type { Shows } from './shows';

export const pictures: readonly RulePicture<Shows>[] = [
  {
    rule: 'CT-TERM-01',
    caption: 'Three kinds of area: the stair E1 is an entrance, the dark shaft P1 a pit, all others are rooms. The coins tell what a room is worth.',
    alt: 'The northwest of the board: an entrance with stairs, rooms with stacks of coins around it, and a dark pit below.',
    shows: { draw: 'map', around: ['R06', 'E1', 'R07', 'R11', 'P1'] },
  },
  {
    rule: 'CT-TERM-04',
    caption: 'Heroes stand on round bases, monsters on square ones; colour, rim and crest tell whose they are.',
    alt: 'Six figures: an adventurer, a knight and a thief on round bases, a cave troll, an orc and a wraith on square ones.',
    shows: { draw: 'figures', figures: ['A.adventurer', 'B.knight', 'C.thief', 'A.cave-troll', 'B.orc', 'D.wraith'] },
  },
  {
    rule: 'CT-DRAW-04',
    caption: 'A card: its name in the colour of its owner, the figure that comes into play and what it does. The stars are scoring icons.',
    alt: 'Three cards: an adventurer with two scoring icons, a knight, and an orc.',
    shows: { draw: 'cards', cards: ['adventurer+2', 'knight', 'orc'] },
  },
  {
    rule: 'CT-DRAW-06',
    caption: 'Heroes come into play at an entrance, monsters in a pit.',
    alt: 'Two heroes at the entrance E1, an orc and a wraith in the pit P1.',
    shows: { draw: 'map', around: ['E1', 'R11', 'P1'], pieces: ['A.adventurer E1', 'B.dwarf E1', 'A.orc P1', 'C.wraith P1'] },
  },
  {
    rule: 'CT-DRAW-13',
    caption: 'The three cards that are no figures.',
    alt: 'The cards Treasure, Score a Room and Find an Artifact.',
    shows: { draw: 'cards', cards: ['treasure', 'score-a-room', 'find-an-artifact'] },
  },
  {
    rule: 'CT-MOVE-01',
    caption: 'The adventurer may go through any door of R14 but the one to the pit, which is for monsters. The wall to R13 has no door.',
    alt: 'An adventurer in the room R14 with arrows through its doors to R07, R10, R11 and R18; the pit P2 is barred.',
    shows: { draw: 'map', around: ['R07', 'R10', 'R11', 'R14', 'R18', 'P2'], pieces: ['A.adventurer R14'], moves: [['R14', 'R07'], ['R14', 'R10'], ['R14', 'R11'], ['R14', 'R18']], barred: ['P2'] },
  },
  {
    rule: 'CT-MOVE-06',
    caption: 'Five figures: R14 is full. Chests do not count.',
    alt: 'The room R14 with five figures of three players and a chest; an adventurer in R18 may not enter.',
    shows: { draw: 'map', around: ['R14', 'R18'], pieces: ['A.adventurer×2 R14', 'B.dwarf R14', 'C.adventurer R14', 'C.orc R14', 'B.adventurer R18'], chests: ['A R14'], barred: ['R14'] },
  },
  {
    rule: 'CT-ENTER-04',
    caption: 'Red’s knight guards R18: blue’s figures stay out, red’s own may enter.',
    alt: 'A red knight in R18. A blue adventurer and a blue orc stand in R14, a red adventurer in R22 with an arrow into R18.',
    shows: { draw: 'map', around: ['R14', 'R18', 'R22'], pieces: ['A.knight R18', 'B.adventurer R14', 'B.orc R14', 'A.adventurer R22'], moves: [['R22', 'R18']] },
  },
  {
    rule: 'CT-ART-04',
    caption: 'The six artifacts. The number in gold counts at the end for whoever has kept the card.',
    alt: 'The six artifact cards: Chalice of Life, Cloak of Invisibility, Orcbane Sword, Boots of Haste, Scroll of Banishment, Tally Stone.',
    shows: { draw: 'artifacts', artifacts: ['chalice', 'cloak', 'sword', 'boots', 'scroll', 'tally'] },
  },
  {
    rule: 'CT-SCORE-02',
    caption: 'The scoring pile shows four icons; the next one scores the whole board.',
    alt: 'Five places for scoring icons, four of them lit.',
    shows: { draw: 'icons', n: 4 },
  },
  {
    rule: 'CT-SCORE-09',
    caption: 'Red has two heroes in R14, blue one and a monster that does not count. Four coins doubled by the dwarf and the chest’s 4 make 12 gold for red.',
    alt: 'The room R14 with a red adventurer and a red dwarf, a blue adventurer, a blue orc and a chest. Red’s flag shows 12.',
    shows: { draw: 'map', around: ['R14'], pieces: ['A.adventurer R14', 'A.dwarf R14', 'B.adventurer R14', 'B.orc R14'], chests: ['B R14'], rooms: [{ room: 'R14', gold: 12, controller: 0, sharer: null }] },
  },
  {
    rule: 'CT-SCORE-07',
    caption: 'One hero each: nobody controls R22 and its five coins stay there.',
    alt: 'The Troll’s Throne R22, worth 5, with a red and a green adventurer and no flag.',
    shows: { draw: 'map', around: ['R22'], pieces: ['A.adventurer R22', 'C.adventurer R22'] },
  },
  {
    rule: 'CT-HERO-BARBARIAN-01',
    caption: 'The barbarian counts for two: green controls R18.',
    alt: 'A green barbarian and a yellow adventurer in R18; the flag of R18 is green and shows 3.',
    shows: { draw: 'map', around: ['R18'], pieces: ['C.barbarian R18', 'D.adventurer R18'], rooms: [{ room: 'R18', gold: 3, controller: 2, sharer: null }] },
  },
  {
    rule: 'CT-HERO-THIEF-01',
    caption: 'One action takes the thief to any room or entrance that she may enter.',
    alt: 'A thief at the entrance E1 and, far away, the rooms around the pit P2 lit up.',
    shows: { draw: 'map', around: ['E1', 'R10', 'R14', 'R22'], pieces: ['B.thief E1', 'A.cave-troll R22'], lit: ['R07', 'R10', 'R11', 'R14', 'R18', 'R21', 'R03'] },
  },
  {
    rule: 'CT-HERO-KNIGHT-03',
    caption: 'The knight enters and every orc in the room is discarded, whoever owns it.',
    alt: 'A red knight goes from R14 into R18, where a blue and a green orc are crossed out.',
    shows: { draw: 'map', around: ['R14', 'R18'], pieces: ['A.knight R14'], lost: ['B.orc R18', 'C.orc R18'], moves: [['R14', 'R18']] },
  },
  {
    rule: 'CT-MON-TROLL-02',
    caption: 'A cave troll comes to R18. Each player may save one figure through a door; whatever stays is discarded, the chest too.',
    alt: 'A cave troll in R18. Arrows lead out to R14 and R26 for one figure each; the rest is crossed out.',
    shows: { draw: 'map', around: ['R14', 'R18', 'R26'], pieces: ['A.cave-troll R18', 'B.adventurer R14', 'C.knight R26'], lost: ['B.thief R18', 'C.adventurer R18'], moves: [['R18', 'R14'], ['R18', 'R26']] },
  },
  {
    rule: 'CT-MON-ORC-01',
    caption: 'For one action the orc discards any one hero in its room.',
    alt: 'A blue orc in R14 beside two red heroes, one of them crossed out.',
    shows: { draw: 'map', around: ['R14'], pieces: ['B.orc R14', 'A.adventurer R14'], lost: ['A.barbarian R14'] },
  },
  {
    rule: 'CT-MON-WRAITH-02',
    caption: 'The wraith enters R14 and pushes a hero out to R11.',
    alt: 'A blue wraith has come from the pit P2 into R14; an arrow takes a red adventurer from R14 to R11.',
    shows: { draw: 'map', around: ['R11', 'R14', 'P2'], pieces: ['B.wraith R14', 'A.adventurer R11', 'C.dwarf R14'], moves: [['P2', 'R14'], ['R14', 'R11']] },
  },
  {
    rule: 'CT-ALT-BERSERKER-01',
    caption: 'Red controls R22, blue’s berserker takes half: two gold each, the odd coin is lost.',
    alt: 'R22 with two red adventurers and a blue berserker; two flags show 2 each.',
    shows: { draw: 'map', around: ['R22'], pieces: ['A.adventurer×2 R22', 'B.berserker R22'], rooms: [{ room: 'R22', gold: 5, controller: 0, sharer: 1 }] },
  },
  {
    rule: 'CT-ALT-ADVENTURER-01',
    caption: 'The alternate figures: berserker, assassin, paladin, giant slayer, rampaging troll, grunt and siren banshee.',
    alt: 'Seven figures: four heroes on round bases and three monsters on square ones.',
    shows: { draw: 'figures', figures: ['A.berserker', 'A.assassin', 'A.paladin', 'A.giant-slayer', 'B.rampaging-troll', 'B.grunt', 'B.siren-banshee'] },
  },
  {
    rule: 'CT-ALT-TROLL-03',
    caption: 'The rampage: two figures are pushed into adjacent rooms, the others are discarded.',
    alt: 'A rampaging troll in R18; arrows push figures to R14 and R22, one adventurer is crossed out.',
    shows: { draw: 'map', around: ['R14', 'R18', 'R22'], pieces: ['B.rampaging-troll R18', 'A.adventurer R14', 'C.adventurer R22'], lost: ['A.dwarf R18'], moves: [['R18', 'R14'], ['R18', 'R22']] },
  },
];
