import { expect, test } from 'vitest';

import type { JsonValue, LessonAnswer, LessonBeat, LessonPlace, Story } from '../generated/protocol';
import { sampleTable } from '../stores/sample-table';
import { LessonPlayer, type Source } from './player.svelte';

const story = (n: number, word: string): Story[] =>
  Array.from({ length: n }, (_, at) => ({
    step: at + 1,
    seat: 0,
    events: [`${word}${at}`],
    sentences: [],
    rules: [],
    turns: [],
    sat_in: null,
  }));
const place = (chapter: number, beat: number): LessonPlace => ({ chapter, beat, choices: [] });

/** A lesson of two chapters with a record each; the second beat of each is a task that `right` does. */
function beatAt({ chapter, beat }: LessonPlace): LessonBeat {
  const places = [place(1, 1), place(1, 2), place(1, 3), place(2, 1), place(2, 2)];
  const at = places.findIndex((other) => other.chapter === chapter && other.beat === beat);
  return {
    place: place(chapter, beat),
    say: '',
    rules: [],
    look: [],
    task: beat === 2 ? 'Do it.' : null,
    help: [],
    wanted: beat === 2 ? ['right'] : [],
    table: sampleTable('cave-troll'),
    names: [],
    asked: [0],
    vantage: {
      seat: 0,
      view: {},
      legal: [],
      words: [],
      prompt: '',
      may_undo: false,
      undo_barred: '',
      may_ask_back: false,
      may_redo: false,
      reaction: [],
      hushed: [],
    },
    story: story(beat, `chapter ${chapter} `),
    before: 0,
    outcome: null,
    back: places[at - 1] ?? null,
    next: places[at + 1] ?? null,
  };
}

const source: Source = {
  lessonBeat: async (_game, place) => beatAt(place),
  lessonDo: async (_game, place, action: JsonValue): Promise<LessonAnswer> => {
    if (action === 'right') return { answer: 'wanted', next: beatAt({ ...place, beat: place.beat + 1 }) };
    if (action === 'other') return { answer: 'otherwise', sentence: 'Not here.' };
    return { answer: 'refused', refusal: { code: 'illegal', sentence: 'Never.', rule: 'CT-X-01' } };
  },
};

async function settled(player: LessonPlayer): Promise<void> {
  while (player.busy) await new Promise((resolve) => setTimeout(resolve));
}

test('reading on is shown as it happens, going back and another record at once', async () => {
  const player = new LessonPlayer('cave-troll', source);
  await player.go(place(1, 1));
  const layout = player.layout;
  player.next();
  await settled(player);
  expect([player.beat?.place.beat, player.jumped, player.layout]).toEqual([2, false, layout]);
  player.back();
  await settled(player);
  expect([player.beat?.place.beat, player.jumped, player.layout]).toEqual([1, true, layout]);
  await player.go(place(2, 1));
  expect([player.jumped, player.layout]).toEqual([true, layout + 1]);
});

test('a task is not read past; what is wanted leads on, anything else is answered and changes nothing', async () => {
  const player = new LessonPlayer('cave-troll', source);
  await player.go(place(1, 2));
  player.next();
  await settled(player);
  expect(player.beat?.place.beat).toBe(2);
  player.act('other');
  await settled(player);
  expect([player.beat?.place.beat, player.said]).toEqual([2, { sentence: 'Not here.', rule: null }]);
  expect(await player.why('never')).toMatchObject({ rule: 'CT-X-01' });
  expect(await player.why('other')).toBeNull();
  player.show();
  await settled(player);
  expect([player.beat?.place.beat, player.said]).toEqual([3, null]);
});
