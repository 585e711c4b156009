// The verbs that stand on buttons, in the order in which they stand there.
import type { View } from '../../../generated/cave-pilot';
import { upgradePrint } from '../content';
import { kindOf, readOwned, type Spot, type Verb } from '../routes';
import { askedNow } from '../seats';
import { spotWords, type Speaker } from '../words';

export type VerbPrint = { readonly verb: Verb; readonly label: string; readonly key?: string; readonly primary?: boolean };

export const VERBS: readonly VerbPrint[] = [
  { verb: 'continue', label: 'Take the second part', key: 'g', primary: true },
  { verb: 'again', label: 'Roll again', key: 'g', primary: true },
  { verb: 'agree', label: 'Agree', key: 'g', primary: true },
  { verb: 'stay', label: 'Stay', key: 's' },
  { verb: 'hover', label: 'Hover', key: 's', primary: true },
  { verb: 'scrapyard', label: 'Scrapyard, 1 credit', key: 's' },
  { verb: 'extra-free', label: 'Fly another round', key: 'e' },
  { verb: 'extra-fuel', label: 'Fly another round, 1 fuel', key: 'e' },
  { verb: 'extra-tank', label: 'Fly another round, reserve tank', key: 'e' },
  { verb: 'extra-gyro', label: 'Fly another round, gyro' },
  { verb: 'explore', label: 'Explore', key: 'e' },
  { verb: 'buy-fuel', label: 'Fuel, 3', key: 'f' },
  { verb: 'buy-missile', label: 'Missile, 3', key: 'b' },
  { verb: 'trade', label: 'Offer a trade' },
  { verb: 'begin-refresh', label: 'Refresh the shop' },
  { verb: 'begin-fire', label: 'Fire' },
  { verb: 'begin-move', label: 'Fly' },
  { verb: 'begin-land', label: 'Land' },
  { verb: 'land', label: 'Land', key: 'd', primary: true },
  { verb: 'ignore', label: 'Ignore it and land', key: 'd' },
  { verb: 'stop', label: 'Stop here', key: 'd' },
  { verb: 'pass', label: 'Go on', key: 'd', primary: true },
  { verb: 'refuse', label: 'Refuse', key: 'd' },
  { verb: 'end-turn', label: 'End turn', key: 'd', primary: true },
  { verb: 'give-up', label: 'Give up' },
];

/** Where a question is about cards, those that answer it stand beside it too: mats may be out of sight. */
export function cardVerbs(pointing: { readonly lit: ReadonlyMap<Spot, unknown> }, view: View, speaker: Speaker): { readonly spot: Spot; readonly label: string }[] {
  const ask = askedNow(view)?.ask;
  if (ask === undefined || !['window', 'discard', 'remove', 'hits', 'aim'].includes(ask)) return [];
  return [...pointing.lit.keys()].filter((spot) => kindOf(spot) === 'card' || kindOf(spot) === 'slot').map((spot) => ({ spot, label: `${spotWords(spot, view, speaker)}${installed(spot, view)}` }));
}

/** What lies in a position: `, Faraday cage 3`. */
function installed(spot: Spot, view: View): string {
  if (kindOf(spot) !== 'slot') return '';
  const { seat, id } = readOwned(spot);
  const stack = view.players[seat]?.mat.find(({ slot }) => slot === id);
  return stack === undefined || stack.card === null ? '' : `: ${upgradePrint(stack.card).title}, ${stack.current}`;
}
