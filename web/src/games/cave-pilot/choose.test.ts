import { describe, expect, it } from 'vitest';

import { click, lit, picksOf, type Clicked } from '../../board/choose';
import type { Action, Waiting } from '../../generated/cave-pilot';
import { choiceOf, type Choice } from './choose';
import type { Spot } from './routes';
import { furnished, playerWith } from './samples';

const PLAYERS = [
  playerWith({ place: 'C2', hand: ['Y17', 'Y30'] }),
  playerWith({ place: 'F2' }),
  playerWith({ place: 'C2' }),
];

function table(ask: Waiting['ask'], actions: readonly Action[]): Choice {
  return choiceOf({
    seat: 0,
    actions,
    view: furnished(['Y12 C1', 'Y14 C2', 'Y21 F2', 'Y24 C3'], PLAYERS, { ask } as Waiting),
  });
}

/** Clicks one spot after the other; what the last click led to. */
function clicking(choice: Choice, ...spots: Spot[]): Clicked<Spot> {
  let clicks: readonly Spot[] = [];
  let last: Clicked<Spot> = { then: 'nothing' };
  for (const spot of spots) {
    last = click(choice, clicks, spot);
    if (last.then === 'picked' || last.then === 'offer') clicks = last.clicks;
  }
  return last;
}

const glowing = (choice: Choice, clicks: readonly Spot[]) => [...lit(choice, picksOf(choice, clicks)).keys()].sort();

describe('laying a Cave card', () => {
  const two: Action[] = ['Y17', 'Y30'].flatMap((card) =>
    ['F1', 'C4'].map((at): Action => ({ action: 'place', card, at })),
  );

  it('goes by card and place, or by place and card', () => {
    const choice = table('place', two);
    expect(glowing(choice, [])).toEqual(['cell:C4', 'cell:F1', 'hand:Y17', 'hand:Y30']);
    expect(clicking(choice, 'hand:Y30', 'cell:F1')).toEqual({ then: 'act', index: 2 });
    expect(clicking(choice, 'cell:C4', 'hand:Y17')).toEqual({ then: 'act', index: 1 });
  });

  it('needs but a place when there is one card', () => {
    expect(clicking(table('place', two.slice(0, 2)), 'cell:C4')).toEqual({ then: 'act', index: 1 });
  });
});

describe('flying', () => {
  const choice = table('move', [
    { action: 'move', to: 'C3', by: 'free' },
    { action: 'move', to: 'F3', by: 'fuel' },
    { action: 'move', to: 'F3', by: 'tank' },
    { action: 'stay' },
  ]);

  it('is one click', () => {
    expect(clicking(choice, 'cell:C3')).toEqual({ then: 'act', index: 0 });
    expect(clicking(choice, 'verb:stay')).toEqual({ then: 'act', index: 3 });
  });

  it('asks how to pay where there are two ways', () => {
    expect(clicking(choice, 'cell:F3')).toMatchObject({ then: 'offer', offers: [{ index: 1 }, { index: 2 }] });
  });

  it('takes a click on a plane for its place', () => {
    expect(clicking(choice, 'plane:C')).toEqual({ then: 'act', index: 3 });
  });
});

describe('missiles', () => {
  const choice = table('fire', [
    { action: 'pass' },
    { action: 'fire', at: 'B' },
    { action: 'fire', at: 'F2.1' },
    { action: 'fire', at: 'F2.2' },
    { action: 'fire', at: 'C3' },
  ]);

  it('are offered with their odds before they fly', () => {
    expect(clicking(choice, 'cell:C3')).toEqual({ then: 'offer', clicks: [], offers: [{ offer: 'act', index: 4 }] });
    expect(clicking(choice, 'stock:missile', 'cell:C3')).toEqual({ then: 'act', index: 4 });
  });

  it('ask which part of a card, and whether plane or card', () => {
    expect(clicking(choice, 'cell:F2')).toMatchObject({ then: 'offer', offers: [{ index: 2 }, { index: 3 }] });
    expect(clicking(choice, 'plane:B')).toMatchObject({
      then: 'offer',
      offers: [{ index: 1 }, { index: 2 }, { index: 3 }],
    });
  });
});

describe('cards and the shop', () => {
  it('an Exploration card goes on to what it is used on', () => {
    const choice = table('window', [
      { action: 'pass' },
      { action: 'use', card: 'adamy/2', on: 'B shields' },
      { action: 'use', card: 'adamy/2', on: 'B power' },
      { action: 'use', card: 'smoke-canister/1', on: '' },
    ]);
    expect(glowing(choice, ['card:A.adamy/2'])).toEqual(['pick:B power', 'pick:B shields', 'verb:pass']);
    expect(clicking(choice, 'card:A.adamy/2', 'pick:B power')).toEqual({ then: 'act', index: 2 });
    expect(clicking(choice, 'card:A.smoke-canister/1')).toMatchObject({ then: 'offer', offers: [{ index: 3 }] });
  });

  it('buying asks for the position only where there are several', () => {
    const choice = table('land', [
      { action: 'buy', from: 'A1', into: 'shields1' },
      { action: 'buy', from: 'A1', into: 'shields2' },
      { action: 'buy', from: 'B2', into: 'power1' },
    ]);
    expect(clicking(choice, 'shop:B2')).toEqual({ then: 'act', index: 2 });
    expect(clicking(choice, 'shop:A1', 'slot:A.shields2')).toEqual({ then: 'act', index: 1 });
  });

  it('hits fall on cards of whoever is aimed at', () => {
    const view = furnished([], PLAYERS, { ask: 'aim', at: 1, left: 2 });
    const choice = choiceOf({
      seat: 0,
      view,
      actions: [
        { action: 'hit', on: 'shields1' },
        { action: 'hit', on: 'k3/2' },
      ],
    });
    expect(glowing(choice, [])).toEqual(['card:B.k3/2', 'slot:B.shields1']);
  });
});
