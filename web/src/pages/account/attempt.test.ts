import { expect, test } from 'vitest';

import { Refused } from '../../net/http';
import { Attempt } from './attempt.svelte';

test('what the server refuses stays beside the form until the next try', async () => {
  const attempt = new Attempt();
  const refused = new Refused({ code: 'wrong-password', sentence: 'Wrong name or password.' }, 401);
  expect(await attempt.run(() => Promise.reject(refused))).toBe(false);
  expect([attempt.busy, attempt.problem]).toEqual([false, 'Wrong name or password.']);
  expect(await attempt.run(() => Promise.resolve())).toBe(true);
  expect(attempt.problem).toBeNull();
});

test('a second press while the first is on its way does nothing', async () => {
  const attempt = new Attempt();
  let calls = 0;
  let answer = (): void => undefined;
  const first = attempt.run(
    () =>
      new Promise<void>((resolve) => {
        calls += 1;
        answer = resolve;
      }),
  );
  expect(await attempt.run(async () => void (calls += 1))).toBe(false);
  answer();
  expect(await first).toBe(true);
  expect(calls).toBe(1);
});
