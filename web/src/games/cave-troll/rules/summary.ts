// Cave Troll on one sheet.

import type { Summary } from '../../../rules/book';
import type { Shows } from './shows';

const figure = (figure: string): Shows => ({ draw: 'figures', figures: [figure] });

export const summary: Summary<Shows> = {
  goal: { text: 'Have the most gold when somebody’s deck runs out. Rooms pay whoever has the most heroes in them when they are scored.', rules: ['CT-END-05', 'CT-SCORE-05', 'CT-SCORE-06'] },
  blocks: [
    {
      title: 'Your turn',
      lines: [
        { text: 'Up to 4 actions, of any kind, in any order. In the first round the first player has 1, the second 2, the third 3.', rules: ['CT-TURN-02', 'CT-TURN-03', 'CT-TURN-05', 'CT-TURN-06'] },
        { name: 'Draw and play', cost: '1', text: 'Draw a card, then play one of your two. The other stays hidden in your hand.', rules: ['CT-DRAW-01', 'CT-DRAW-02', 'CT-DRAW-03'] },
        { name: 'Move', cost: '1', text: 'One of your figures through a door to an adjacent area it may enter.', rules: ['CT-MOVE-01', 'CT-MOVE-02'] },
        { name: 'Ability', cost: '1', text: 'Use a figure’s ability that costs an action.', rules: ['CT-ABIL-01', 'CT-ABIL-02', 'CT-ABIL-03'] },
        { name: 'Artifact', cost: '1', text: 'Use one of yours, then it leaves the game.', rules: ['CT-ART-01', 'CT-ART-02'] },
      ],
    },
    {
      title: 'Playing a card',
      lines: [
        { name: 'Hero', text: 'comes to any of the 4 entrances.', rules: ['CT-DRAW-04', 'CT-DRAW-05'], sign: figure('A.adventurer') },
        { name: 'Monster', text: 'comes to any of the 3 pits; the cave troll to any room.', rules: ['CT-DRAW-06', 'CT-MON-TROLL-01'], sign: figure('A.orc') },
        { name: 'Treasure', text: 'Your chest goes to any room: 4 gold more each time it is scored, for whoever controls it.', rules: ['CT-DRAW-09', 'CT-DRAW-11'], sign: { draw: 'chest' } },
        { name: 'Score a Room', text: 'Any one room is scored at once.', rules: ['CT-DRAW-13'], sign: { draw: 'coins', coins: 3 } },
        { name: 'Find an Artifact', text: 'Draw one and keep it facedown, to play later or to keep to the end.', rules: ['CT-DRAW-14', 'CT-DRAW-15'] },
        { name: 'Scoring icon', text: 'A card with icons goes to the common scoring pile. At 5 or more the whole board is scored and the pile leaves the game.', rules: ['CT-DRAW-16', 'CT-SCORE-02', 'CT-SCORE-03'], sign: { draw: 'icons', n: 1 } },
      ],
    },
    {
      title: 'Who may enter',
      lines: [
        { text: 'Heroes: rooms and entrances. Monsters: pits too.', rules: ['CT-MOVE-03', 'CT-MOVE-04'] },
        { text: 'A room holds 5 heroes and monsters; chests do not count.', rules: ['CT-MOVE-06', 'CT-DRAW-12'] },
        { text: 'Nobody enters a room with a cave troll; nobody but a knight enters a room with an opponent’s knight.', rules: ['CT-ENTER-03', 'CT-ENTER-04'] },
        { text: 'Powers work in rooms only. Entrances are safe ground.', rules: ['CT-TERM-02', 'CT-ABIL-03'] },
      ],
    },
    {
      title: 'Scoring',
      lines: [
        { text: 'Most heroes in a room, alone: you gain its gold. A tie pays nobody; monsters do not count.', rules: ['CT-SCORE-05', 'CT-SCORE-07', 'CT-SCORE-08'] },
        { text: 'Gold = coins (doubled if a dwarf is there) + 4 for each chest.', rules: ['CT-SCORE-09'], sign: { draw: 'coins', coins: 5 } },
      ],
    },
    {
      title: 'The end',
      lines: [
        { text: 'When a player finishes an action with an empty deck, all rooms are scored once more. That player gains 3 gold; kept artifacts pay what they show.', rules: ['CT-END-01', 'CT-END-02', 'CT-END-03', 'CT-END-04'] },
        { text: 'Most gold wins; equal gold is a shared victory.', rules: ['CT-END-05'] },
      ],
    },
    {
      title: 'Original figures',
      lines: [
        { name: 'Barbarian', text: 'counts as 2 heroes; no wraith pushes him.', rules: ['CT-HERO-BARBARIAN-01', 'CT-HERO-BARBARIAN-02'], sign: figure('A.barbarian') },
        { name: 'Thief', cost: '1', text: 'goes to any room or entrance she may enter.', rules: ['CT-HERO-THIEF-01'], sign: figure('A.thief') },
        { name: 'Knight', text: 'keeps opponents out, except knights; entering, he slays every orc there.', rules: ['CT-HERO-KNIGHT-01', 'CT-HERO-KNIGHT-03'], sign: figure('A.knight') },
        { name: 'Dwarf', text: 'doubles the coins of his room for whoever is paid.', rules: ['CT-HERO-DWARF-01'], sign: figure('A.dwarf') },
        { name: 'Cave troll', text: 'Each player may save one figure from its room through a door, the troll’s owner last; all others are discarded and the room is closed.', rules: ['CT-MON-TROLL-02', 'CT-MON-TROLL-04', 'CT-MON-TROLL-06'], sign: figure('A.cave-troll') },
        { name: 'Orc', cost: '1', text: 'discards a hero in its room.', rules: ['CT-MON-ORC-01'], sign: figure('A.orc') },
        { name: 'Wraith', cost: '0/1', text: 'pushes a hero to an adjacent room or entrance: when it enters, or for 1 action. It may enter a full room if it pushes.', rules: ['CT-MON-WRAITH-02', 'CT-MON-WRAITH-03', 'CT-MON-WRAITH-05'], sign: figure('A.wraith') },
      ],
    },
    {
      title: 'Alternate figures',
      lines: [
        { name: 'Berserker', text: 'takes half of what another’s room pays; may be the sixth in a room.', rules: ['CT-ALT-BERSERKER-01', 'CT-ALT-BERSERKER-04'], sign: figure('B.berserker') },
        { name: 'Assassin', cost: '1', text: 'discards a lone hero or grunt in her room.', rules: ['CT-ALT-ASSASSIN-01', 'CT-ALT-ASSASSIN-02'], sign: figure('B.assassin') },
        { name: 'Paladin', cost: '1', text: 'sends an opponent’s banshee to a pit; guards yours from grunts and pulls.', rules: ['CT-ALT-PALADIN-01', 'CT-ALT-PALADIN-02', 'CT-ALT-PALADIN-03'], sign: figure('B.paladin') },
        { name: 'Giant slayer', cost: '1', text: 'dies with a rampaging troll; 1 gold a turn for entering an empty room.', rules: ['CT-ALT-SLAYER-01', 'CT-ALT-SLAYER-02'], sign: figure('B.giant-slayer') },
        { name: 'Rampaging troll', cost: '1', text: 'pushes two figures out and discards the rest; moves once a turn.', rules: ['CT-ALT-TROLL-02', 'CT-ALT-TROLL-03', 'CT-ALT-TROLL-04'], sign: figure('B.rampaging-troll') },
        { name: 'Grunt', cost: '1', text: 'discards all opponents’ adventurers in its room.', rules: ['CT-ALT-GRUNT-01'], sign: figure('B.grunt') },
        { name: 'Siren banshee', cost: '1', text: 'moves up to two steps; pulls an opponent’s hero in from next door.', rules: ['CT-ALT-SIREN-01', 'CT-ALT-SIREN-02'], sign: figure('B.siren-banshee') },
      ],
    },
  ],
};
