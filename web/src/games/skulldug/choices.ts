// Under which heading an action stands in the list of all that can be done.
import * as said from '$words/skulldug';

import type { Action } from '../../generated/skulldug';
import { cardPrint } from './content';

/** None for giving up, which is no plain choice. */
export function titleOf(action: Action): string | null {
  switch (action.do) {
    case 'resign':
      return null;
    case 'play':
    case 'end-turn':
    case 'finish':
    case 'yield':
    case 'recover':
    case 'pry-free':
      return said.title.turn;
    case 'be':
      return said.title.explorers;
    case 'take':
    case 'set':
    case 'split':
      return said.title['starting-items'];
    case 'move':
      return said.title.move;
    case 'dash':
      return said.title.dash;
    case 'pick-up':
      return said.title['pick-up'];
    case 'shove':
      return said.title.shove;
    case 'throw':
      return said.titleThrow({ card: cardPrint(action.card).name });
    case 'destroy':
      return said.title.destroy;
    case 'drop':
      return said.titleDrop({ card: cardPrint(action.card).name });
    case 'use':
    case 'dig':
    case 'fish':
    case 'grapple':
    case 'crank':
    case 'blast':
    case 'flare':
    case 'gas':
    case 'lure':
    case 'swap':
    case 'copy':
      return said.title.use;
    case 'drink':
    case 'ride':
    case 'bleed':
    case 'turn':
      return said.title.passage;
    case 'keep':
    case 'leave':
    case 'resolve':
    case 'first':
    case 'choose':
    case 'lay':
    case 'face':
    case 'focus':
    case 'pass':
    case 'send':
    case 'farther':
    case 'stop':
      return said.title.decide;
  }
}
