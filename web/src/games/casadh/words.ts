// Places, people and things in words, for closer looks and screen readers.
import type { Seat } from '../../generated/protocol';
import { startingWith } from '../../board/choose';
import type { Choice, Offer } from './choose';
import { hexPrint, itemPrint, placeOf, sideNumber } from './content';
import { bearing, compass } from './map/hexes';
import { sidesOf } from './map/tile';
import { chanceWords } from './panel/chances';
import { spaceOf, type Spot } from './routes';
import { CAMP, hexAt, seatsAt } from './table';
import type { Hazard, HexNow, Item, Node, Seen, Side, Space, View } from '../../generated/casadh';

/** Who speaks of whom: names by seat, and whose eyes. */
export type Speaker = { readonly names: readonly string[]; readonly me: Seat | null };

export function nameOf(seat: Seat, { names, me }: Speaker): string {
  return seat === me ? 'You' : (names[seat] ?? `Seat ${seat + 1}`);
}

export function whose(seat: Seat, speaker: Speaker): string {
  return seat === speaker.me ? 'your' : `${nameOf(seat, speaker)}'s`;
}

const HAZARD_WORDS: Record<Hazard, string> = { methane: 'Methane', bats: 'Bats', tremors: 'Tremors', grue: 'Grues' };

export function hazardWords(hazard: Hazard): string {
  return HAZARD_WORDS[hazard];
}

/** `Great Hall, 2 east of Base Camp`. */
export function placeWords(at: Space, view: View): string {
  const hex = hexAt(view, at);
  const where = bearing(placeOf(at));
  if (at === CAMP) return hex?.collapsed ? 'Base Camp, collapsed' : 'Base Camp';
  if (hex === undefined) return `Unexplored, ${where}`;
  return `${hex.collapsed ? 'Rubble of ' : ''}${hexPrint(hex.hex).name}, ${where}`;
}

/** What is to be known about a hex, one sentence after the other. */
export function hexSentences(at: Space, view: View, speaker: Speaker): string[] {
  const hex = hexAt(view, at);
  if (hex === undefined) return ['Nobody has been there yet.', riskWords(view)].filter((sentence) => sentence !== '');
  if (hex.collapsed) return ['Rubble: nothing gets through for the rest of the game.'];
  const print = hexPrint(hex.hex);
  const people = seatsAt(view, at).map((seat) => `${nameOf(seat, speaker)} in passageway ${view.players[seat]?.node ?? ''}`);
  const fuses = view.fuses.filter((fuse) => fuse.at === at);
  return [
    print.level > 0 ? `Level ${print.level}.` : 'Whoever ends a turn here loses all misfortunes, and may leave from here.',
    passagesWords(hex),
    ...print.slopes.map(([upper, lower]) => `A slope leads from ${upper} down to ${lower}.`),
    print.marker === null ? '' : `The location marker is in ${print.marker}.`,
    print.water === null ? '' : `Water in ${print.water}.`,
    ...print.symbols.map(({ hazard, at: node }) => symbolWords(hex, hazard, node)),
    hex.grue === null ? '' : `A Grue lurks in ${hex.grue}.`,
    ...fuses.map(({ owner, slots_left }) => `${capital(whose(owner, speaker))} dynamite goes off ${fuseWords(slots_left)}.`),
    people.length > 0 ? `There: ${listed(people)}.` : '',
    hex.items.length > 0 ? `Items: ${listed(hex.items.map(itemWords))}.` : '',
    hex.treasures > 0 ? pileWords(hex, speaker) : '',
  ].filter((sentence) => sentence !== '');
}

/** What could break out behind the next step into the dark. */
export function riskWords(view: View): string {
  const risks = view.track.filter(({ sixths_next }) => sixths_next > 0).map(({ hazard, sixths_next }) => `${hazard === 'grue' ? 'Grues' : hazard} ${chanceWords(sixths_next)}`);
  return risks.length === 0 || view.pile === 0 ? '' : `If the hex shows its symbol, a hazard breaks out: ${listed(risks)}.`;
}

export function passagesWords(hex: Pick<HexNow, 'hex' | 'rotation' | 'sides'>): string {
  const nodes = [...new Set(hex.sides)].sort();
  if (nodes.length === 1) return 'One cave with ways to all sides.';
  const each = nodes.map((node) => `${node} ${listed(sidesOf(hexPrint(hex.hex), hex.rotation, node).map(compass))}`);
  return `Passageways: ${each.join('; ')}.`;
}

