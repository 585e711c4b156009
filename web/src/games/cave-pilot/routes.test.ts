import { describe, expect, it } from 'vitest';

import type { Action } from '../../generated/cave-pilot';
import { titleOf } from './choices';
import { VERBS } from './panel/verbs';
import { markSpots, routes, type Spot } from './routes';
import { furnished, playerWith } from './samples';
import { spotWords } from './words';

/** One of each kind. */
const ACTIONS: { [K in Action['action']]: Extract<Action, { action: K }> } = {
  place: { action: 'place', card: 'Y12', at: 'C2' },
  refresh: { action: 'refresh', row: 'A' },
  pass: { action: 'pass' },
  fire: { action: 'fire', at: 'B' },
  again: { action: 'again' },
  stop: { action: 'stop' },
  hit: { action: 'hit', on: 'shields1' },
  move: { action: 'move', to: 'C2', by: 'free' },
  stay: { action: 'stay' },
  scrapyard: { action: 'scrapyard' },
  hover: { action: 'hover' },
  'give-up': { action: 'give-up' },
  use: { action: 'use', card: 'k3/2', on: 'shields' },
  shift: { action: 'shift', to: 'C2' },
  continue: { action: 'continue' },
  ignore: { action: 'ignore' },
  extra: { action: 'extra', by: 'fuel' },
  land: { action: 'land' },
  begin: { action: 'begin', step: 'fire' },
  draw: { action: 'draw', row: 'B' },
  buy: { action: 'buy', from: 'A1', into: 'shields1' },
  'buy-fuel': { action: 'buy-fuel' },
  'buy-missile': { action: 'buy-missile' },
  sell: { action: 'sell', card: 'k3/2' },
  explore: { action: 'explore' },
  discard: { action: 'discard', card: 'k3/2' },
  trade: { action: 'trade', with: 1, give: 'shields1', take: null },
  agree: { action: 'agree' },
  refuse: { action: 'refuse' },
  'end-turn': { action: 'end-turn' },
};

const view = furnished(['Y12 C1'], [playerWith({ place: 'C1' }), playerWith({ place: 'C1' })], { ask: 'land' });
const speaker = { names: ['Anna', 'Bruno'], me: 0 };

describe('every kind of action', () => {
  it.each(Object.values(ACTIONS))('$action can be pointed at, spoken of and listed', (action) => {
    const ways = routes(action, { seat: 0, view, actions: [action] });
    expect(ways.length).toBeGreaterThan(0);
    ways.flat().forEach((spot) => expect(spotWords(spot, view, speaker)).not.toBe(''));
    expect(titleOf(action)).not.toBe('');
    const verb = ways[0]?.[0];
    if (verb?.startsWith('verb:')) expect(VERBS.map((one) => `verb:${one.verb}`)).toContain(verb);
  });

  it('moves to the exit by pointing at it', () => {
    expect(routes({ action: 'move', to: 'exit', by: 'free' }, { seat: 0, view, actions: [] })).toEqual([['gate:exit']]);
  });
});

describe('what a card is used on', () => {
  it.each<[string, Spot[]]>([
    ['', []],
    ['shields', ['pick:shields']],
    ['B shields', ['plane:B', 'pick:B shields']],
    ['B', ['plane:B']],
    ['B forward', ['plane:B', 'pick:B forward']],
    ['C4', ['cell:C4']],
    ['orange', ['pick:orange']],
    ['A2', ['shop:A2']],
    ['shields1', ['slot:A.shields1']],
  ])('"%s" is pointed at', (mark, spots) => {
    expect(markSpots(0, mark)).toEqual(spots);
  });
});
