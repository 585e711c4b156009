// Ready agreements for Cave Pilot 55.

import * as said from '$words/pilotsetup';

import type { Deck, Mode, Setup } from '../../../generated/cave-pilot';
import type { Agreements, Preset } from '../../presets';
import { deckFor } from './setups';

const by = (players: number, mode: Mode, deck: Deck = deckFor(mode, null)): Setup => ({
  mode,
  players,
  deck,
  house: [],
});

const named = (id: keyof typeof said.preset) => ({ id, name: said.preset[id], text: said.presetText[id] });

const PRESETS: Preset<Setup>[] = [
  { ...named('usual'), players: [2, 3, 4], bots: 'steady', setup: (players) => by(players, 'competitive') },
  { ...named('first'), players: [2, 3, 4], bots: 'novice', setup: (players) => by(players, 'tutorial') },
  {
    ...named('quick'),
    players: [2, 3],
    bots: 'steady',
    setup: (players) => by(players, 'competitive', { deck: 'preset', preset: 'easy', cards: 8 }),
  },
  { ...named('together'), players: [2, 3, 4], bots: 'strong', setup: (players) => by(players, 'night-mail') },
  { ...named('alone'), players: [1], bots: 'steady', setup: (players) => by(players, 'solo') },
  {
    ...named('inferno'),
    players: [2, 3, 4],
    bots: 'strong',
    setup: (players) => by(players, 'competitive', { deck: 'preset', preset: 'inferno', cards: 16 }),
  },
];

export const agreements: Agreements<Setup> = {
  presets: PRESETS,
  agreed: (setup, nameOf) => [
    nameOf('mode', setup.mode),
    ...deckWords(setup.deck, nameOf),
    ...setup.house.map((rule) => nameOf('house', rule)),
  ],
};

function deckWords(deck: Deck, nameOf: (group: string, id: string) => string): string[] {
  switch (deck.deck) {
    case 'preset':
      return [said.deckCaves({ deck: nameOf('deck', deck.preset) }), said.deckCount({ n: deck.cards })];
    case 'custom':
      return [said.deckChosen({ n: deck.caves.length })];
    case 'solo':
      return [said.deckLength({ length: nameOf('solo', deck.length) })];
    case 'printed':
      return [];
  }
}
