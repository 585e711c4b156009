// What single keys do, anywhere on the page.

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
  { key: '?', wish: 'keys', says: 'Show or hide these keys' },
  { key: 'r', wish: 'rules', says: 'Open or close the rules' },
  { key: 'u', wish: 'undo', says: 'Take back my last action' },
  { key: 'U', wish: 'redo', says: 'Do again what I took back' },
  { key: 'l', wish: 'log', says: 'Show or hide the log' },
  { key: 'c', wish: 'chat', says: 'Show or hide the chat' },
  { key: 'w', wish: 'what-now', says: 'What can I do now?' },
  { key: 'n', wish: 'next', says: 'Go to the next table that waits for me' },
];

/** Keys that ask how the table lies. With Shift, so that letters can find places in the board's words. */
export const QUERY_KEYS: readonly (Key & { wish: Query; shown: string })[] = [
  { key: 'W', wish: 'where', says: 'Where am I?', shown: 'Shift W' },
  { key: 'N', wish: 'near', says: 'What is near?', shown: 'Shift N' },
  { key: 'H', wish: 'hand', says: 'What do I hold?', shown: 'Shift H' },
  { key: 'L', wish: 'last', says: 'What happened last?', shown: 'Shift L' },
  { key: 'Q', wish: 'asked', says: 'What am I asked?', shown: 'Shift Q' },
];

export const TABLE_KEYS: readonly Key[] = [...QUERY_KEYS, { key: 'V', wish: 'words', says: 'The board in words, or as a picture', shown: 'Shift V' }];

/** What a key press asks for; nothing while somebody writes, holds a modifier, or a modal dialog is open. */
export function wishOf(event: KeyboardEvent): Wish | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (isWriting(event.target)) return null;
  const wish = [...KEYS, ...TABLE_KEYS].find((entry) => entry.key === event.key)?.wish ?? null;
  const modal = document.querySelector('dialog:modal') !== null;
  return modal && wish !== 'keys' ? null : wish;
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
