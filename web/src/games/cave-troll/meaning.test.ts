import { describe, expect, it } from 'vitest';

import { meaning } from './meaning';
import { furnished } from './samples';

describe('what a refused click means', () => {
  const view = furnished(['A.knight E1', 'A.orc R14', 'B.wraith R14', 'B.thief R07', 'A.cave-troll R22']);
  const scene = { seat: 0, view };

  it('is a move of the picked figure', () => {
    expect(meaning(scene, ['piece:A.knight@E1'], 'area:R33')).toEqual({
      do: 'move',
      kind: 'knight',
      from: 'E1',
      to: 'R33',
    });
    expect(meaning(scene, ['piece:A.knight@E1'], 'piece:B.thief@R07')).toEqual({
      do: 'move',
      kind: 'knight',
      from: 'E1',
      to: 'R07',
    });
  });

  it('is an attack when the picked figure has one', () => {
    expect(meaning(scene, ['piece:A.orc@R14'], 'piece:B.wraith@R14')).toEqual({ do: 'kill', figure: 'B.wraith' });
    expect(meaning(scene, ['piece:A.orc@R14'], 'piece:B.thief@R07')).toEqual({
      do: 'move',
      kind: 'orc',
      from: 'R14',
      to: 'R07',
    });
  });

  it('is any move of a figure that cannot move', () => {
    expect(meaning(scene, [], 'piece:A.cave-troll@R22')).toEqual({
      do: 'move',
      kind: 'cave-troll',
      from: 'R22',
      to: 'R18',
    });
  });

  it('is only a look where nothing can be meant', () => {
    expect(meaning(scene, [], 'area:R05')).toBeNull();
    expect(meaning(scene, [], 'piece:B.thief@R07')).toBeNull();
  });

  it('answers the question that is asked', () => {
    const placing = { seat: 0, view: furnished([], { ask: 'target', card: 'orc' }) };
    expect(meaning(placing, [], 'area:R05')).toEqual({ do: 'place', at: 'R05' });
    const scoring = { seat: 0, view: furnished([], { ask: 'target', card: 'score-a-room' }) };
    expect(meaning(scoring, [], 'area:E1')).toEqual({ do: 'score', room: 'E1' });
    const fleeing = { seat: 0, view: furnished(['A.knight R22'], { ask: 'flee', room: 'R22', who: 0 }) };
    expect(meaning(fleeing, ['piece:A.knight@R22'], 'area:P2')).toEqual({ do: 'flee', kind: 'knight', to: 'P2' });
  });

  it('goes with the artifact in hand', () => {
    expect(meaning(scene, ['artifact:tally'], 'area:R03')).toEqual({ do: 'tally', room: 'R03' });
    expect(meaning(scene, ['artifact:scroll'], 'piece:A.cave-troll@R22')).toEqual({
      do: 'scroll',
      figure: 'A.cave-troll',
      to: 'P1',
    });
  });
});
