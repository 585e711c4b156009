import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import Hush from './Hush.svelte';

afterEach(cleanup);

const jacket = { topic: 'flak-jacket', words: 'Flak Jacket' };
const whip = { topic: 'whip', words: 'the whip' };
const nothing = { reaction: [], hushed: [], busy: false, hush: vi.fn(), hear: vi.fn() };

test('a mere offer can be hushed, a button a topic', async () => {
  const hush = vi.fn();
  render(Hush, { ...nothing, reaction: [jacket, whip], hush });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Stop asking me about Flak Jacket in this game',
    'Stop asking me about the whip in this game',
  ]);
  await fireEvent.click(screen.getByRole('button', { name: /the whip/ }));
  expect(hush).toHaveBeenCalledExactlyOnceWith('whip');
});

test('what is hushed is listed and can be heard of again; no second button offers it', async () => {
  const hear = vi.fn();
  render(Hush, { ...nothing, reaction: [jacket], hushed: [jacket, whip], hear });
  expect(screen.queryByTestId('hush')).toBeNull();
  expect(screen.getByText('No longer asked about (2)')).toBeTruthy();
  await fireEvent.click(screen.getByText('No longer asked about (2)'));
  await fireEvent.click(screen.getByLabelText('Ask me about Flak Jacket again'));
  expect(hear).toHaveBeenCalledExactlyOnceWith('flak-jacket');
});

test('any other question shows nothing', () => {
  const { container } = render(Hush, nothing);
  expect(container.querySelector('button, details')).toBeNull();
});
