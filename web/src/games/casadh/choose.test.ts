import { describe, expect, it } from 'vitest';

import { click, lit, picksOf } from '../../board/choose';
import { choiceOf } from './choose';
import { titleOf } from './choices';
import { meaning } from './meaning';
import { routes, spaceOf } from './routes';
import { furnished, hexNow, player } from './samples';
import type { Action } from '../../generated/casadh';

const ACTIONS: Action[] = [
  { do: 'end-turn' },
  { do: 'move', side: 'E' },
  { do: 'explore', side: 'NE' },
  { do: 'slope', node: 'B' },
  { do: 'collect-treasure' },
  { do: 'collect-items', items: 'rope' },
  { do: 'collect-items', items: 'rope+helmet' },
  { do: 'leave' },
  { do: 'use-medkit' },
  { do: 'deploy' },
  { do: 'defuse', owner: 1 },
  { do: 'rotate', rotation: 2 },
  { do: 'drop-item', item: 'rope' },
  { do: 'keep', value: 7 },
  { do: 'flee', side: 'W' },
  { do: 'send-grue', to: '1,0' },
  { do: 'pass' },
  { do: 'try-grue' },
  { do: 'decline' },
  { do: 'eat', at: '1,0' },
  { do: 'move-grue', from: '1,0', side: 'W' },
];

const view = furnished([hexNow('L1-08 1,0 3', { treasures: 2, items: ['rope', 'helmet'], grue: 'A' })], {
  players: [player({ at: '1,0', node: 'A' }), player({ at: '1,0', node: 'B' }), player()],
  fuses: [{ at: '1,0', owner: 1, slots_left: 2 }],
});
const scene = { seat: 0, view };

describe('pointing in the caves', () => {
  it('has a way to every kind of action, and a heading for it', () => {
    for (const action of ACTIONS) {
      const ways = routes(action, scene);
      expect(ways.length, action.do).toBeGreaterThan(0);
      for (const way of ways)
        expect(
          way.every((spot) => /^\w+:.+$/.test(spot)),
          `${action.do}: ${way.join(' ')}`,
        ).toBe(true);
      expect(titleOf(action)).not.toBe('');
    }
  });

  it('moves and explores with one click on the space', () => {
    const choice = choiceOf(scene, ACTIONS.slice(0, 3));
    expect(click(choice, [], 'space:2,0')).toEqual({ then: 'act', index: 1 });
    expect(click(choice, [], 'space:2,-1')).toEqual({ then: 'act', index: 2 });
    expect(click(choice, [], 'space:0,0')).toEqual({ then: 'nothing' });
  });

  it('reaches a hex through whoever stands on it, and what lies there through the hex', () => {
    const there = {
      seat: 0,
      view: furnished([hexNow('L1-01 1,0 0')], { players: [player(), player({ at: '1,0' }), player()] }),
    };
    expect(click(choiceOf(there, [{ do: 'move', side: 'E' }]), [], 'pawn:1')).toEqual({ then: 'act', index: 0 });
    const choice = choiceOf(scene, [{ do: 'end-turn' }, { do: 'collect-treasure' }]);
    expect(click(choice, [], 'space:1,0')).toEqual({ then: 'act', index: 1 });
  });

  it('asks twice before what may cost a life', () => {
    const choice = choiceOf(scene, [{ do: 'end-turn' }, { do: 'deploy' }, { do: 'defuse', owner: 1 }]);
    expect(click(choice, [], 'item:dynamite')).toEqual({
      then: 'offer',
      clicks: [],
      offers: [{ offer: 'act', index: 1 }],
    });
    expect(click(choice, [], 'fuse:1,0@1')).toMatchObject({ then: 'offer' });
  });

  it('takes items by saying which', () => {
    const choice = choiceOf(scene, [
      { do: 'end-turn' },
      { do: 'collect-items', items: 'rope' },
      { do: 'collect-items', items: 'rope+helmet' },
    ]);
    expect(click(choice, [], 'verb:take')).toEqual({ then: 'picked', clicks: ['verb:take'] });
    expect([...lit(choice, picksOf(choice, ['verb:take'])).keys()]).toEqual(
      expect.arrayContaining(['set:rope', 'set:rope+helmet', 'verb:end-turn']),
    );
  });

  it('picks the only Grue by itself', () => {
    const grues = {
      seat: 0,
      view: furnished(
        view.hexes.slice(1),
        { players: [player({ standing: 'surface', at: null, node: null }), player(), player()] },
        { ask: 'grue-move', who: 0 },
      ),
    };
    const choice = choiceOf(grues, [{ do: 'decline' }, { do: 'move-grue', from: '1,0', side: 'E' }]);
    expect(picksOf(choice, [])).toEqual(['grue:1,0']);
    expect(click(choice, [], 'space:2,0')).toEqual({ then: 'act', index: 1 });
  });
});

describe('what a click that is not offered means', () => {
  it('is the move, the step into the dark or the flight behind that side', () => {
    expect(meaning(scene, [], 'space:0,0')).toEqual({ do: 'move', side: 'W' });
    expect(meaning(scene, [], 'space:1,1')).toEqual({ do: 'explore', side: 'SE' });
    expect(meaning(scene, [], 'space:5,5')).toBeNull();
    const fleeing = {
      seat: 0,
      view: furnished(view.hexes.slice(1), { players: view.players }, { ask: 'flee', who: 0, at: '1,0', then: [] }),
    };
    expect(meaning(fleeing, [], 'space:0,0')).toEqual({ do: 'flee', side: 'W' });
  });

  it('is about what lies on the own hex', () => {
    expect(meaning(scene, [], 'pile:1,0')).toEqual({ do: 'collect-treasure' });
    expect(meaning(scene, [], 'items:1,0')).toEqual({ do: 'collect-items', items: 'rope' });
    expect(meaning(scene, [], 'slope:1,0>B')).toEqual({ do: 'slope', node: 'B' });
    expect(meaning(scene, [], 'fuse:1,0@1')).toEqual({ do: 'defuse', owner: 1 });
    expect(meaning(scene, [], 'item:medkit')).toEqual({ do: 'use-medkit' });
  });

  it('knows where each thing is', () => {
    expect(spaceOf('pawn:1', view)).toBe('1,0');
    expect(spaceOf('fuse:1,0@1', view)).toBe('1,0');
    expect(spaceOf('verb:leave', view)).toBeNull();
  });
});
