import { expect, test } from 'vitest';

import type { Scene } from '../generated/protocol';
import { Telling, type Desk } from './telling.svelte';

const scene = (whereabouts: string): Scene => ({
  whereabouts,
  near: 'Nothing is near you.',
  hand: 'You hold a rope.',
  places: [],
  players: [],
  table: [],
});

function sitting() {
  const waiting: ((scene: Scene | null) => void)[] = [];
  const done: number[] = [];
  const desk: { -readonly [Part in keyof Desk]: Desk[Part] } = {
    fetch: () => new Promise<Scene | null>((resolve) => waiting.push(resolve)),
    words: ['Draw'],
    prompt: 'Your turn.',
    last: '',
    busy: false,
    act: (index: number) => done.push(index),
  };
  return { desk, waiting, done, telling: new Telling(() => desk) };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('many changes while the words are on their way are fetched once', async () => {
  const { telling, waiting } = sitting();
  void telling.refresh();
  void telling.refresh();
  void telling.refresh();
  expect(waiting).toHaveLength(1);
  waiting[0]?.(scene('One.'));
  await settled();
  expect(waiting).toHaveLength(2);
  waiting[1]?.(scene('Two.'));
  await settled();
  expect([telling.told?.scene.whereabouts, waiting.length]).toEqual(['Two.', 2]);
});

test('an offer of yesterday is not done', async () => {
  const { telling, desk, waiting, done } = sitting();
  void telling.refresh();
  waiting[0]?.(scene('One.'));
  await settled();
  telling.act(0);
  desk.words = ['End the turn'];
  telling.act(0);
  desk.words = telling.told?.words ?? [];
  desk.busy = true;
  telling.act(0);
  expect(done).toEqual([0]);
});

test('what is asked for is answered in sentences, also when nothing can be fetched', async () => {
  const { telling, waiting } = sitting();
  const hand = telling.answer('hand');
  waiting[0]?.(scene('One.'));
  expect(await hand).toBe('You hold a rope.');
  const where = telling.answer('where');
  waiting[1]?.(null);
  expect(await where).toMatch(/try again/);
  expect([await telling.answer('asked'), await telling.answer('last')]).toEqual([
    'Your turn.',
    'Nothing has happened yet.',
  ]);
});
