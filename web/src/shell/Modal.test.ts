import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import Modal from './Modal.svelte';

afterEach(cleanup);

const children = createRawSnippet(() => ({ render: () => '<p>Inside.</p>' }));

test('Escape closes it', () => {
  const close = vi.fn();
  render(Modal, { title: 'Settings', close, children });
  screen.getByRole('dialog').dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledOnce();
});

test('one that is gone says nothing more: another may lie in its place', () => {
  const close = vi.fn();
  const { unmount } = render(Modal, { title: 'Settings', close, children });
  const dialog = screen.getByRole('dialog');
  unmount();
  // Browsers send the event only now.
  dialog.dispatchEvent(new Event('close'));
  expect(close).not.toHaveBeenCalled();
});
