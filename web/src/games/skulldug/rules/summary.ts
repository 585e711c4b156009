// Skulldug! on one sheet.

import type { Summary } from '../../../rules/book';
import type { Shows } from './shows';

const token = (card: string): Shows => ({ draw: 'tokens', cards: [card] });

export const summary: Summary<Shows> = {
  goal: { text: 'End your own turn in the Cave Entrance with 3 treasures in hand. Every treasure is cursed while you hold it.', rules: ['SK-GOAL-01', 'SK-GOAL-02', 'SK-R-08'] },
  blocks: [
    {
      title: 'Your turn: 3 AP (Team: 2 each)',
      lines: [
        { name: 'Move', cost: '1', text: 'to a connected passage; a dark one is discovered at once.', rules: ['SK-MOVE-01', 'SK-TURN-01'] },
        { name: 'Dash', cost: '1', text: 'through a discovered passage without Hazards into another discovered one.', rules: ['SK-DASH-01', 'SK-DASH-02'] },
        { name: 'Pick Up', cost: '1', text: 'one item from your passage, traps too.', rules: ['SK-PICK-01', 'SK-CARD-05'] },
        { name: 'Drop', cost: '0', text: 'an item into a passage in your line of sight.', rules: ['SK-DROP-01'] },
        { name: 'Shove', cost: '1', text: 'another explorer next door, once a turn. They discover and face what is there.', rules: ['SK-SHOVE-01', 'SK-SHOVE-02', 'SK-SHOVE-04'] },
        { name: 'Throw', cost: '1', text: 'an item at an opponent in sight. They roll, you roll: equal or more hits for 1 Health and a random card.', rules: ['SK-THROW-01', 'SK-THROW-02', 'SK-THROW-03'] },
        { name: 'Destroy', cost: '1', text: 'an unoccupied passage yours faces, once a turn; never the entrance. Its cards go on top of their decks.', rules: ['SK-DEST-01', 'SK-DEST-03', 'SK-DEST-04', 'SK-DEST-05'] },
        { name: 'Shake off Dazed', cost: '2', text: 'on your own turn.', rules: ['SK-DAZE-03'] },
        { name: 'Card', cost: '*', text: 'Equipment costs what it prints; consumables are discarded for 0 AP.', rules: ['SK-TURN-06', 'SK-TURN-07'] },
        { text: 'No more than 5 items in hand when the turn ends.', rules: ['SK-TURN-05'] },
      ],
    },
    {
      title: 'Discovering',
      lines: [
        { text: 'Draw a tile. It must connect to where you come from, then to as many passages as possible.', rules: ['SK-DISC-01', 'SK-DISC-02', 'SK-DISC-03'] },
        { text: 'Draw a Hazard and a Fortune for each icon, face up.', rules: ['SK-DISC-05'], sign: { draw: 'icons' } },
        { text: 'Line of sight: straight on through open corridors; your own passage always.', rules: ['SK-LOS-01', 'SK-LOS-02', 'SK-LOS-03'] },
      ],
    },
    {
      title: 'Encounters',
      lines: [
        { text: 'Entering a passage with Hazards: face all of them, traps first. A monster beside you when your turn starts too.', rules: ['SK-ENC-01', 'SK-ENC-08', 'SK-ENC-09', 'SK-ENC-12'] },
        { name: 'Focus', cost: 'any', text: 'Before a roll each AP you spend adds 1.', rules: ['SK-FOCUS-01', 'SK-ENC-02'] },
        { name: 'Roll', text: 'the difficulty or more wins.', rules: ['SK-ENC-03'], sign: { draw: 'die', n: 5 } },
        { name: 'Victory', text: 'A monster is discarded, a trap is yours.', rules: ['SK-ENC-04', 'SK-ENC-05'] },
        { name: 'Defeat', text: 'Lose Health, suffer the card’s text; from a monster flee to where you came from this turn.', rules: ['SK-ENC-06', 'SK-ENC-07', 'SK-FLEE-01', 'SK-FLEE-02'] },
        { name: 'Dazed', text: 'No dash, and 1 less on every roll.', rules: ['SK-DAZE-02'] },
      ],
    },
    {
      title: 'Health and death',
      lines: [
        { text: '5 Health at most (Team 4). At 0 your whole hand falls where you are, and your turn is over.', rules: ['SK-HLTH-01', 'SK-HLTH-02', 'SK-HLTH-03', 'SK-TEAM-10'], sign: { draw: 'health', health: 1, most: 1 } },
        { text: 'On your next turn you are back in the entrance with full Health and a Fortune card (not in Team).', rules: ['SK-BACK-01', 'SK-BACK-02', 'SK-TEAM-11'] },
        { text: 'Before a turn you may resign: you die now and come back next turn.', rules: ['SK-RESIGN-01'] },
      ],
    },
    {
      title: 'Cards',
      lines: [
        { name: 'Treasure', text: '3 of them win; each has a curse.', rules: ['SK-CARD-03'], sign: token('hypnotic-opal') },
        { name: 'Equipment', text: 'works while in hand.', rules: ['SK-CARD-01'], sign: token('trusty-whip') },
        { name: 'Consumable', text: 'discarded for its effect.', rules: ['SK-CARD-02'], sign: token('flare-gun') },
        { name: 'Monster', text: 'stays in its passage until it is slain.', rules: ['SK-CARD-04'], sign: token('basilisk') },
        { name: 'Trap', text: 'hits whoever enters; can be picked up and dropped.', rules: ['SK-CARD-05', 'SK-CARD-06'], sign: token('bear-trap-1') },
        { text: 'Hands are face up. Hazards in the entrance are discarded at the end of each turn.', rules: ['SK-CARD-13', 'SK-CARD-10'] },
      ],
    },
    {
      title: 'Other modes',
      lines: [
        { name: 'Duel', text: 'The entrance lies in a corner, its L side up.', rules: ['SK-DUEL-01'] },
        { name: 'Team', text: 'Partners take their turn together. One in the entrance with 3 treasures wins, or both there with 3 between them.', rules: ['SK-TEAM-02', 'SK-TEAM-04', 'SK-TEAM-12'] },
        { name: 'Solo', text: 'One life. Each drawn treasure calls a ghost; after each turn a gem of Cave Health goes, and at 5 or fewer a roll above them brings the cave down.', rules: ['SK-SOLO-07', 'SK-SOLO-09', 'SK-GHOST-03'] },
        { name: 'Ghosts', text: 'hunt treasures, then you. A hit, a daze or a shove sends them back to the entrance.', rules: ['SK-GT-05', 'SK-GT-06', 'SK-GHOST-08', 'SK-GHOST-09'] },
      ],
    },
  ],
};
