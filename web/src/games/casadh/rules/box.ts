// What is in the box of The Caves of Casadh, as its rules page shows it.

import * as said from '$words/box';
import * as casadh from '$words/casadh';

import type { Tile } from '../../../generated/casadh';
import type { BoxGroup } from '../../../rules/book';
import { cards, hexes, hexPrint, items, misfortunePrint, misfortunes } from '../content';
import { hexNow } from '../samples';
import { hazardWords, listed, passagesWords } from '../words';
import { RULE_OF, ruleOfItem, ruleOfMisfortune } from './governing';
import type { Shows } from './shows';

export const box: readonly BoxGroup<Shows>[] = [
  hexesOf('hexes-1', (level) => level < 2),
  hexesOf('hexes-2', (level) => level === 2),
  {
    id: 'cards',
    title: said.group.cards,
    pieces: cards.map(({ id, copies, cost, items: things, treasures, misfortune }) => ({
      id,
      name: said.card({ id }),
      copies,
      text: [
        said.cardCost({ cost }),
        ...([0, 1] as const).map((level) =>
          said.cardLevel({ level: level + 1, treasures: treasures[level], items: things[level] }),
        ),
        ...(misfortune === null ? [] : [said.cardMisfortune({ misfortune: misfortunePrint(misfortune).name })]),
      ],
      shows: { draw: 'cards', cards: [id] },
    })),
  },
  {
    id: 'items',
    title: said.group.items,
    pieces: items.map(({ id, name, copies, text }) => ({
      id,
      name,
      copies,
      text: [text],
      rule: ruleOfItem(id),
      shows: { draw: 'items', items: [id], brief: true },
    })),
  },
  {
    id: 'misfortunes',
    title: said.group.misfortunes,
    pieces: misfortunes.map(({ id, name, text, keep, cures }) => {
      const theirs = cards.filter((card) => card.misfortune === id);
      return {
        id,
        name,
        copies: theirs.reduce((sum, { copies }) => sum + copies, 0),
        text: [
          text,
          ...(keep
            ? [
                said.stays,
                said.curedBy({ cures: listed([...cures, 'camp' as const].map((cure) => casadh.cure[cure])) }),
              ]
            : [said.atOnce]),
        ],
        rule: ruleOfMisfortune(id),
        shows: { draw: 'cards', cards: theirs.slice(0, 1).map((card) => card.id) },
      };
    }),
  },
];

function hexesOf(id: 'hexes-1' | 'hexes-2', isOne: (level: number) => boolean): BoxGroup<Shows> {
  const pieces = hexes
    .filter(({ level }) => isOne(level))
    .map(({ id: hex, name }) => ({
      id: hex,
      name,
      copies: 1,
      text: sentences(hex),
      rule: RULE_OF.hex,
      shows: { draw: 'map' as const, hexes: [hexNow(`${hex} 0,0 0`)] },
    }));
  return { id, title: said.group[id], pieces };
}

function sentences(id: Tile): string[] {
  const { level, slopes, marker, water, symbols, stars, paintings } = hexPrint(id);
  return [
    level === 0 ? casadh.camp : '',
    passagesWords(hexNow(`${id} 0,0 0`)),
    ...slopes.map(([upper, lower]) => casadh.slopeLeads({ upper, lower })),
    marker === null ? '' : casadh.markerIn({ node: marker }),
    water === null ? '' : casadh.waterIn({ node: water }),
    ...symbols.map(({ hazard, at }) =>
      hazard === 'grue'
        ? casadh.grueSymbol({ node: at })
        : casadh.hazardSymbol({ hazard: hazardWords(hazard), node: at }),
    ),
    stars.length > 0 ? said.stars({ n: stars.length }) : '',
    paintings ? said.paintings : '',
  ].filter((sentence) => sentence !== '');
}
