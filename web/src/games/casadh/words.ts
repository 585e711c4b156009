// Places, people and things in words, for closer looks and screen readers.
import * as said from '$words/casadh';
import * as names from '$words/cc';

import type { Seat } from '../../generated/protocol';
import { startingWith } from '../../board/choose';
import type { Choice, Offer } from './choose';
import { hexPrint, itemPrint, placeOf, sideNumber } from './content';
import { bearing, compass } from './map/hexes';
import { sidesOf } from './map/tile';
import { chanceWords } from './panel/chances';
import { spaceOf, type Spot, type Verb } from './routes';
import { CAMP, hexAt, seatsAt } from './table';
import type { Hazard, HexNow, Item, Node, Seen, Side, Space, View } from '../../generated/casadh';

/** Who speaks of whom: names by seat, and whose eyes. */
export type Speaker = { readonly names: readonly string[]; readonly me: Seat | null };

/** A person as the sentences take them. */
export function person(seat: Seat, speaker: Speaker): { name: string; you: boolean } {
  return { name: speaker.names[seat] ?? said.seat({ n: seat + 1 }), you: seat === speaker.me };
}

export function nameOf(seat: Seat, speaker: Speaker): string {
  const { name, you } = person(seat, speaker);
  return you ? said.you : name;
}

export function hazardWords(hazard: Hazard): string {
  return capital(names.hazard[hazard]);
}

/** `Great Hall, 2 east of Base Camp`. */
export function placeWords(at: Space, view: View): string {
  const hex = hexAt(view, at);
  const where = bearing(placeOf(at));
  if (at === CAMP) return hex?.collapsed ? said.campCollapsed : names.hex.BASE;
  if (hex === undefined) return said.unexplored({ where });
  const named = { hex: hexPrint(hex.hex).name, where };
  return hex.collapsed ? said.rubbleOf(named) : said.place(named);
}

/** What is to be known about a hex, one sentence after the other. */
export function hexSentences(at: Space, view: View, speaker: Speaker): string[] {
  const hex = hexAt(view, at);
  if (hex === undefined) return [said.nobodyYet, riskWords(view)].filter((sentence) => sentence !== '');
  if (hex.collapsed) return [said.rubble];
  const print = hexPrint(hex.hex);
  const people = seatsAt(view, at).map((seat) =>
    said.personIn({ who: person(seat, speaker), node: view.players[seat]?.node ?? '' }),
  );
  const fuses = view.fuses.filter((fuse) => fuse.at === at);
  return [
    print.level > 0 ? said.level({ n: print.level }) : said.camp,
    passagesWords(hex),
    ...print.slopes.map(([upper, lower]) => said.slopeLeads({ upper, lower })),
    print.marker === null ? '' : said.markerIn({ node: print.marker }),
    print.water === null ? '' : said.waterIn({ node: print.water }),
    ...print.symbols.map(({ hazard, at: node }) => symbolWords(hex, hazard, node)),
    hex.grue === null ? '' : said.grueLurks({ node: hex.grue }),
    ...fuses.map(({ owner, slots_left }) =>
      said.dynamiteGoesOff({ who: person(owner, speaker), n: fuseTurns(slots_left) }),
    ),
    people.length > 0 ? said.whoIsThere({ people: listed(people) }) : '',
    hex.items.length > 0 ? said.itemsThere({ items: listed(hex.items.map(itemWords)) }) : '',
    hex.treasures > 0 ? pileWords(hex, speaker) : '',
  ].filter((sentence) => sentence !== '');
}

/** What could break out behind the next step into the dark. */
export function riskWords(view: View): string {
  const risks = view.track
    .filter(({ sixths_next }) => sixths_next > 0)
    .map(({ hazard, sixths_next }) => said.risk({ hazard: names.hazard[hazard], chance: chanceWords(sixths_next) }));
  return risks.length === 0 || view.pile === 0 ? '' : said.risks({ risks: listed(risks) });
}

