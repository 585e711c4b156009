// Ready agreements for Cave Pilot 55.

import type { Deck, Mode, Setup } from '../../../generated/cave-pilot';
import type { Agreements, Preset } from '../../presets';
import { deckFor } from './setups';

const by = (players: number, mode: Mode, deck: Deck = deckFor(mode, null)): Setup => ({ mode, players, deck, house: [] });

const PRESETS: Preset<Setup>[] = [
  { id: 'usual', name: 'Standard flight', text: 'Twelve gentle caves, everybody for himself. What most tables play.', players: [2, 3, 4], bots: 'steady', setup: (players) => by(players, 'competitive') },
  { id: 'first', name: 'First flight', text: 'Ten caves made for learning, no treacherous cards, novice bots.', players: [2, 3, 4], bots: 'novice', setup: (players) => by(players, 'tutorial') },
  { id: 'quick', name: 'Short hop', text: 'Eight caves in half an hour.', players: [2, 3], bots: 'steady', setup: (players) => by(players, 'competitive', { deck: 'preset', preset: 'easy', cards: 8 }) },
  { id: 'together', name: 'Together', text: 'Night mail: nobody wins unless every plane brings its mail out.', players: [2, 3, 4], bots: 'strong', setup: (players) => by(players, 'night-mail') },
  { id: 'alone', name: 'Alone', text: 'One plane, sixteen caves, and a title for how well you did.', players: [1], bots: 'steady', setup: (players) => by(players, 'solo') },
  { id: 'inferno', name: 'Inferno', text: 'Sixteen orange and red caves and strong bots. For aces.', players: [2, 3, 4], bots: 'strong', setup: (players) => by(players, 'competitive', { deck: 'preset', preset: 'inferno', cards: 16 }) },
];

export const agreements: Agreements<Setup> = {
  presets: PRESETS,
  agreed: (setup, nameOf) => [nameOf('mode', setup.mode), ...deckWords(setup.deck, nameOf), ...setup.house.map((rule) => nameOf('house', rule))],
};

function deckWords(deck: Deck, nameOf: (group: string, id: string) => string): string[] {
  switch (deck.deck) {
    case 'preset':
      return [`${nameOf('deck', deck.preset)} caves`, `${deck.cards} of them`];
    case 'custom':
      return [`${deck.caves.length} chosen caves`];
    case 'solo':
      return [`${nameOf('solo', deck.length)} length`];
    case 'printed':
      return [];
  }
}
