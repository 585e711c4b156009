// Keys that every board has.

/** Enter held down on a button: browsers click again and again, and the next decision would be made unread. */
export function isHeldEnter(event: KeyboardEvent): boolean {
  return event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement;
}

/** Is a key meant for the game: pressed in it, or where nothing in particular is? Focus rests on `main` at first. */
export function isForGame(event: KeyboardEvent, root: HTMLElement | undefined): boolean {
  if (event.defaultPrevented || root === undefined || !(event.target instanceof Node)) return false;
  return root.contains(event.target) || event.target.contains(root);
}

/** May a single letter do something now? Not while somebody writes, holds a modifier, or a dialog is open. */
export function isFreeKey(event: KeyboardEvent): boolean {
  return !event.repeat && isFreeOrHeldKey(event);
}

/** The same for keys that may be held down. */
export function isFreeOrHeldKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isWriting(event.target) && document.querySelector('dialog:modal') === null;
}

export type Lens = { zoom(factor: number): void; fit(): void };

/** `+`, `-` and `0`; false when it is another key. */
export function zoomKey(event: KeyboardEvent, lens: Lens): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case '+':
    case '=':
      lens.zoom(1.5);
      return true;
    case '-':
      lens.zoom(1 / 1.5);
      return true;
    case '0':
      lens.fit();
      return true;
    default:
      return false;
  }
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
}
