// What single keys do, anywhere on the page.

/** Everything a key can ask for. */
export type Wish = 'keys' | 'rules' | 'undo' | 'redo' | 'log' | 'chat' | 'what-now' | 'next';

export const KEYS: { key: string; wish: Wish; says: string }[] = [
  { key: '?', wish: 'keys', says: 'Show or hide these keys' },
  { key: 'r', wish: 'rules', says: 'Open or close the rules' },
  { key: 'u', wish: 'undo', says: 'Take back my last action' },
  { key: 'U', wish: 'redo', says: 'Do again what I took back' },
  { key: 'l', wish: 'log', says: 'Show or hide the log' },
  { key: 'c', wish: 'chat', says: 'Show or hide the chat' },
  { key: 'w', wish: 'what-now', says: 'What can I do now?' },
  { key: 'n', wish: 'next', says: 'Go to the next table that waits for me' },
];

/** What a key press asks for; nothing while somebody writes, holds a modifier, or a modal dialog is open. */
export function wishOf(event: KeyboardEvent): Wish | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (isWriting(event.target)) return null;
  const wish = KEYS.find((entry) => entry.key === event.key)?.wish ?? null;
  const modal = document.querySelector('dialog:modal') !== null;
  return modal && wish !== 'keys' ? null : wish;
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
