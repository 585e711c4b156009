// The faces of a player's cards: their names, icons, pictures and what they do.
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
      return { name: 'Treasure', icons: 0, comes: 'event', art: 'chest', text: 'Put your chest into any room. It adds 4 gold whenever the room is scored, for whoever controls it.' };
    case 'score-a-room':
      return { name: 'Score a Room', icons: 0, comes: 'event', art: 'score', text: 'Choose any room. It is scored at once.' };
    case 'find-an-artifact':
      return { name: 'Find an Artifact', icons: 0, comes: 'event', art: 'find', text: 'Draw an artifact, look at it and keep it facedown.' };
    default:
      return figureFace(card);
  }
}

function figureFace(card: Card): Face {
  const [id = card, icons = '0'] = card.split('+');
  const kind = figures.find((figure) => figure.id === id)?.id;
  if (kind === undefined) throw new Error(`no card is called ${card}`);
  const { name, base, text } = figurePrint(kind);
  const arrives = kind === 'cave-troll' ? '' : base === 'hero' ? 'Comes to an entrance. ' : 'Comes to a pit. ';
  return { name, icons: Number(icons), comes: base, art: kind, text: arrives + (kind === 'adventurer' ? '' : text) };
}

/** Equal cards once, with their number, in a settled order. */
export function counted<T extends string>(cards: readonly T[]): { card: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
