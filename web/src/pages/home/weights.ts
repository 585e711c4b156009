// How much there is to learn and to think about in a game, in a word and in a sentence.

interface Weight {
  word: string;
  meaning: string;
}

const WEIGHTS: Record<number, Weight> = {
  1: { word: 'Very light', meaning: 'Explained in a minute.' },
  2: { word: 'Light', meaning: 'Explained in five minutes; you play well in your second game.' },
  3: { word: 'Medium', meaning: 'Explained in ten minutes; a game or two until you know the cards.' },
  4: { word: 'Demanding', meaning: 'A first game to learn it; plans pay off.' },
  5: { word: 'Heavy', meaning: 'An evening with the rulebook.' },
};

export const HEAVIEST = 5;

/** The word and the sentence for a weight from 1 to 5; the nearest one for any other number. */
export function weightOf(weight: number): Weight {
  const nearest = Math.min(HEAVIEST, Math.max(1, Math.round(weight)));
  return WEIGHTS[nearest] ?? { word: '', meaning: '' };
}
