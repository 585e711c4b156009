import { describe, expect, it } from 'vitest';

import type { Event } from '../../../generated/skulldug';
import { furnished, ghost, player } from '../samples';
import { placesOf } from './places';
import { sceneAfter, type Scene } from './scene';
import { EMPTY, after, lieOf, reconciled, type Stage } from './stage';

const told = (stage: Stage, ...events: Event[]) => events.reduce(after, stage);
const start = reconciled(EMPTY, furnished());

describe('the stage', () => {
  it('shows a view from nothing: tiles, what lies there, who stands there', () => {
    expect(start.tiles.map(({ at, shape, angle }) => `${at} ${shape}${angle}`)).toEqual([
      'a1 l1',
      'b1 t2',
      'c1 t2',
      'a2 i0',
    ]);
    expect(start.cards.map(({ card, at }) => `${card} ${at}`)).toContain('basilisk b1');
    expect(start.pawns.map(({ pawn, at }) => `${pawn} ${at}`)).toEqual(['A a1', 'B a1']);
  });

  it('does not change when nothing did', () => {
    const again = reconciled(start, furnished());
    expect(again.tiles).toBe(start.tiles);
    expect(again.cards).toBe(start.cards);
    expect(again.pawns).toBe(start.pawns);
  });

  it('tells a discovery: the step, the tile, what lies there', () => {
    const stage = told(
      start,
      { event: 'moved', who: 'A', from: 'a1', to: 'd1', how: 'moves' },
      { event: 'discovered', seat: 0, at: 'd1', tile: 'TI-05', turns: 3 },
      { event: 'found', card: 'snare-1', at: 'd1' },
    );
    expect(stage.pawns[0]).toMatchObject({ pawn: 'A', at: 'd1' });
    expect(stage.tiles.at(-1)).toMatchObject({ at: 'd1', shape: 't', angle: 3, isNew: true });
    expect(stage.cards.at(-1)).toEqual({ card: 'snare-1', at: 'd1' });
  });

  it('turns a passage the way it was turned, and agrees with the view without spinning back', () => {
    const left = told(start, { event: 'turned', at: 'a2', turns: 3 });
    expect(left.tiles.find(({ at }) => at === 'a2')?.angle).toBe(-1);
    const view = furnished();
    view.cave = view.cave.map((one) => (one.at === 'a2' ? { ...one, turns: 3, sides: ['east', 'west'] } : one));
    expect(reconciled(left, view).tiles.find(({ at }) => at === 'a2')?.angle).toBe(-1);
  });

  it('takes away what is destroyed, picked up or dead, and brings ghosts', () => {
    const stage = told(
      start,
      { event: 'destroyed', at: 'b1', tile: 'TI-07', cards: ['basilisk', 'boomerang'] },
      { event: 'picked-up', who: 'A', card: 'bear-trap-1', from: 'a2' },
      { event: 'died', who: 'B', at: 'a1' },
      { event: 'spawned', ghost: 'ghost-1', faction: 'suits', at: 'a2' },
    );
    expect(stage.tiles.map(({ at }) => at)).not.toContain('b1');
    expect(stage.cards).toEqual([{ card: 'hypnotic-opal', at: 'a2' }]);
    expect(stage.pawns.map(({ pawn }) => pawn)).toEqual(['A', 'ghost-1']);
  });

  it('knows the Cave Entrance by its corridors', () => {
    expect(lieOf(['east', 'south'])).toEqual({ shape: 'l', turns: 1 });
    expect(lieOf(['north', 'east', 'south', 'west'])).toEqual({ shape: 'x', turns: 0 });
    expect(lieOf(['north', 'south'])).toEqual({ shape: 'i', turns: 0 });
  });
});

describe('places', () => {
  it('give everything its own spot in its passage', () => {
    const stage = reconciled(EMPTY, furnished({ players: [player(0), player(1)], ghosts: [ghost(0, 'a1')] }));
    const { cards, pawns } = placesOf(stage);
    expect(cards).toHaveLength(4);
    expect(new Set(pawns.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  });
});

describe('a scene', () => {
  const tell = (...events: Event[]) => events.reduce<Scene | null>(sceneAfter, null);

  it('is an encounter from the meeting to the outcome', () => {
    expect(
      tell(
        { event: 'meets', who: 'A', card: 'basilisk', difficulty: 6 },
        { event: 'focused', seat: 0, ap: 2 },
        { event: 'rolled', seat: 0, n: 3 },
        { event: 'final', seat: 0, kind: 'monster', total: 5 },
        { event: 'lost', who: 'A', card: 'basilisk' },
      ),
    ).toEqual({
      scene: 'encounter',
      who: 'A',
      card: 'basilisk',
      needs: 6,
      focus: 2,
      die: 3,
      total: 5,
      outcome: 'lost',
    });
  });

  it('is a throw with two rolls', () => {
    expect(
      tell(
        { event: 'thrown', by: 'A', card: 'boomerang', at: 'B' },
        { event: 'rolled', seat: 1, n: 4 },
        { event: 'final', seat: 1, kind: 'defence', total: 4 },
        { event: 'rolled', seat: 0, n: 5 },
        { event: 'final', seat: 0, kind: 'attack', total: 5 },
        { event: 'throw-ends', by: 'A', at: 'B', hit: true },
      ),
    ).toMatchObject({ scene: 'throw', defence: 4, attack: 5, hit: true });
  });

  it('goes on after the question how much focus it is worth', () => {
    const roll = {
      who: 0,
      kind: 'monster' as const,
      asked: 0,
      against: 'basilisk',
      rival: null,
      needs: 6,
      parts: [],
      damage: 3,
      modifiers: [],
      focus: 0,
      natural: null,
      odds: [1],
      cards: [],
    };
    const asked = reconciled(EMPTY, furnished({}, { moment: 'rolling', ...roll }));
    const over = told(
      asked,
      { event: 'rolled', seat: 0, n: 6 },
      { event: 'final', seat: 0, kind: 'monster', total: 6 },
      { event: 'won', who: 'A', card: 'basilisk' },
    );
    expect(over.scene).toMatchObject({
      scene: 'encounter',
      card: 'basilisk',
      needs: 6,
      die: 6,
      total: 6,
      outcome: 'won',
    });
  });

  it('is a plan of a ghost, and over when a turn begins', () => {
    const plan = tell({ event: 'ghost-goal', ghost: 'ghost-1', at: 'c1', why: 'treasure' });
    expect(plan).toMatchObject({ scene: 'plan', why: 'treasure' });
    expect(sceneAfter(plan, { event: 'turn-begins', seats: [0], turn: 3 })).toBeNull();
  });
});
