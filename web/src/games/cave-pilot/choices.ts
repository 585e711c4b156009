// Under which heading an action stands in the list of all that can be done.
import type { Action } from '../../generated/cave-pilot';
import { cavePrint, explorationPrint, readHeld } from './content';

export function titleOf(action: Action): string {
  switch (action.action) {
    case 'place':
      return `Lay ${cavePrint(action.card).title}`;
    case 'refresh':
    case 'draw':
    case 'buy':
    case 'buy-fuel':
    case 'buy-missile':
      return 'Shop';
    case 'fire':
    case 'again':
      return 'Missiles';
    case 'move':
    case 'stay':
    case 'scrapyard':
    case 'hover':
    case 'shift':
      return 'Fly';
    case 'use':
      return explorationPrint(readHeld(action.card).card).title;
    case 'hit':
    case 'discard':
      return 'Which card';
    case 'sell':
    case 'explore':
      return 'Exploration';
    case 'trade':
    case 'agree':
    case 'refuse':
      return 'Trade';
    case 'pass':
    case 'stop':
    case 'give-up':
    case 'continue':
    case 'ignore':
    case 'extra':
    case 'land':
    case 'begin':
    case 'end-turn':
      return 'Turn';
  }
}
