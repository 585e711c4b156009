// Planes, places and choices in words, for hover cards and screen readers.
import type { CaveNow, Odds, Player, Property, View } from '../../generated/cave-pilot';
import type { Seat } from '../../generated/protocol';
import type { Offer } from './choose';
import { cavePrint, explorationPrint, readHeld, upgradePrint, type CavePrint } from './content';
import { readSpot } from './flight/geometry';
import { challengeWords, passOdds, penaltyWords, SYMBOL_WORDS } from './print';
import { idOf, kindOf, readOwned, type Spot } from './routes';
import { seatOf } from './seats';

/** Who speaks of whom: names by seat, and whose eyes. */
export type Speaker = { readonly names: readonly string[]; readonly me: Seat | null };

export const PROPERTIES: readonly Property[] = ['shields', 'armor', 'attack', 'maneuver', 'power', 'navigation', 'fuel'];

export function nameOf(seat: Seat, { names, me }: Speaker): string {
  return seat === me ? 'You' : (names[seat] ?? `Seat ${seat + 1}`);
}

export function whose(seat: Seat, speaker: Speaker): string {
  return seat === speaker.me ? 'your' : `${nameOf(seat, speaker)}'s`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function listed(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** `ceiling 3`, `entrance`. */
export function placeWords(place: string): string {
  const at = readSpot(place);
  if (at !== null) return `${at.row === 0 ? 'ceiling' : 'floor'} ${at.column}`;
  return place === 'outside' ? 'in front of the cave' : place;
}

/** `shields1` is the first position for shields. */
export function slotWords(slot: string): string {
  const [, type = '', n = '1'] = /^([a-z]+)(\d)$/.exec(slot) ?? [];
  const words = SYMBOL_WORDS[type as Property] ?? type;
  return type === 'armor' || type === 'navigation' ? words : `${words} ${n}`;
}

export function percent({ ways, of }: Odds): number {
  return Math.round((100 * ways) / of);
}

/** In how many of a hundred rolls this plane would pass each part of a card now. */
export function chancesOf(print: CavePrint, player: Player, now?: CaveNow): number[] {
  return print.parts.map(({ challenge }, part) => {
    const left = challenge.left.reduce((sum, property) => sum + (player.values[PROPERTIES.indexOf(property)] ?? 0), 0);
    const cubes = now?.hits[print.special === 'two-part' && part === 1 ? 1 : 0] ?? 0;
    return passOdds(left, challenge.dice, challenge.plus + (now?.adds ?? 0) - cubes);
  });
}

/** What is printed, sentence after sentence. */
export function caveSentences(print: CavePrint): string[] {
  const parts = print.parts.map(({ name, challenge, reputation, penalty }) => {
    const head = name === '' ? '' : `${capital(name)}: `;
    return `${head}${capital(challengeWords(challenge))}. Passed: ${reputation} Reputation. Failed: ${print.special === 'wind' ? 'blown back' : penaltyWords(penalty)}.`;
  });
  return [...parts, ...specials(print)];
}

function specials({ actions, special, range, shape, adds, upgrade, explore }: CavePrint): string[] {
  const reach = shape === 'row' ? `${range} along its row` : shape === 'ahead' ? `${range} ahead` : shape === 'behind' ? `${range} behind` : `${range} all around`;
  return [
    actions > 1 ? `Taken ${actions} times.` : '',
    special === 'ranged' ? `Attacks planes in range: ${reach}.` : '',
    special === 'wind' ? `The yellow die chooses the line: 0 or 2 the upper one. Passed: blown ${range} on; failed: ${range} back.` : '',
    special === 'two-part' ? 'Two parts, one after the other; who passes the first may ignore the second and land.' : '',
    special === 'ooze' ? `Once entered, cards in range (${reach}) are ${adds} harder for a while.` : '',
    special === 'aura' ? `Cards in range (${reach}) are ${adds} harder.` : '',
    upgrade ? 'Upgrade mark: land here to trade in the shop.' : '',
    explore ? 'Exploration mark: land here to explore.' : '',
  ].filter((sentence) => sentence !== '');
}

/** A cell for those who cannot see it. */
export function cellWords(at: string, view: View, speaker: Speaker): string {
  const here = view.caves.find((cave) => cave.at === at);
  const planes = view.players.flatMap(({ place }, seat) => (place === at ? [`${whose(seat, speaker)} plane`] : []));
  if (here === undefined) return `${capital(placeWords(at))}, empty.`;
  const print = cavePrint(here.card);
  const cubes = here.hits[0] + here.hits[1];
  const reach = view.reachable.find((one) => one.at === at);
  return [
    `${print.title}, ${placeWords(at)}, ${print.colour}.`,
    ...caveSentences(print),
    cubes > 0 ? `${cubes} red ${cubes === 1 ? 'cube' : 'cubes'}.` : '',
    here.adds > 0 ? `${here.adds} harder now.` : '',
    here.cleared ? 'Cleared.' : '',
    here.flooded ? 'Under water.' : '',
    planes.length > 0 ? `There: ${listed(planes)}.` : '',
    reach !== undefined && reach.handles ? `Chance to pass: ${reach.odds.map((odds) => `${percent(odds)} percent`).join(', ')}.` : '',
  ].filter((sentence) => sentence !== '').join(' ');
}

/** A line in the small chooser. */
export function offerWords(offer: Offer, words: readonly string[], view: View, speaker: Speaker): string {
  return offer.offer === 'act' ? (words[offer.index] ?? '') : spotWords(offer.spot, view, speaker);
}

export function spotWords(spot: Spot, view: View, speaker: Speaker): string {
  const id = idOf(spot);
  switch (kindOf(spot)) {
    case 'cell': {
      const here = view.caves.find((cave) => cave.at === id);
      return here === undefined ? capital(placeWords(id)) : `${cavePrint(here.card).title} (${id})`;
    }
    case 'gate':
      return capital(id);
    case 'plane':
      return capital(`${whose(seatOf(id), speaker)} plane`);
    case 'hand':
      return cavePrint(id).title;
    case 'shop': {
      const card = view.shop[id.startsWith('A') ? 0 : 1].cards[Number(id.slice(1)) - 1];
      return card === undefined ? `Shop ${id}` : upgradePrint(card).title;
    }
    case 'row':
      return `Row ${id}`;
    case 'slot':
      return capital(slotWords(readOwned(spot).id));
    case 'card':
      return explorationPrint(readHeld(readOwned(spot).id).card).title;
    case 'stock':
      return id === 'fuel' ? 'Booster fuel' : 'Missile';
    case 'pick':
      return pickWords(id, speaker);
    default:
      return capital(id.replaceAll('-', ' '));
  }
}

/** `B shields`, `B forward`, `orange`, `give shields1`. */
function pickWords(id: string, speaker: Speaker): string {
  const [first = '', second] = id.split(' ');
  if (second === undefined) return first === 'yellow' || first === 'orange' ? `The ${first} die` : capital(SYMBOL_WORDS[first as Property] ?? first);
  if (first === 'trade') return capital(nameOf(seatOf(id.slice(-1)), speaker));
  if (first === 'give' || first === 'take') return `${capital(first)} ${itemWords(second)}`;
  return `${capital(whose(seatOf(first), speaker))} ${SYMBOL_WORDS[second as Property] ?? `plane ${second}`}`;
}

export function itemWords(item: string): string {
  if (item === 'nothing') return item;
  return item.includes('/') ? explorationPrint(readHeld(item).card).title : slotWords(item);
}

/** How a plane stands, in a sentence. */
export function playerSentence(player: Player, name: string): string {
  const values = PROPERTIES.map((property, i) => `${SYMBOL_WORDS[property]} ${player.values[i]}`).join(', ');
  return `${name}: ${player.reputation} Reputation, ${player.credits} credits, ${player.missiles} missiles, ${values}; ${placeWords(player.place)}.`;
}
