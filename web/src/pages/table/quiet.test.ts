import { expect, it } from 'vitest';

import { Quiet } from './quiet';

const resign = { topic: 'resign', words: 'the start of a turn' };
const loud = { hushed: [], reaction: [] };
const hushed = { hushed: [resign], reaction: [] };
const asked = { hushed: [], reaction: [resign] };

it('hushes once for every seat, and not what is hushed already', () => {
  const quiet = new Quiet();
  expect(quiet.next(0, ['resign'], loud)).toBe('resign');
  expect(quiet.next(0, ['resign'], loud), 'a refusal is not asked for twice').toBeNull();
  expect(quiet.next(1, ['resign'], hushed)).toBeNull();
  expect(quiet.next(2, [], asked)).toBeNull();
});

it('lets a question through that somebody wishes for, and is quiet again once it is answered', () => {
  const quiet = new Quiet();
  expect(quiet.next(0, ['resign'], asked)).toBe('resign');
  quiet.wish(0, 'resign');
  expect(quiet.next(0, ['resign'], loud), 'until the next turn').toBeNull();
  expect(quiet.next(0, ['resign'], asked), 'now it is asked').toBeNull();
  expect(quiet.next(0, ['resign'], loud), 'and answered').toBe('resign');
  expect(quiet.next(0, ['resign'], hushed)).toBeNull();
});
