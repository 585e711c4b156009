import { describe, expect, it } from 'vitest';

import { groupsOf } from '../../board/choices';
import type { Action } from '../../generated/cave-troll';
import { isSpecial, titleOf } from './choices';

const actions: Action[] = [
  { do: 'draw' },
  { do: 'end-turn' },
  { do: 'move', kind: 'knight', from: 'E1', to: 'R06' },
  { do: 'kill', figure: 'B.thief' },
  { do: 'move', kind: 'knight', from: 'E1', to: 'R07' },
];
const words = [
  'Draw a card',
  'End the turn',
  'Knight to the Dripping Passage',
  "Kill B's thief",
  'Knight to the Gravel Passage',
];

describe('the list of choices', () => {
  it('keeps a figure together and every action once', () => {
    const groups = groupsOf(actions, words, titleOf);
    expect(groups.map(({ title, items }) => `${title}: ${items.length}`)).toEqual([
      'Turn: 2',
      'Knight in Northwest Stair: 2',
      'Abilities: 1',
    ]);
    expect(groups.flatMap(({ items }) => items.map(({ index }) => index)).sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('is narrowed by words of the line or its heading', () => {
    expect(groupsOf(actions, words, titleOf, 'knight gravel')[0]?.items.map(({ index }) => index)).toEqual([4]);
    expect(groupsOf(actions, words, titleOf, 'northwest')[0]?.items).toHaveLength(2);
    expect(groupsOf(actions, words, titleOf, 'dragon')).toEqual([]);
  });

  it('tells abilities from the plain business of a turn', () => {
    expect(actions.filter(isSpecial)).toEqual([{ do: 'kill', figure: 'B.thief' }]);
  });
});
