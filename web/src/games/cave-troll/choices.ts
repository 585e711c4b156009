// Under which heading an action stands in the list of all that can be done.
import type { Action } from '../../generated/cave-troll';
import { areaPrint, figurePrint } from './content';

/** Abilities and artifacts: what is neither a move nor a turn's plain business. */
export function isSpecial(action: Action): boolean {
  return titleOf(action) === 'Abilities' || titleOf(action) === 'Artifacts';
}

export function titleOf(action: Action): string {
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
