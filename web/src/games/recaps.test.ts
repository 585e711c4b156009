import { expect, test } from 'vitest';

import { gameOnPage } from '.';
import type { Shown } from '../board/recap';
import type { JsonValue } from '../generated/protocol';

async function shown(game: string, event: JsonValue): Promise<Shown | null> {
  const recap = await gameOnPage(game)?.recap();
  return recap?.(event) ?? null;
}

test('Cave Troll: a figure goes to a room by its name, and gold is counted', async () => {
  const walk = await shown('cave-troll', { event: 'moved', figure: 'B.knight', from: 'E1', to: 'R01', how: 'walks' });
  expect(walk).toMatchObject({ seat: 1, sign: 'walk', what: 'Knight', joins: 'B.knight' });
  expect(walk?.to).not.toBe('R01');
  expect(await shown('cave-troll', { event: 'paid', seat: 2, gold: 3, why: 'room' })).toMatchObject({ seat: 2, by: 3 });
  expect(await shown('cave-troll', { event: 'turn-begins', seat: 1, actions: 4 })).toBeNull();
});

test('The Caves of Casadh: what hurts is lost, what is kept is won', async () => {
  const struck = { event: 'struck', seat: 1, hazard: 'bats', lost: 2, hp: 3 };
  expect(await shown('casadh', struck)).toMatchObject({ seat: 1, sign: 'heart', by: -2 });
  expect(await shown('casadh', { event: 'kept', seat: 0, at: '0,0', blind: false, value: 3 })).toMatchObject({
    sign: 'gem',
    by: 1,
  });
});

test('Skulldug!: explorers have a line, ghosts have none', async () => {
  expect(await shown('skulldug', { event: 'injured', who: 'B', damage: 1, health: 4 })).toMatchObject({
    seat: 1,
    by: -1,
  });
  expect(await shown('skulldug', { event: 'moved', who: 'ghost-1', from: 'a1', to: 'a2', how: 'walks' })).toBeNull();
});

test('Cave Pilot 55: reputation is counted', async () => {
  expect(await shown('cave-pilot', { event: 'reputation', seat: 3, by: 2, now: 5 })).toMatchObject({
    seat: 3,
    sign: 'star',
    by: 2,
  });
});
