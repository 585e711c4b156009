import { describe, expect, it } from 'vitest';

import { Pointing } from '../../board/pointing.svelte';
import type { Action } from '../../generated/cave-troll';
import type { Refusal } from '../../generated/protocol';
import { choiceOf, type Choice } from './choose';
import { meaning } from './meaning';
import type { Spot } from './routes';
import { furnished } from './samples';

const MOVES: Action[] = [{ do: 'draw' }, { do: 'move', kind: 'knight', from: 'E1', to: 'R06' }];
const REFUSAL: Refusal = { code: 'illegal', sentence: 'No door leads there.' };

const SCENE = { seat: 0, view: furnished(['A.knight E1']) };

const position = (): Choice => choiceOf(SCENE, MOVES);

/** A desk whose answers to "why not?" come when the test says. */
function desk() {
  const answers: ((refusal: Refusal | null) => void)[] = [];
  const now = {
    choice: position(),
    busy: false,
    act: () => undefined,
    why: () => new Promise<Refusal | null>((answered) => answers.push(answered)),
    meaning: (picks: readonly Spot[], spot: Spot) => meaning(SCENE, picks, spot),
  };
  return { now, answers, pointing: new Pointing(() => ({ ...now })) };
}

it('shows why not, at the place that was pointed at', async () => {
  const { pointing, answers } = desk();
  await pointing.point('piece:A.knight@E1');
  const asked = pointing.point('area:R22');
  answers[0]?.(REFUSAL);
  await asked;
  expect(pointing.refused).toEqual({ at: 'area:R22', refusal: REFUSAL });
});

it('drops an answer that comes when the table has moved on', async () => {
  for (const answer of [REFUSAL, null]) {
    const { now, pointing, answers } = desk();
    await pointing.point('piece:A.knight@E1');
    const asked = pointing.point('area:R22');
    now.choice = position();
    answers[0]?.(answer);
    await asked;
    expect([pointing.refused, pointing.pinned]).toEqual([null, null]);
  }
});

it('drops an answer about what is no longer pointed at', async () => {
  const { pointing, answers } = desk();
  await pointing.point('piece:A.knight@E1');
  const first = pointing.point('area:R22');
  const second = pointing.point('area:R17');
  answers[1]?.(REFUSAL);
  await second;
  answers[0]?.(REFUSAL);
  await first;
  expect(pointing.refused?.at).toBe('area:R17');
});

describe('carrying', () => {
  it('presses what a figure is brought to', async () => {
    const acted: Action[] = [];
    const { now } = desk();
    const pointing = new Pointing<Action, Spot>(() => ({ ...now, act: (action) => void acted.push(action) }));
    expect([pointing.mayLift('piece:A.knight@E1'), pointing.mayLift('area:R06')]).toEqual([true, false]);
    pointing.lift('piece:A.knight@E1');
    expect(pointing.clicks).toEqual(['piece:A.knight@E1']);
    expect([pointing.mayDrop('area:R06'), pointing.mayDrop('area:E1'), pointing.mayDrop('area:R22')]).toEqual([
      true,
      false,
      false,
    ]);
    await pointing.drop('area:R06');
    expect(acted).toEqual([MOVES[1]]);
    expect(pointing.carried).toBeNull();
  });

  it('takes the pick back where it is let go elsewhere, and says why not there', async () => {
    const { pointing, answers } = desk();
    for (const nowhere of ['area:E1', null] as const) {
      pointing.lift('piece:A.knight@E1');
      await pointing.drop(nowhere);
      expect([pointing.clicks, pointing.refused]).toEqual([[], null]);
    }
    pointing.lift('piece:A.knight@E1');
    const dropped = pointing.drop('area:R22');
    answers[0]?.(REFUSAL);
    await dropped;
    expect([pointing.clicks, pointing.refused]).toEqual([[], { at: 'area:R22', refusal: REFUSAL }]);
  });

  it('picks a figure up again that was picked by a click', async () => {
    const { pointing } = desk();
    await pointing.point('piece:A.knight@E1');
    pointing.lift('piece:A.knight@E1');
    await pointing.drop(null);
    expect(pointing.clicks).toEqual([]);
  });

  it('plays a card that is laid on the board', async () => {
    const acted: Action[] = [];
    const play: Action = { do: 'play', card: 'dwarf' };
    const pointing = new Pointing<Action, Spot>(() => ({
      ...desk().now,
      choice: choiceOf(SCENE, [play, { do: 'play', card: 'orc' }]),
      act: (action) => void acted.push(action),
    }));
    pointing.lift('card:dwarf');
    await pointing.drop(null);
    expect(acted).toEqual([]);
    pointing.lift('card:dwarf');
    await pointing.drop('area:R22');
    expect(acted).toEqual([play]);
  });
});
