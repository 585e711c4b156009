import { expect, it } from 'vitest';

import * as printed from '$words/sk';

import { cards, tiles } from './content';

it('texts are on cards and tiles that there are, and on every special tile', () => {
  const ids = new Set<string>(cards.map(({ id }) => id));
  const texts = [...Object.keys(printed.cardText), ...Object.keys(printed.cardWhen)];
  expect(texts.filter((id) => !ids.has(id))).toEqual([]);
  const special = tiles.filter(({ special }) => special !== null).map(({ id }) => id);
  expect(Object.keys(printed.tileText).sort()).toEqual(special.sort());
});

it('every consumable says when it may be used', () => {
  const consumables = cards.filter(({ sort }) => sort === 'consumable').map(({ id }) => id);
  expect(Object.keys(printed.cardWhen).sort()).toEqual(consumables.sort());
});
