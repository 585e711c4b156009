// All legal actions as a list to read: in groups, in a settled order, narrowed by words.
import type { Action } from '../../generated/cave-troll';
import { areaPrint, figurePrint } from './content';

export type Item = { readonly index: number; readonly action: Action; readonly words: string };
export type Group = { readonly title: string; readonly items: readonly Item[] };

/** `search` keeps the lines that hold every one of its words. */
export function groupsOf(actions: readonly Action[], words: readonly string[], search = ''): Group[] {
  const sought = search.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const groups = new Map<string, Item[]>();
  actions.forEach((action, index) => {
    const line = words[index] ?? '';
    const title = titleOf(action);
    if (!sought.every((word) => `${line} ${title}`.toLowerCase().includes(word))) return;
    groups.set(title, [...(groups.get(title) ?? []), { index, action, words: line }]);
  });
  return [...groups].map(([title, items]) => ({ title, items }));
}

/** Abilities and artifacts: what is neither a move nor a turn's plain business. */
export function isSpecial(action: Action): boolean {
  return titleOf(action) === 'Abilities' || titleOf(action) === 'Artifacts';
}

function titleOf(action: Action): string {
  switch (action.do) {
    case 'draw':
    case 'end-turn':
    case 'stay':
    case 'no-push':
    case 'stop':
      return 'Turn';
    case 'play':
      return 'Cards';
    case 'place':
    case 'score':
    case 'step':
      return 'Where';
    case 'move':
      return `${figurePrint(action.kind).name} in ${areaPrint(action.from).name}`;
    case 'flee':
      return `Flee with the ${figurePrint(action.kind).name.toLowerCase()}`;
    case 'push':
    case 'kill':
    case 'assassinate':
    case 'banish':
    case 'slay':
    case 'attack':
    case 'pull':
    case 'rampage':
      return 'Abilities';
    case 'chalice':
    case 'cloak':
    case 'sword':
    case 'boots':
    case 'scroll':
    case 'tally':
      return 'Artifacts';
  }
}
