// The verbs that stand on buttons, in the order in which they stand there. Their words are `said.verb`.
import * as said from '$words/pilot';

import type { View } from '../../../generated/cave-pilot';
import { upgradePrint } from '../content';
import { kindOf, readOwned, type Spot, type Verb } from '../routes';
import { askedNow } from '../seats';
import { spotWords, type Speaker } from '../words';

export type VerbPrint = { readonly verb: Verb; readonly key?: string; readonly primary?: boolean };

export const VERBS: readonly VerbPrint[] = [
  { verb: 'continue', key: 'g', primary: true },
  { verb: 'again', key: 'g', primary: true },
  { verb: 'agree', key: 'g', primary: true },
  { verb: 'stay', key: 's' },
  { verb: 'hover', key: 's', primary: true },
  { verb: 'scrapyard', key: 's' },
  { verb: 'extra-free', key: 'e' },
  { verb: 'extra-fuel', key: 'e' },
  { verb: 'extra-tank', key: 'e' },
  { verb: 'extra-gyro' },
  { verb: 'explore', key: 'e' },
  { verb: 'buy-fuel', key: 'f' },
  { verb: 'buy-missile', key: 'b' },
  { verb: 'trade' },
  { verb: 'begin-refresh' },
  { verb: 'begin-fire' },
  { verb: 'begin-move' },
  { verb: 'begin-land' },
  { verb: 'land', key: 'd', primary: true },
  { verb: 'ignore', key: 'd' },
  { verb: 'stop', key: 'd' },
  { verb: 'pass', key: 'd', primary: true },
  { verb: 'refuse', key: 'd' },
  { verb: 'end-turn', key: 'd', primary: true },
  { verb: 'give-up' },
];

/** Where a question is about cards, those that answer it stand beside it too: mats may be out of sight. */
export function cardVerbs(
  pointing: { readonly lit: ReadonlyMap<Spot, unknown> },
  view: View,
  speaker: Speaker,
): { readonly spot: Spot; readonly label: string }[] {
  const ask = askedNow(view)?.ask;
  if (ask === undefined || !['window', 'discard', 'remove', 'hits', 'aim'].includes(ask)) return [];
  return [...pointing.lit.keys()]
    .filter((spot) => kindOf(spot) === 'card' || kindOf(spot) === 'slot')
    .map((spot) => ({ spot, label: labelOf(spot, view, speaker) }));
}

/** A position with what lies in it: `Shields 1: Faraday cage, 3`. */
function labelOf(spot: Spot, view: View, speaker: Speaker): string {
  const words = spotWords(spot, view, speaker);
  if (kindOf(spot) !== 'slot') return words;
  const { seat, id } = readOwned(spot);
  const stack = view.players[seat]?.mat.find(({ slot }) => slot === id);
  return stack === undefined || stack.card === null
    ? words
    : said.slotHolds({ slot: words, title: upgradePrint(stack.card).title, value: stack.current });
}
