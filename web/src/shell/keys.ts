// What single keys do, anywhere on the page.

import * as said from '$words/shell';

/** What can be asked about a table by a key, or by a button of the board in words. */
export type Query = 'where' | 'near' | 'hand' | 'last' | 'asked';

/** Everything a key can ask for. */
export type Wish = 'keys' | 'rules' | 'undo' | 'redo' | 'log' | 'chat' | 'what-now' | 'next' | 'words' | Query;

/** `shown` is how the key is written down where that is not its letter. */
export interface Key {
  key: string;
  wish: Wish;
  says: string;
  shown?: string;
}

export const KEYS: readonly Key[] = [
  { key: '?', wish: 'keys', says: said.keySays.keys },
  { key: 'r', wish: 'rules', says: said.keySays.rules },
  { key: 'u', wish: 'undo', says: said.keySays.undo },
  { key: 'U', wish: 'redo', says: said.keySays.redo },
  { key: 'l', wish: 'log', says: said.keySays.log },
  { key: 'c', wish: 'chat', says: said.keySays.chat },
  { key: 'w', wish: 'what-now', says: said.keySays['what-now'] },
  { key: 'n', wish: 'next', says: said.keySays.next },
];

/** Keys that ask how the table lies. With Shift, so that letters can find places in the board's words. */
export const QUERY_KEYS: readonly (Key & { wish: Query; shown: string })[] = [
  { key: 'W', wish: 'where', says: said.keySays.where, shown: said.withShift({ key: 'W' }) },
  { key: 'N', wish: 'near', says: said.keySays.near, shown: said.withShift({ key: 'N' }) },
  { key: 'H', wish: 'hand', says: said.keySays.hand, shown: said.withShift({ key: 'H' }) },
  { key: 'L', wish: 'last', says: said.keySays.last, shown: said.withShift({ key: 'L' }) },
  { key: 'Q', wish: 'asked', says: said.keySays.asked, shown: said.withShift({ key: 'Q' }) },
];

export const TABLE_KEYS: readonly Key[] = [
  ...QUERY_KEYS,
  { key: 'V', wish: 'words', says: said.keySays.words, shown: said.withShift({ key: 'V' }) },
];

/** What a key press asks for; nothing while somebody writes, holds a modifier, or a modal dialog is open. */
export function wishOf(event: KeyboardEvent): Wish | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (isWriting(event.target)) return null;
  const wish = [...KEYS, ...TABLE_KEYS].find((entry) => entry.key === event.key)?.wish ?? null;
  return isUnderDialog() && wish !== 'keys' ? null : wish;
}

/** A dialog lies over the page, and keys are its own. */
export function isUnderDialog(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
