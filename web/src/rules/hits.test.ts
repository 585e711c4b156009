import { expect, test } from 'vitest';

import { Hits } from './hits.svelte';

function page(marks: number): HTMLElement {
  document.body.innerHTML = `<div>${'<p><mark>troll</mark></p>'.repeat(marks)}</div>`;
  return document.body;
}

const here = (): number =>
  [...document.querySelectorAll('mark')].findIndex((mark) => mark.dataset['here'] !== undefined);

test('steps go from hit to hit and around the ends', () => {
  const hits = new Hits();
  hits.gather(page(3));
  expect([hits.count, hits.at]).toEqual([3, 0]);
  hits.step(1);
  expect([hits.at, here()]).toEqual([1, 0]);
  hits.step(-1);
  expect([hits.at, here()]).toEqual([3, 2]);
  hits.step(1);
  expect([hits.at, here()]).toEqual([1, 0]);
});

test('going back first begins at the end, and nothing found is nowhere to go', () => {
  const hits = new Hits();
  hits.gather(page(2));
  hits.step(-1);
  expect(hits.at).toBe(2);
  hits.gather(page(0));
  hits.step(1);
  expect([hits.count, hits.at]).toEqual([0, 0]);
});
