import { expect, test } from 'vitest';

import type { SetupAsked, SetupForm } from '../../generated/protocol';
import { Agreement } from './agreement.svelte';

const form = (setup: SetupForm['setup']): SetupForm => ({ setup, players: 2, groups: [], agreed: [] });

/** A server that writes down what is chosen, and answers when it is told to. */
function server() {
  const asked: SetupAsked[] = [];
  const answers: ((said: 'yes' | 'no') => void)[] = [];
  const ask = (wish: SetupAsked): Promise<SetupForm> => {
    asked.push(wish);
    const next = wish.choose === null ? wish.setup : `${String(wish.setup)}+${wish.choose.group}:${wish.choose.id}`;
    return new Promise((yes, no) =>
      answers.push((said) => (said === 'yes' ? yes(form(next)) : no(new Error('not now')))),
    );
  };
  const answer = async (said: 'yes' | 'no' = 'yes') => {
    await expect.poll(() => answers.length).toBe(1);
    answers.shift()?.(said);
  };
  return { asked, ask, answer };
}

test('what is clicked fast is chosen one after the other', async () => {
  const { asked, ask, answer } = server();
  const agreement = new Agreement(form('usual'), ask, () => {});
  agreement.choose('mode', 'duel');
  agreement.choose('house', 'kind');
  await answer();
  await answer();
  await agreement.settled();
  expect(agreement.setup).toBe('usual+mode:duel+house:kind');
  expect(asked.map(({ setup }) => setup)).toEqual(['usual', 'usual+mode:duel']);
});

test('a whole setup holds at once, its form a little later', async () => {
  const { ask, answer } = server();
  const agreement = new Agreement(form('usual'), ask, () => {});
  agreement.take('first');
  expect(agreement.setup).toBe('first');
  expect(agreement.form.setup).toBe('usual');
  await answer();
  await agreement.settled();
  expect(agreement.form.setup).toBe('first');
});

test('a no is told, and leaves everything as it was', async () => {
  const { ask, answer } = server();
  const told: unknown[] = [];
  const agreement = new Agreement(form('usual'), ask, (error) => told.push(error));
  agreement.choose('mode', 'duel');
  await answer('no');
  await agreement.settled();
  expect([agreement.setup, agreement.refused, told.length]).toEqual(['usual', 1, 1]);
});
