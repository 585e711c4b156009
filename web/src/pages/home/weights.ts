// How much there is to learn and to think about in a game, in a word and in a sentence.

import * as said from '$words/home';

interface Weight {
  word: string;
  meaning: string;
}

const WEIGHTS: Record<number, Weight> = {
  1: { word: said.weightWord['1'], meaning: said.weightMeaning['1'] },
  2: { word: said.weightWord['2'], meaning: said.weightMeaning['2'] },
  3: { word: said.weightWord['3'], meaning: said.weightMeaning['3'] },
  4: { word: said.weightWord['4'], meaning: said.weightMeaning['4'] },
  5: { word: said.weightWord['5'], meaning: said.weightMeaning['5'] },
};

export const HEAVIEST = 5;

/** The word and the sentence for a weight from 1 to 5; the nearest one for any other number. */
export function weightOf(weight: number): Weight {
  const nearest = Math.min(HEAVIEST, Math.max(1, Math.round(weight)));
  return WEIGHTS[nearest] ?? { word: '', meaning: '' };
}
