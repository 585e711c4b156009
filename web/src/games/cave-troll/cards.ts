// The faces of a player's cards: their names, icons, pictures and what they do.
import * as said from '$words/troll';

import type { Card, Kind } from '../../generated/cave-troll';
import { figurePrint, figures } from './content';
import type { Thing } from './art/things';

export type Face = {
  readonly name: string;
  readonly icons: number;
  readonly text: string;
  readonly art: Kind | Thing;
  readonly comes: 'hero' | 'monster' | 'event';
};

export function faceOf(card: Card): Face {
  switch (card) {
    case 'treasure':
      return { ...eventWords(card), icons: 0, comes: 'event', art: 'chest' };
    case 'score-a-room':
      return { ...eventWords(card), icons: 0, comes: 'event', art: 'score' };
    case 'find-an-artifact':
      return { ...eventWords(card), icons: 0, comes: 'event', art: 'find' };
    default:
      return figureFace(card);
  }
}

function eventWords(card: keyof typeof said.card): Pick<Face, 'name' | 'text'> {
  return { name: said.card[card], text: said.cardText[card] };
}

function figureFace(card: Card): Face {
  const [id = card, icons = '0'] = card.split('+');
  const kind = figures.find((figure) => figure.id === id)?.id;
  if (kind === undefined) throw new Error(`no card is called ${card}`);
  const { name, base, text } = figurePrint(kind);
  const sentences = [...(kind === 'cave-troll' ? [] : [said.arrives[base]]), ...(kind === 'adventurer' ? [] : [text])];
  return { name, icons: Number(icons), comes: base, art: kind, text: sentences.join(' ') };
}

/** Equal cards once, with their number, in a settled order. */
export function counted<T extends string>(cards: readonly T[]): { card: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
