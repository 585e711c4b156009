import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';

import Lazy from './Lazy.svelte';

const children = createRawSnippet<[unknown]>((loaded) => ({ render: () => `<p>${loaded()} is here</p>` }));

test('a part that did not arrive says what to do, and comes at the second try', async () => {
  let tries = 0;
  const load = async (): Promise<string> => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the board';
  };
  render(Lazy, { load, what: 'The board', children });
  expect((await screen.findByRole('alert')).textContent).toContain('The board could not be loaded');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Try again without reloading' }));
  expect(await screen.findByText('the board is here')).toBeTruthy();
});
