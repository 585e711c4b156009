import { expect, test } from 'vitest';

import type { Story } from '../../../generated/protocol';
import { trialsOf } from './trials';

const step = (...events: object[]): Story => ({ events }) as unknown as Story;
const rolled = (seat: number, passed: boolean) => ({ event: 'challenged', seat, part: 0, left: 3, right: 2, passed });
const enters = (card: string) => ({ event: 'handles', seat: 0, card, at: 'C1', order: [0, 1] });

test('a card is passed when nothing of it failed; what was not judged yet is not told', () => {
  const story = [
    step(enters('bats'), rolled(0, true), rolled(1, false)),
    step(enters('mines'), rolled(0, true)),
    step(rolled(0, false), rolled(0, true)),
    step(enters('geyser')),
  ];
  expect([...trialsOf(story, 0)]).toEqual([
    ['bats', 'passed'],
    ['mines', 'failed'],
  ]);
  expect([...trialsOf(story, 1)]).toEqual([['bats', 'failed']]);
});
