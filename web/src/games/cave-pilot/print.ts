// Challenges and penalties as printed, taken apart for drawing and for reading aloud.

import * as printed from '$words/cp';
import * as said from '$words/pilot';

import type { Die, Property } from '../../generated/cave-pilot';

export type Challenge = { readonly left: readonly Property[]; readonly dice: readonly Die[]; readonly plus: number };

export type Penalty =
  | { readonly is: 'hits'; readonly on: Property | 'missile'; readonly n: number }
  | { readonly is: 'reputation'; readonly n: number }
  | { readonly is: 'cards'; readonly n: number }
  | { readonly is: 'shown'; readonly die: Die };

const LETTERS: Readonly<Record<string, Property>> = {
  SH: 'shields',
  PA: 'armor',
  SR: 'attack',
  MA: 'maneuver',
  PO: 'power',
  NC: 'navigation',
  BF: 'fuel',
};

export const SYMBOL_WORDS: Readonly<Record<Property | 'missile', string>> = {
  ...printed.property,
  missile: printed.part.missiles,
};

/** Letters of properties written out: `SH` is shields. */
export function spelled(text: string): string {
  return text
    .replace(/\b[A-Z]{2}\b/g, (letters) => (LETTERS[letters] === undefined ? letters : SYMBOL_WORDS[LETTERS[letters]]))
    .replace(/\b(RANGED|WIND)\b/g, (word) => word.toLowerCase())
    .replaceAll('<=', 'at most');
}

/** `SH+SR > Y+O+1`. */
export function readChallenge(text: string): Challenge {
  const [left = '', right = ''] = text.split(' > ');
  const terms = right.split('+');
  return {
    left: left.split('+').flatMap((letters) => LETTERS[letters] ?? []),
    dice: terms.flatMap((term): Die[] => (term === 'Y' ? ['yellow'] : term === 'O' ? ['orange'] : [])),
    plus: terms.reduce((sum, term) => sum + (/^\d+$/.test(term) ? Number(term) : 0), 0),
  };
}

/** `SH 1, XCARD 2`. */
export function readPenalty(text: string): Penalty[] {
  return text.split(', ').flatMap((term): Penalty[] => {
    const shown = /^DV\(([YO])\)$/.exec(term);
    if (shown !== null) return [{ is: 'shown', die: shown[1] === 'Y' ? 'yellow' : 'orange' }];
    const [what = '', number = ''] = term.split(' ');
    const n = Number(number);
    if (what === 'REP') return [{ is: 'reputation', n }];
    if (what === 'XCARD') return [{ is: 'cards', n }];
    if (what === 'MI') return [{ is: 'hits', on: 'missile', n }];
    const on = LETTERS[what];
    return on === undefined ? [] : [{ is: 'hits', on, n }];
  });
}

/** `shields and short range attack must beat the yellow and the orange die plus 1`. */
export function challengeWords({ left, dice, plus }: Challenge): string {
  const right = [...dice.map((die) => said.die[die]), ...(plus > 0 ? [String(plus)] : [])];
  return said.mustBeat({ left: summed(left.map((symbol) => SYMBOL_WORDS[symbol])), right: summed(right) });
}

function summed(terms: readonly string[]): string {
  return terms.reduce((first, second) => said.plus({ first, second }));
}

export function penaltyWords(penalties: readonly Penalty[]): string {
  if (penalties.length === 0) return said.noDamage;
  return penalties.map(onePenalty).join(', ');
}

function onePenalty(penalty: Penalty): string {
  switch (penalty.is) {
    case 'hits':
      return said.hitsOn({ n: penalty.n, symbol: SYMBOL_WORDS[penalty.on] });
    case 'reputation':
      return said.reputationLost({ n: penalty.n });
    case 'cards':
      return said.cardsLost({ n: penalty.n });
    case 'shown':
      return said.hitsShown[penalty.die];
  }
}

/** What a die shows, each face equally likely. */
const FACES: Readonly<Record<Die, readonly number[]>> = { yellow: [0, 1, 2, 3, 4, 5], orange: [1, 2, 3, 4, 5, 6] };

/** In how many of a hundred rolls `left` beats the dice and `plus`. A right side below nothing is always beaten. */
export function passOdds(left: number, dice: readonly Die[], plus: number): number {
  let sums = [0];
  for (const die of dice) sums = sums.flatMap((sum) => FACES[die].map((face) => sum + face));
  const passed = sums.filter((sum) => sum + plus < 0 || left > sum + plus).length;
  return Math.round((100 * passed) / sums.length);
}
