// Under which heading an action stands in the list of all that can be done.
import type { Action } from '../../generated/casadh';

export function titleOf(action: Action): string {
  switch (action.do) {
    case 'move':
    case 'slope':
      return 'Go';
    case 'explore':
      return 'Explore';
    case 'collect-treasure':
    case 'collect-items':
    case 'keep':
      return 'Collect';
    case 'use-medkit':
    case 'deploy':
    case 'defuse':
    case 'drop-item':
      return 'Use';
    case 'rotate':
      return 'Lay the hex';
    case 'flee':
      return 'Flee';
    case 'send-grue':
    case 'try-grue':
    case 'eat':
    case 'move-grue':
      return 'Grues';
    case 'leave':
    case 'pass':
    case 'decline':
    case 'end-turn':
      return 'Turn';
  }
}
