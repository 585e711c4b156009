import { expect, it } from 'vitest';

import { placesNamed as inCasadh } from '../games/casadh/places';
import { placesNamed as inPilot } from '../games/cave-pilot/places';
import { placesNamed as inTroll } from '../games/cave-troll/places';
import { placesNamed as inSkulldug } from '../games/skulldug/places';

const spots = (found: readonly { spot: string }[]) => found.map(({ spot }) => spot);

it('finds the places that a sentence speaks of', () => {
  const sentence = "Steady bot C's dwarf goes from Ember Cave to Mirror Cave.";
  expect(spots(inTroll(sentence))).toEqual(['area:R14', 'area:R18']);
  expect(inTroll(sentence)[0]).toMatchObject({ from: 31, to: 41 });
  expect(spots(inSkulldug('The Ceremonial Key lies in e7; the passage m13 turns.'))).toEqual(['cell:e7', 'cell:m13']);
});

it('finds hexes by name and by their way from Base Camp, as far as they are laid', () => {
  const find = inCasadh(
    [
      { hex: 'BASE', at: '0,0' },
      { hex: 'L1-01', at: '2,-1' },
    ],
    ['1,0'],
  );
  expect(spots(find('You walk to Great Hall, 1 east and 1 northeast of Base Camp.'))).toEqual([
    'space:2,-1',
    'space:2,-1',
  ]);
  expect(spots(find('The dark, 1 east of Base Camp; then back to Base Camp.'))).toEqual(['space:1,0', 'space:0,0']);
  expect(find('Bat Roost lies in nobody knows which corner, 4 west.')).toEqual([]);
});

it('finds cards of the flight by title and position, and the exit once it is there', () => {
  const caves = [
    { card: 'Y12', at: 'C3' },
    { card: 'Y05', at: 'F1' },
  ];
  const find = inPilot(caves, 3, false);
  expect(spots(find('Fly to Rock shower (C3)'))).toEqual(['cell:C3', 'cell:C3']);
  expect(spots(find('Ceiling 2, floor 1 and the entrance; the exit is far.'))).toEqual([
    'cell:C2',
    'cell:F1',
    'gate:entrance',
  ]);
  expect(spots(inPilot(caves, 3, true)('Through the exit'))).toEqual(['gate:exit']);
  expect(find('Floor 12, C33 and Rock showers')).toEqual([]);
});

it('finds none where there is none', () => {
  expect([...inTroll('The Embers of a Caveman.'), ...inSkulldug('Have a 3 or more, n7, e77.')]).toEqual([]);
});
