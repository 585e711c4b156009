// What is in Skulldug!'s box, as its rules page shows it.

import * as said from '$words/box';
import * as printed from '$words/sk';

import type { Sort } from '../../../generated/skulldug';
import type { BoxGroup } from '../../../rules/book';
import { cards, explorers, kindPrint, sets, tiles } from '../content';
import { passage } from '../samples';
import { cardSentences } from '../words';
import { RULE_OF_PASSAGE, ruleOfCard } from './governing';
import type { Shows } from './shows';

const SORTS: readonly Sort[] = ['treasure', 'equipment', 'consumable', 'monster', 'trap'];

export const box: readonly BoxGroup<Shows>[] = [
  ...SORTS.map((sort): BoxGroup<Shows> => ({
    id: sort,
    title: said.group[sort],
    pieces: cards
      .filter((card) => card.sort === sort)
      .map(({ id, name, copies, gear }) => ({
        id,
        name,
        copies,
        text: [...cardSentences(id), ...(gear ? [said.gear] : [])],
        rule: ruleOfCard(id),
        shows: { draw: 'cards', cards: [id], brief: true },
      })),
  })),
  {
    id: 'tiles',
    title: said.group.tiles,
    pieces: tiles.map(({ id, name, copies, hazards, fortunes, text }) => ({
      id,
      name,
      copies,
      text: [
        ...(hazards + fortunes > 0 ? [said.discovery({ hazards, fortunes })] : []),
        ...(text === null ? [] : [text]),
      ],
      ...(text === null ? {} : { rule: RULE_OF_PASSAGE }),
      shows: { draw: 'cave', cave: [passage('a1', id)] },
    })),
  },
  {
    id: 'explorers',
    title: said.group.explorers,
    pieces: explorers.map(({ id, name, faction }) => ({
      id,
      name,
      copies: 1,
      text: [printed.faction[faction]],
      shows: { draw: 'explorers', tokens: [id] },
    })),
  },
  {
    id: 'sets',
    title: said.group.sets,
    pieces: sets.map(({ id, name, cards: kinds }) => ({
      id,
      name,
      text: [kinds.map((kind) => kindPrint(kind).name).join(', ')],
      rule: 'SK-SET-01',
      shows: { draw: 'tokens', cards: kinds },
    })),
  },
];
