import { expect, it } from 'vitest';

import { placesNamed as inTroll } from '../games/cave-troll/places';
import { placesNamed as inSkulldug } from '../games/skulldug/places';

const spots = (found: readonly { spot: string }[]) => found.map(({ spot }) => spot);

it('finds the places that a sentence speaks of', () => {
  const sentence = "Steady bot C's dwarf goes from Ember Cave to Mirror Cave.";
  expect(spots(inTroll(sentence))).toEqual(['area:R14', 'area:R18']);
  expect(inTroll(sentence)[0]).toMatchObject({ from: 31, to: 41 });
  expect(spots(inSkulldug('The Ceremonial Key lies in e7; the passage m13 turns.'))).toEqual(['cell:e7', 'cell:m13']);
});

it('finds none where there is none', () => {
  expect([...inTroll('The Embers of a Caveman.'), ...inSkulldug('Have a 3 or more, n7, e77.')]).toEqual([]);
});
