// Planes, places and choices in words, for hover cards and screen readers.
import * as said from '$words/pilot';

import { breaker } from '../breaks';
import type { CaveNow, Odds, Player, Property, View } from '../../generated/cave-pilot';
import type { Seat } from '../../generated/protocol';
import type { Offer } from './choose';
import { cavePrint, explorationPrint, readHeld, upgradePrint, type CavePrint } from './content';
import { readSpot } from './board/geometry';
import { challengeWords, passOdds, penaltyWords, SYMBOL_WORDS } from './print';
import { idOf, kindOf, readOwned, type Spot, type Verb } from './routes';
import { seatOf } from './seats';

/** Who speaks of whom: names by seat, and whose eyes. */
export type Speaker = { readonly names: readonly string[]; readonly me: Seat | null };

export const PROPERTIES: readonly Property[] = [
  'shields',
  'armor',
  'attack',
  'maneuver',
  'power',
  'navigation',
  'fuel',
];

export function nameOf(seat: Seat, { names, me }: Speaker): string {
  return seat === me ? said.you : (names[seat] ?? said.seat({ n: seat + 1 }));
}

/** Somebody of whom a sentence speaks, who may be the reader. */
export function whoOf(seat: Seat, speaker: Speaker): { name: string; you: boolean } {
  return { name: nameOf(seat, speaker), you: seat === speaker.me };
}

/** `your plane`, `Anna's plane`. */
export function planeWords(seat: Seat, speaker: Speaker): string {
  return said.planeOf({ who: whoOf(seat, speaker) });
}

/** The planes at a place. */
export function planesAt(at: string, view: View, speaker: Speaker): string[] {
  return view.players.flatMap(({ place }, seat) => (place === at ? [planeWords(seat, speaker)] : []));
}

/** A name for a narrow card: its long words may be broken. */
export const soft = breaker(said.breaks);

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function listed(items: readonly string[], joined = said.and): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : joined({ first: items.slice(0, -1).join(', '), last });
}

/** `ceiling 3`, `entrance`. */
export function placeWords(place: string): string {
  const at = readSpot(place);
  if (at !== null) return at.row === 0 ? said.ceiling({ column: at.column }) : said.floor({ column: at.column });
  // The wire's other places are these four.
  return said.place[place as keyof typeof said.place];
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
    const told = {
      challenge: capital(challengeWords(challenge)),
      reputation,
      penalty: print.special === 'wind' ? said.blownBack : penaltyWords(penalty),
    };
    return name === '' ? said.part(told) : said.partNamed({ ...told, part: capital(name) });
  });
  return [...parts, ...specials(print)];
}

function specials({ actions, special, range, shape, adds, upgrade, explore }: CavePrint): string[] {
  const reach = said.reach[shape ?? 'all']({ range: range ?? 0 });
  return [
    actions > 1 ? said.takenTimes({ n: actions }) : '',
    special === 'ranged' ? said.attacksInRange({ reach }) : '',
    special === 'wind' ? said.wind({ range: range ?? 0 }) : '',
    special === 'two-part' ? said.twoParts : '',
    special === 'ooze' ? said.ooze({ reach, adds: adds ?? 0 }) : '',
    special === 'aura' ? said.aura({ reach, adds: adds ?? 0 }) : '',
    upgrade ? said.upgradeMark : '',
    explore ? said.exploreMark : '',
  ].filter((sentence) => sentence !== '');
}

/** A cell for those who cannot see it. */
export function cellWords(at: string, view: View, speaker: Speaker): string {
  const here = view.caves.find((cave) => cave.at === at);
  const planes = planesAt(at, view, speaker);
  if (here === undefined) return said.empty({ place: capital(placeWords(at)) });
  const print = cavePrint(here.card);
  const cubes = here.hits[0] + here.hits[1];
  const reach = view.reachable.find((one) => one.at === at);
  return [
    said.caveAt({ title: print.title, place: placeWords(at), colour: said.colour[print.colour] }),
    view.setup.mode === 'purge' && print.faction === 'brood' ? said.brood : '',
    ...caveSentences(print),
    cubes > 0 ? said.redCubes({ n: cubes }) : '',
    here.adds > 0 ? said.harderNow({ n: here.adds }) : '',
    here.cleared ? said.cleared : '',
    here.flooded ? said.flooded : '',
    planes.length > 0 ? said.there({ planes: listed(planes) }) : '',
    reach !== undefined && reach.handles
      ? said.chanceToPass({ chances: reach.odds.map((odds) => said.percentSpoken({ n: percent(odds) })).join(', ') })
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
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
      return here === undefined
        ? capital(placeWords(id))
        : said.namedAt({ title: cavePrint(here.card).title, spot: id });
    }
    case 'gate':
      return capital(placeWords(id));
    case 'plane':
      return capital(planeWords(seatOf(id), speaker));
    case 'hand':
      return cavePrint(id).title;
    case 'shop': {
      const card = view.shop[id.startsWith('A') ? 0 : 1].cards[Number(id.slice(1)) - 1];
      return card === undefined ? said.shelf({ shelf: id }) : upgradePrint(card).title;
    }
    case 'row':
      return said.row({ row: id });
    case 'slot':
      return capital(slotWords(readOwned(spot).id));
    case 'card':
      return explorationPrint(readHeld(readOwned(spot).id).card).title;
    case 'stock':
      return id === 'fuel' ? said.stock.fuel : said.stock.missile;
    case 'pick':
      return pickWords(id, speaker);
    default:
      // What is left are the verbs.
      return said.verb[id as Verb];
  }
}

/** `B shields`, `B forward`, `orange`, `give shields1`. */
function pickWords(id: string, speaker: Speaker): string {
  const [first = '', second] = id.split(' ');
  if (second === undefined)
    return first === 'yellow' || first === 'orange'
      ? said.theDie[first]
      : capital(SYMBOL_WORDS[first as Property] ?? first);
  if (first === 'trade') return capital(nameOf(seatOf(id.slice(-1)), speaker));
  if (first === 'give') return said.give({ item: itemWords(second) });
  if (first === 'take') return said.take({ item: itemWords(second) });
  const who = whoOf(seatOf(first), speaker);
  if (second === 'forward' || second === 'backward') return said.pushed[second]({ who });
  return said.propertyOf({ who, property: SYMBOL_WORDS[second as Property] ?? second });
}

export function itemWords(item: string): string {
  if (item === 'nothing') return said.nothing;
  return item.includes('/') ? explorationPrint(readHeld(item).card).title : slotWords(item);
}

/** How a plane stands, in a sentence. */
export function playerSentence(player: Player, name: string): string {
  const values = PROPERTIES.map((property, i) => `${SYMBOL_WORDS[property]} ${player.values[i]}`).join(', ');
  return said.playerSentence({
    name,
    reputation: player.reputation,
    credits: player.credits,
    missiles: player.missiles,
    values,
    place: placeWords(player.place),
  });
}
