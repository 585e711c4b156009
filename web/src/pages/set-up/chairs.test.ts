import { expect, test } from 'vitest';

import type { TableInfo } from '../../generated/protocol';
import { chairsOf, newTable, reseated, resized, trouble, USUAL_DOORS, usualChairs, type Chair } from './chairs';

/** 16 bytes, as hexadecimal digits. */
const ENTROPY: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);

test('by default I play against steady bots', () => {
  const table = newTable({ id: 'cave-troll', hasSecrets: true }, null, usualChairs(3), USUAL_DOORS);
  expect(table.seats).toEqual([
    { who: 'me', name: null, entropy: ENTROPY },
    { who: 'bot', bot: 'steady' },
    { who: 'bot', bot: 'steady' },
  ]);
  expect(table.hot_seat).toBe(false);
  expect(table.public).toBe(false);
});

test('people who share a screen make a hot seat', () => {
  const chairs = reseated(usualChairs(2), 1, 'guest');
  const table = newTable({ id: 'cave-troll', hasSecrets: true }, null, chairs, { ...USUAL_DOORS, listed: true });
  expect(table.hot_seat).toBe(true);
  expect(table.seats[1]).toEqual({ who: 'me', name: 'Player B', entropy: ENTROPY });
  const entropies = table.seats.flatMap((seat) => (seat.who === 'me' ? [seat.entropy] : []));
  expect(new Set(entropies).size, 'everybody brings their own').toBe(2);
});

test('I am one person: taking another chair leaves mine to a guest', () => {
  expect(reseated(usualChairs(2), 1, 'me')).toEqual([{ who: 'guest', name: 'Player A' }, { who: 'me' }]);
});

test('another number of players keeps who already sits', () => {
  const chairs: Chair[] = [{ who: 'open' }, { who: 'me' }];
  expect(resized(chairs, 3)).toEqual([{ who: 'open' }, { who: 'me' }, { who: 'bot', bot: 'steady' }]);
  expect(resized(resized(chairs, 4), 2)).toEqual(chairs);
});

test('people at one screen have names of their own', () => {
  expect(trouble(usualChairs(4))).toBeNull();
  expect(trouble([{ who: 'me' }, { who: 'guest', name: ' ' }])).toContain('seat B');
  expect(
    trouble([
      { who: 'guest', name: 'Ben' },
      { who: 'guest', name: 'ben ' },
    ]),
  ).toContain('same name');
});

test('a rematch seats me, my guests and the bots again and leaves other chairs open', () => {
  const person = (user: string, name: string) =>
    ({ who: 'person', user, name, face: 'person-0', present: true }) as const;
  const seats = [
    person('u1', 'Anna'),
    person('u2', 'Ben'),
    person('u1', 'Cleo'),
    { who: 'bot', bot: 'random', name: 'Dizzy', face: 'random-0' } as const,
  ];
  const table = { seats: seats.map((occupant, seat) => ({ seat, occupant })) } as unknown as TableInfo;
  expect(chairsOf(table, 'u1')).toEqual([
    { who: 'me' },
    { who: 'open' },
    { who: 'guest', name: 'Cleo' },
    { who: 'bot', bot: 'random' },
  ]);
});

test('covers no screen of a game without secrets', () => {
  const chairs: Chair[] = [{ who: 'me' }, { who: 'guest', name: 'Bo' }];
  expect(newTable({ id: 'skulldug', hasSecrets: false }, null, chairs, USUAL_DOORS).hot_seat).toBe(false);
});
