import { expect, test } from 'vitest';

import type { Page } from '../../generated/protocol';
import { Refused } from '../../net/http';
import { Listing } from './listing.svelte';

test('pages follow one another to the end', async () => {
  const pages: Record<string, Page<number>> = {
    first: { rows: [1, 2], next: 'second' },
    second: { rows: [3], next: null },
  };
  const list = new Listing<number>();
  await list.begin(async (from) => pages[from ?? 'first']!);
  expect([list.rows, list.next]).toEqual([[1, 2], 'second']);
  await list.more();
  expect([list.rows, list.next]).toEqual([[1, 2, 3], null]);
  await list.more();
  expect(list.rows).toEqual([1, 2, 3]);
});

test('an answer to an older question is dropped', async () => {
  const list = new Listing<string>();
  let answer: (page: Page<string>) => void = () => undefined;
  const slow = list.begin(() => new Promise((resolve) => (answer = resolve)));
  await list.begin(async () => ({ rows: ['new'], next: null }));
  answer({ rows: ['old'], next: null });
  await slow;
  expect([list.rows, list.busy]).toEqual([['new'], false]);
});

test('a refusal is shown and keeps what was there', async () => {
  const list = new Listing<number>();
  await list.begin(async (from) => {
    if (from !== null) throw new Refused({ code: 'not-moderator', sentence: 'Only a moderator can do that.' }, 403);
    return { rows: [1], next: 'x' };
  });
  await list.more();
  expect([list.rows, list.problem, list.busy]).toEqual([[1], 'Only a moderator can do that.', false]);
});
