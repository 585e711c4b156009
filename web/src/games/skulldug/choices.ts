// Under which heading an action stands in the list of all that can be done.
import type { Action } from '../../generated/skulldug';
import { cardPrint } from './content';

export function titleOf(action: Action): string {
  switch (action.do) {
    case 'play':
    case 'resign':
    case 'end-turn':
    case 'finish':
    case 'yield':
    case 'recover':
    case 'pry-free':
      return 'Turn';
    case 'be':
      return 'Explorers';
    case 'take':
    case 'set':
    case 'split':
      return 'Starting items';
    case 'move':
      return 'Move';
    case 'dash':
      return 'Dash';
    case 'pick-up':
      return 'Pick up';
    case 'shove':
      return 'Shove';
    case 'throw':
      return `Throw ${cardPrint(action.card).name}`;
    case 'destroy':
      return 'Destroy';
    case 'drop':
      return `Drop ${cardPrint(action.card).name}`;
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
      return 'Use a card';
    case 'drink':
    case 'ride':
    case 'bleed':
    case 'turn':
      return 'This passage';
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
      return 'Decide';
  }
}
