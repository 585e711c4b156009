import { readFileSync } from 'node:fs';

import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import { gameOnPage } from '../../games';
import { FACES, lookOf, personFace } from './index';
import { mannerOf } from './manner';
import Portrait from './Portrait.svelte';

const GAMES = ['cave-troll', 'skulldug', 'casadh', 'cave-pilot'];
const LEVELS = ['novice', 'steady', 'strong', 'master'] as const;

/** How many names a level of a game has, as the server tells them. */
function companies(): Map<string, number> {
  const source = readFileSync('../crates/bots/src/cast.rs', 'utf8');
  const lines = source.matchAll(/\(Level::(\w+), (?:GameId::(\w+)|_)\) => &\[(.*)\]/g);
  const game = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return new Map(
    [...lines].map(([, level = '', of, names = '']) => [
      of === undefined ? 'random' : `${game(of)}-${level.toLowerCase()}`,
      names.split(',').length,
    ]),
  );
}

test('every bot of the server has a face of its own', () => {
  const known = companies();
  for (const level of LEVELS)
    expect(GAMES.map((game) => known.has(`${game}-${level}`))).toEqual(GAMES.map((game) => gameOnPage(game) !== null));
  const drawn = [...known].flatMap(([company, n]) =>
    Array.from({ length: n }, (_, nth) => JSON.stringify(lookOf(`${company}-${nth}`))),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('people choose from portraits that all differ, and somebody unknown is drawn too', () => {
  const drawn = Array.from({ length: FACES }, (_, nth) => JSON.stringify(lookOf(personFace(nth))));
  expect(new Set(drawn).size).toBe(FACES);
  expect(FACES, 'as many as the server allows').toBe(
    Number(/FACES: u8 = (\d+)/.exec(readFileSync('../crates/protocol/src/people.rs', 'utf8'))?.[1]),
  );
  for (const odd of ['', 'person', 'person-999', 'chess-steady-0', 'casadh-steady-99'])
    expect(lookOf(odd)).toBeDefined();
});

test('the level shows in the rim, and every level of every game has a manner', () => {
  for (const level of LEVELS) {
    const { container } = render(Portrait, { face: `casadh-${level}-0` });
    expect(container.querySelector('svg')?.classList.contains(level)).toBe(true);
    for (const id of GAMES) expect(mannerOf(id, level)).not.toBe(mannerOf(id, 'random'));
  }
});
