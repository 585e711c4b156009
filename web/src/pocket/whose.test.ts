import { expect, test } from 'vitest';

import { about } from './whose';

test('a request tells which game it is about', () => {
  expect(about('GET', '/api/me', '')).toEqual({});
  expect(about('GET', '/api/tables', '')).toEqual({});
  expect(about('POST', '/api/games/cave-troll/setup', '{}')).toEqual({ game: 'cave-troll' });
  expect(about('GET', '/api/lessons/casadh/2/3?choices=0.1', '')).toEqual({ game: 'casadh' });
  expect(about('POST', '/api/tables', '{"game":"skulldug"}')).toEqual({ game: 'skulldug' });
  expect(about('GET', '/api/tables/here-a/moments?seat=all', '')).toEqual({ id: 'here-a' });
  expect(about('DELETE', '/api/records/here-b', '')).toEqual({ id: 'here-b' });
  expect(about('POST', '/api/records', 'karst 1\ngame cave-pilot 3\nsetup players 2\n')).toEqual({
    game: 'cave-pilot',
  });
  expect(about('POST', '/api/records', 'my diary')).toEqual({ game: '' });
});
