import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import Cover from './Cover.svelte';

afterEach(cleanup);

const table = { names: ['Anna', 'Ben', 'Steady bot C'], mine: [0, 1] };

test('the next one is called by name and lifts the cover; the button has the focus, so that Enter does it', async () => {
  const lift = vi.fn();
  render(Cover, { ...table, next: 1, asked: [1], lift });
  expect(screen.getByRole('heading').textContent).toContain('Ben');
  const button = screen.getByRole('button', { name: 'I am Ben' });
  expect(document.activeElement).toBe(button);
  await fireEvent.click(button);
  expect(lift).toHaveBeenCalledWith(1);
});

test('while a bot thinks anybody at the screen may look', async () => {
  const lift = vi.fn();
  render(Cover, { ...table, next: null, asked: [2], lift });
  expect(screen.getByRole('heading').textContent).toContain('Steady bot C is thinking');
  await fireEvent.click(screen.getByRole('button', { name: 'Anna' }));
  expect(lift).toHaveBeenCalledWith(0);
});