export function pileWords({ treasures, seen }: Pick<HexNow, 'treasures' | 'seen'>, speaker: Speaker): string {
  const count = several(treasures, 'face-down treasure');
  return seen === null ? `${count}.` : `${count}. ${seenWords(seen, speaker)}`;
}

/** `You saw 7, 4 and 1; since then Ben took 1.` */
export function seenWords(seen: Seen, speaker: Speaker): string {
  const since = [
    ...seen.taken.map(({ seat, count }) => `${nameOf(seat, speaker)} took ${count}`),
    ...(seen.gone > 0 ? [`${seen.gone} can no longer be followed`] : []),
  ];
  return `You saw ${listed(seen.values.map(String))}${since.length > 0 ? `; since then ${listed(since)}` : ''}.`;
}

/** Tokens that I saw and that are in several hands now: `7 and 4 are with Ben or Cleo.` */
export function lotWords({ values, taken, gone }: Seen, speaker: Speaker): string {
  const holders = [...taken.map(({ seat }) => nameOf(seat, speaker)), ...(gone > 0 ? ['back in the bag'] : [])];
  return `${listed(values.map(String))}: with ${listed(holders, 'or')}.`;
}

export function fuseWords(slots: number): string {
  return slots <= 1 ? 'when the next turn begins' : `in ${slots} turns`;
}

export function itemWords(item: Item): string {
  return itemPrint(item).name.toLowerCase();
}

/** `rope and helmet`, from a set as the rules write it. */
export function setWords(set: string): string {
  return listed(set.split('+').map((item) => itemWords(item as Item)));
}

/** What could be done with a spot, for its closer look. */
export function mayDo(choice: Choice, spot: Spot, words: readonly string[]): string[] {
  const lines = startingWith(choice, spot).map((index) => words[index] ?? '');
  return lines.length > 5 ? [...lines.slice(0, 4), `and ${lines.length - 4} more.`] : lines;
}

/** A line in the small chooser. */
export function offerWords(offer: Offer, words: readonly string[], view: View, speaker: Speaker): string {
  return offer.offer === 'act' ? (words[offer.index] ?? '') : spotWords(offer.spot, view, speaker);
}

export function spotWords(spot: Spot, view: View, speaker: Speaker): string {
  const [what = '', rest = ''] = spot.split(':');
  const at = spaceOf(spot, view);
  switch (what) {
    case 'space':
      return placeWords(rest, view);
    case 'pawn':
      return capital(`${whose(Number(rest), speaker)} spelunker`);
    case 'grue':
      return `The Grue in ${placeWords(rest, view)}`;
    case 'slope':
      return `The slope to passageway ${rest.split('>')[1] ?? ''}`;
    case 'pile':
      return `The treasures in ${placeWords(at ?? '', view)}`;
    case 'items':
      return `The items in ${placeWords(at ?? '', view)}`;
    case 'fuse':
      return capital(`${whose(Number(rest.split('@')[1]), speaker)} dynamite`);
    case 'item':
      return itemPrint(rest as Item).name;
    case 'set':
      return capital(setWords(rest));
    case 'token':
      return `Treasure of ${rest}`;
    case 'verb':
      return VERB_WORDS[rest] ?? capital(rest.replace('-', ' '));
    default:
      return spot;
  }
}

const VERB_WORDS: Record<string, string> = { take: 'Items', deploy: 'Dynamite', defuse: 'Dynamite', leave: 'Leave the caves', medkit: 'Medkit', eat: 'Eat' };

export function sideWords(side: Side): string {
  return compass(sideNumber(side));
}

export function several(n: number, one: string): string {
  return n === 1 ? `1 ${one}` : `${n} ${one}s`;
}

export function listed(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function symbolWords(hex: HexNow, hazard: Hazard, node: Node): string {
  if (hazard === 'grue') return `Grue symbol in ${node}.`;
  return hex.tokens.includes(hazard) ? `${hazardWords(hazard)} broke out: entering costs 1 health.` : `${hazardWords(hazard)} symbol in ${node}.`;
}
