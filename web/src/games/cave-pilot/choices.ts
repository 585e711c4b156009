// Under which heading an action stands in the list of all that can be done.
import * as said from '$words/pilot';

import type { Action } from '../../generated/cave-pilot';
import { cavePrint, explorationPrint, readHeld } from './content';

export function titleOf(action: Action): string {
  switch (action.action) {
    case 'place':
      return said.titleLay({ cave: cavePrint(action.card).title });
    case 'refresh':
    case 'draw':
    case 'buy':
    case 'buy-fuel':
    case 'buy-missile':
      return said.title.shop;
    case 'fire':
    case 'again':
      return said.title.missiles;
    case 'move':
    case 'stay':
    case 'scrapyard':
    case 'hover':
    case 'shift':
      return said.title.fly;
    case 'use':
      return explorationPrint(readHeld(action.card).card).title;
    case 'hit':
    case 'discard':
      return said.title['which-card'];
    case 'sell':
    case 'explore':
      return said.title.exploration;
    case 'trade':
    case 'agree':
    case 'refuse':
      return said.title.trade;
    case 'pass':
    case 'stop':
    case 'give-up':
    case 'continue':
    case 'ignore':
    case 'extra':
    case 'land':
    case 'begin':
    case 'end-turn':
      return said.title.turn;
  }
}
