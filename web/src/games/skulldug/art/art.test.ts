import { describe, expect, it } from 'vitest';

import { cards, explorers } from '../content';
import { consumables } from './consumables';
import { equipment } from './equipment';
import { looks } from './explorers';
import { monsters } from './monsters';
import { traps } from './traps';
import { treasures } from './treasures';

describe('the art', () => {
  const drawn = { ...treasures, ...equipment, ...consumables, ...monsters, ...traps };

  it('has a drawing for every card and nothing else', () => {
    expect(Object.keys(drawn).sort()).toEqual(cards.map(({ id }) => id).sort());
  });

  it('has a face for every explorer', () => {
    expect(Object.keys(looks).sort()).toEqual(explorers.map(({ id }) => id).sort());
  });
});
