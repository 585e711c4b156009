import { describe, expect, it } from 'vitest';

import type { Event } from '../../../generated/cave-pilot';
import type { Story } from '../../../generated/protocol';
import { furnished, playerWith } from '../samples';
import { recap, told, type Moment } from './moments';
import { EMPTY, after, reconciled, type Stage } from './stage';

const telling = (stage: Stage, ...events: Event[]) => events.reduce(after, stage);
const moment = (...events: Event[]) => events.reduce<Moment | null>(told, null);
const story = (...steps: [number | null, ...Event[]][]): Story[] =>
  steps.map(([seat, ...events], i) => ({
    step: i + 1,
    seat,
    events: JSON.parse(JSON.stringify(events)),
    sentences: [],
    rules: [],
    turns: [],
    sat_in: null,
  }));

describe('the stage', () => {
  const view = furnished(['Y12 C1'], [playerWith({ place: 'entrance' }), playerWith({ place: 'C1' })], { ask: 'move' });

  it('shows a view from nothing and does not change when nothing did', () => {
    const stage = reconciled(EMPTY, view);
    expect(stage.planes.map(({ at }) => at)).toEqual(['entrance', 'C1']);
    expect(reconciled(stage, view).planes).toBe(stage.planes);
    expect(reconciled(stage, view).caves).toBe(stage.caves);
  });

  it('flies planes, lays cards and opens the exit', () => {
    const stage = telling(
      reconciled(EMPTY, view),
      { event: 'placed', seat: 0, card: 'Y14', at: 'C2' },
      { event: 'moved', seat: 1, from: 'C1', to: 'C2', how: 'flies' },
      { event: 'exit-opens', column: 3 },
    );
    expect(stage.planes[1]).toEqual({ seat: 1, at: 'C2', from: 'C1' });
    expect(stage.caves).toContainEqual({ card: 'Y14', at: 'C2' });
    expect(stage).toMatchObject({ columns: 2, exit: true });
    expect(telling(stage, { event: 'out', seat: 1, crashed: true }).planes[1]?.at).toBe('out');
  });
});

describe('a challenge as a moment', () => {
  const faced: Event[] = [
    { event: 'handles', at: 'C1', card: 'Y12', order: [0] },
    { event: 'rolled', seat: 0, faces: [3], kept: true },
    { event: 'challenged', seat: 0, part: 0, left: 4, right: 3, passed: true },
    { event: 'reputation', seat: 0, by: 1, now: 1 },
    { event: 'rolled', seat: 0, faces: [4], kept: true },
    { event: 'challenged', seat: 0, part: 0, left: 4, right: 4, passed: false },
    { event: 'hit', seat: 0, on: 'power', item: 'power1', gone: false },
  ];

  it('keeps what was rolled, what came out and where the hits went', () => {
    expect(moment(...faced)).toMatchObject({
      is: 'challenge',
      card: 'Y12',
      tries: [
        { faces: [3], sides: { passed: true }, blows: [{ is: 'reputation', by: 1 }] },
        { faces: [4], sides: { left: 4, right: 4, passed: false }, blows: [{ is: 'hit', on: 'power' }] },
      ],
    });
  });

  it('forgets a roll that was made void', () => {
    const again = moment(...faced.slice(0, 2), { event: 'rolled', seat: 0, faces: [5], kept: true });
    expect(again).toMatchObject({ tries: [{ faces: [5] }] });
  });

  it('is over with the next turn', () => {
    expect(moment(...faced, { event: 'turn-begins', seat: 1, number: 2, credits: 3 })).toBeNull();
  });

  it('is recalled to whoever it happened to since their last decision', () => {
    const told = story(
      [0, { event: 'moved', seat: 0, from: 'entrance', to: 'C1', how: 'flies' }, ...faced.slice(0, 1)],
      [null, ...faced.slice(1)],
    );
    expect(recap(told, 0)).toMatchObject({ card: 'Y12' });
    expect(recap(told, 1)).toBeNull();
  });
});

it('a missile as a moment', () => {
  const fired = moment(
    { event: 'fired', seat: 0, at: 'C1' },
    { event: 'missile-rolled', seat: 0, face: 'die' },
    { event: 'cave-hit', at: 'C1', part: 0, hits: 1, all: 1 },
    { event: 'missile-rolled', seat: 0, face: '2' },
  );
  expect(fired).toMatchObject({ is: 'missile', faces: ['die', '2'], blows: [{ is: 'cubes', hits: 1 }] });
});