export function passagesWords(hex: Pick<HexNow, 'hex' | 'rotation' | 'sides'>): string {
  const nodes = [...new Set(hex.sides)].sort();
  if (nodes.length === 1) return said.oneCave;
  const each = nodes.map((node) =>
    said.passageway({ node, sides: listed(sidesOf(hexPrint(hex.hex), hex.rotation, node).map(compass)) }),
  );
  return said.passageways({ each: each.join('; ') });
}

export function pileWords({ treasures, seen }: Pick<HexNow, 'treasures' | 'seen'>, speaker: Speaker): string {
  return [said.faceDown({ n: treasures }), ...(seen === null ? [] : [seenWords(seen, speaker)])].join(' ');
}

/** `You saw 7, 4 and 1; since then Ben took 1.` */
export function seenWords(seen: Seen, speaker: Speaker): string {
  const since = [
    ...seen.taken.map(({ seat, count }) => said.took({ who: person(seat, speaker), n: count })),
    ...(seen.gone > 0 ? [said.noLongerFollowed({ n: seen.gone })] : []),
  ];
  const values = listed(seen.values.map(String));
  return since.length > 0 ? said.sawSince({ values, since: listed(since) }) : said.saw({ values });
}

/** Tokens that I saw and that are in several hands now: `7 and 4 are with Ben or Cleo.` */
export function lotWords({ values, taken, gone }: Seen, speaker: Speaker): string {
  const holders = [
    ...taken.map(({ seat }) => said.holder({ who: person(seat, speaker) })),
    ...(gone > 0 ? [said.holderBag] : []),
  ];
  return said.lot({ values: listed(values.map(String)), holders: listed(holders, said.or) });
}

/** In how many turns a fuse goes off; the last one is the next that begins. */
export function fuseTurns(slots: number): number {
  return Math.max(1, slots);
}

export function itemWords(item: Item): string {
  return names.item[item];
}

/** `rope and helmet`, from a set as the rules write it. */
export function setWords(set: string): string {
  return listed(set.split('+').map((item) => itemWords(item as Item)));
}

/** What could be done with a spot, for its closer look. */
export function mayDo(choice: Choice, spot: Spot, words: readonly string[]): string[] {
  const lines = startingWith(choice, spot).map((index) => words[index] ?? '');
  return lines.length > 5 ? [...lines.slice(0, 4), said.andMore({ n: lines.length - 4 })] : lines;
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
      return said.spelunker({ who: person(Number(rest), speaker) });
    case 'grue':
      return said.grueIn({ place: placeWords(rest, view) });
    case 'slope':
      return said.slopeTo({ node: rest.split('>')[1] ?? '' });
    case 'pile':
      return said.treasuresIn({ place: placeWords(at ?? '', view) });
    case 'items':
      return said.itemsIn({ place: placeWords(at ?? '', view) });
    case 'fuse':
      return said.dynamiteOf({ who: person(Number(rest.split('@')[1]), speaker) });
    case 'item':
      return itemPrint(rest as Item).name;
    case 'set':
      return capital(setWords(rest));
    case 'token':
      return said.treasureOf({ value: rest });
    case 'verb':
      return said.about[rest as Verb];
    default:
      return spot;
  }
}

export function sideWords(side: Side): string {
  return compass(sideNumber(side));
}

/** `a, b and c`; `joined` says the last two. */
export function listed(items: readonly string[], joined = said.and): string {
  const [last = '', ...before] = [...items].reverse();
  return before.length === 0 ? last : joined({ first: before.reverse().join(', '), last });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function symbolWords(hex: HexNow, hazard: Hazard, node: Node): string {
  if (hazard === 'grue') return said.grueSymbol({ node });
  return hex.tokens.includes(hazard)
    ? said.brokeOut({ hazard: hazardWords(hazard) })
    : said.hazardSymbol({ hazard: hazardWords(hazard), node });
}
