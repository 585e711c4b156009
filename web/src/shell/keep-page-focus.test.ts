import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepPageFocus } from './keep-page-focus';

let stop: () => void;
const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
/** What a MutationObserver tells comes after the present task, and what is done about it after the next. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  document.body.innerHTML =
    '<main id="home" tabindex="-1"><section id="group" tabindex="-1"><p><button id="one">1</button><button id="two">2</button></p></section></main>';
  stop = keepPageFocus(() => at('home'));
});
afterEach(() => stop());

test('the nearest group takes the focus of a button that goes away', async () => {
  at('one').focus();
  at('one').remove();
  await settled();
  expect(document.activeElement?.id).toBe('group');
});

test('the page takes it when the group is gone as well', async () => {
  at('one').focus();
  at('group').remove();
  await settled();
  expect(document.activeElement?.id).toBe('home');
});

test('a button that is disabled gives it to its group', async () => {
  at('one').focus();
  (at('one') as HTMLButtonElement).disabled = true;
  await settled();
  expect(document.activeElement?.id).toBe('group');
});

test('whoever has put it elsewhere keeps it there', async () => {
  at('one').focus();
  at('one').remove();
  at('two').focus();
  await settled();
  expect(document.activeElement?.id).toBe('two');
});

test('a press of the mouse beside everything is no loss', async () => {
  at('one').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  at('one').blur();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
