// Under which heading an action stands in the list of all that can be done.
import * as names from '$words/ct';
import * as said from '$words/troll';

import type { Action } from '../../generated/cave-troll';
import { areaPrint, figurePrint } from './content';

type Heading = keyof typeof said.heading | 'move' | 'flee';

/** Abilities and artifacts: what is neither a move nor a turn's plain business. */
export function isSpecial(action: Action): boolean {
  const heading = headingOf(action);
  return heading === 'abilities' || heading === 'artifacts';
}

export function titleOf(action: Action): string {
  if (action.do === 'move')
    return said.headingMove({ figure: figurePrint(action.kind).name, place: areaPrint(action.from).name });
  if (action.do === 'flee') return said.headingFlee({ figure: names.the[action.kind] });
  return said.heading[headingOf(action)];
}

function headingOf(action: Exclude<Action, { do: 'move' | 'flee' }>): keyof typeof said.heading;
function headingOf(action: Action): Heading;
function headingOf(action: Action): Heading {
  switch (action.do) {
    case 'draw':
    case 'end-turn':
    case 'stay':
    case 'no-push':
    case 'stop':
      return 'turn';
    case 'play':
      return 'cards';
    case 'place':
    case 'score':
    case 'step':
      return 'where';
    case 'move':
    case 'flee':
      return action.do;
    case 'push':
    case 'kill':
    case 'assassinate':
    case 'banish':
    case 'slay':
    case 'attack':
    case 'pull':
    case 'rampage':
      return 'abilities';
    case 'chalice':
    case 'cloak':
    case 'sword':
    case 'boots':
    case 'scroll':
    case 'tally':
      return 'artifacts';
  }
}
