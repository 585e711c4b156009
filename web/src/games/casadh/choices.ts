// Under which heading an action stands in the list of all that can be done.
import * as said from '$words/casadh';

import type { Action } from '../../generated/casadh';

export function titleOf(action: Action): string {
  switch (action.do) {
    case 'move':
    case 'slope':
      return said.heading.go;
    case 'explore':
      return said.heading.explore;
    case 'collect-treasure':
    case 'collect-items':
    case 'keep':
      return said.heading.collect;
    case 'use-medkit':
    case 'deploy':
    case 'defuse':
    case 'drop-item':
      return said.heading.use;
    case 'rotate':
      return said.heading.lay;
    case 'flee':
      return said.heading.flee;
    case 'send-grue':
    case 'try-grue':
    case 'eat':
    case 'move-grue':
      return said.heading.grues;
    case 'leave':
    case 'pass':
    case 'decline':
    case 'end-turn':
      return said.heading.turn;
  }
}
