// What is in Cave Troll's box, as its rules page shows it.

import * as said from '$words/box';
import * as troll from '$words/troll';

import type { Area, Card } from '../../../generated/cave-troll';
import type { BoxGroup } from '../../../rules/book';
import { faceOf } from '../cards';
import { areaPrint, areas, artifacts, cards, figures } from '../content';
import { figureOf } from '../seats';
import { ruleOfArtifact, ruleOfCard, ruleOfFigure } from './governing';
import type { Shows } from './shows';

/** The figures that are chosen between come as cards too, one of each. */
const chosen: readonly { id: Card; copies: number }[] = figures
  .filter(({ id }) => id !== 'adventurer')
  .map(({ id }) => ({ id, copies: 1 }));

export const box: readonly BoxGroup<Shows>[] = [
  {
    id: 'cards-each',
    title: said.group['cards-each'],
    pieces: [...cards, ...chosen].map(({ id, copies }) => {
      const { name, icons, text } = faceOf(id);
      return {
        id,
        name,
        copies,
        text: [text, ...(icons > 0 ? [said.icons({ n: icons })] : [])],
        rule: ruleOfCard(id),
        shows: { draw: 'cards', cards: [id], brief: true },
      };
    }),
  },
  {
    id: 'figures',
    title: said.group.figures,
    pieces: figures.map(({ id, name, text, copies }) => ({
      id,
      name,
      copies,
      text: [text],
      rule: ruleOfFigure(id),
      shows: { draw: 'figures', figures: [figureOf(0, id)] },
    })),
  },
  {
    id: 'artifacts',
    title: said.group.artifacts,
    pieces: artifacts.map(({ id, name, text, kept }) => ({
      id,
      name,
      copies: 1,
      text: [text, said.kept({ n: kept })],
      rule: ruleOfArtifact(id),
      shows: { draw: 'artifacts', artifacts: [id], brief: true },
    })),
  },
  {
    id: 'areas',
    title: said.group.areas,
    pieces: areas.map(({ id, name, kind, coins }) => ({
      id,
      name,
      text: [
        kind === 'room' ? troll.coins({ n: coins ?? 0 }) : kind === 'entrance' ? troll.entrance : troll.pit,
        doorsOf(id),
      ],
      shows: { draw: 'map', around: [id] },
    })),
  },
];

function doorsOf(id: Area): string {
  return troll.doorsTo({
    areas: areaPrint(id)
      .exits.map((exit) => areaPrint(exit).name)
      .join(', '),
  });
}
