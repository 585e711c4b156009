import { describe, expect, it } from 'vitest';

import { click, lit, picksOf } from '../../board/choose';
import type { Action } from '../../generated/skulldug';
import { choiceOf } from './choose';
import { titleOf } from './choices';
import { routes, type Scene } from './routes';
import { furnished, player } from './samples';
import type { Spot } from './spots';

const held = player(0, { hand: ['flare-gun-1', 'soothing-pipe-1', 'mimic-stone', 'rotten-meat', 'ancient-crank'] });
const scene = (more = {}): Scene => ({ seat: 0, view: furnished({ players: [held, player(1)], ...more }) });
const point = (actions: Action[], clicks: Spot[], spot: Spot, at = scene()) => {
  const choice = choiceOf(at, actions);
  const done = click(choice, clicks, spot);
  return done.then === 'act' ? actions[done.index] : done;
};

/** One of each kind of action. */
const EVERY: Action[] = [
  { do: 'be', token: 'silk-moreau' },
  { do: 'take', card: 'trusty-whip' },
  { do: 'set', set: 'rogues' },
  { do: 'split', first: 'bear-trap-1', second: 'trusty-whip' },
  { do: 'play' },
  { do: 'resign' },
  { do: 'keep' },
  { do: 'leave' },
  { do: 'resolve', card: 'hypnotic-opal' },
  { do: 'first', seat: 1 },
  { do: 'end-turn' },
  { do: 'finish' },
  { do: 'yield' },
  { do: 'move', side: 'east' },
  { do: 'dash', first: 'east', then: 'east' },
  { do: 'pick-up', card: 'boomerang' },
  { do: 'drop', card: 'flare-gun-1', at: 'b1' },
  { do: 'shove', who: 'B', side: 'south' },
  { do: 'throw', card: 'flare-gun-1', at: 'B' },
  { do: 'destroy', side: 'east' },
  { do: 'recover' },
  { do: 'pry-free' },
  { do: 'use', card: 'soothing-pipe-1' },
  { do: 'dig', card: 'sturdy-shovel', side: 'east' },
  { do: 'fish', card: 'fishing-rod', whom: 'B' },
  { do: 'grapple', card: 'grappling-hook', to: 'b1' },
  { do: 'crank', card: 'ancient-crank', at: 'b1', way: 'left' },
  { do: 'blast', card: 'blasting-charge-1', side: 'south' },
  { do: 'flare', card: 'flare-gun-1', side: 'east' },
  { do: 'copy', card: 'boomerang' },
  { do: 'gas', card: 'gas-grenade-1', at: 'b1' },
  { do: 'lure', card: 'rotten-meat', monster: 'basilisk', side: 'east' },
  { do: 'swap', card: 'switcheroo-dust', whom: 'B' },
  { do: 'drink' },
  { do: 'ride', to: 'c1' },
  { do: 'bleed' },
  { do: 'turn', way: 'left' },
  { do: 'choose', tile: 'TI-07' },
  { do: 'lay', turns: 1 },
  { do: 'face', card: 'basilisk' },
  { do: 'focus', ap: 2 },
  { do: 'pass' },
  { do: 'farther' },
  { do: 'stop' },
];

describe('routes', () => {
  it.each(EVERY.map((action) => [action.do, action] as const))(
    '%s can be pointed at and stands under a heading',
    (_, action) => {
      expect(routes(action, scene()).length).toBeGreaterThan(0);
      expect(titleOf(action)).not.toBe('');
    },
  );

  it('a sign leads out of the passage of its victim', () => {
    const view = furnished({}, { moment: 'sign', who: 1, chooser: 0, at: 'b1' });
    expect(routes({ do: 'send', side: 'east' }, { seat: 0, view })).toEqual([['cell:c1']]);
  });
});

describe('on my turn', () => {
  it('a neighbour is moved to and what is two steps away is dashed to', () => {
    const actions: Action[] = [
      { do: 'move', side: 'east' },
      { do: 'dash', first: 'east', then: 'east' },
    ];
    expect(point(actions, [], 'cell:b1')).toEqual(actions[0]);
    expect(point(actions, [], 'cell:c1')).toEqual(actions[1]);
  });

  it('two ways to dash to one place are offered', () => {
    const actions: Action[] = [
      { do: 'dash', first: 'east', then: 'south' },
      { do: 'dash', first: 'south', then: 'east' },
    ];
    expect(point(actions, [], 'cell:b2')).toMatchObject({ then: 'offer', offers: [{ index: 0 }, { index: 1 }] });
  });

  it('a card is picked first, then where it goes', () => {
    const actions: Action[] = [
      { do: 'drop', card: 'flare-gun-1', at: 'a1' },
      { do: 'throw', card: 'flare-gun-1', at: 'B' },
      { do: 'flare', card: 'flare-gun-1', side: 'east' },
    ];
    expect(point(actions, [], 'card:flare-gun-1')).toEqual({ then: 'picked', clicks: ['card:flare-gun-1'] });
    expect(point(actions, ['card:flare-gun-1'], 'cell:b1')).toEqual(actions[2]);
    // Beside me stands B: a throw or a drop at the feet.
    expect(point(actions, ['card:flare-gun-1'], 'pawn:B')).toMatchObject({ then: 'offer' });
  });

  it('a card that needs no target is used by a button', () => {
    const actions: Action[] = [
      { do: 'use', card: 'soothing-pipe-1' },
      { do: 'drop', card: 'soothing-pipe-1', at: 'a1' },
    ];
    const choice = choiceOf(scene(), actions);
    expect(lit(choice, picksOf(choice, [])).has('verb:use')).toBe(false);
    expect(lit(choice, picksOf(choice, ['card:soothing-pipe-1'])).has('verb:use')).toBe(true);
  });

  it('a monster is lured from where it lies', () => {
    const actions: Action[] = [
      { do: 'lure', card: 'rotten-meat', monster: 'basilisk', side: 'east' },
      { do: 'lure', card: 'rotten-meat', monster: 'basilisk', side: 'west' },
      { do: 'end-turn' },
    ];
    const choice = choiceOf(scene(), actions);
    const picks = picksOf(choice, ['card:rotten-meat']);
    expect([...lit(choice, picks).keys()]).toContain('cell:c1');
  });

  it('a passage stands for what lies in it', () => {
    const actions: Action[] = [
      { do: 'pick-up', card: 'bear-trap-1' },
      { do: 'pick-up', card: 'hypnotic-opal' },
    ];
    expect(point(actions, [], 'cell:a2')).toMatchObject({ then: 'offer' });
    expect(point(actions, [], 'card:hypnotic-opal')).toEqual(actions[1]);
  });

  it('resigning is never one click', () => {
    expect(point([{ do: 'play' }, { do: 'resign' }], [], 'verb:resign')).toMatchObject({ then: 'offer' });
  });
});
