// Focus that would fall back to the top of the page when what has it goes away.

const FOCUSABLE = '[tabindex], a[href], button, input, select, textarea, summary';

/**
 * When the focused element is taken away, hidden or disabled, the nearest thing around it that can have the focus takes
 * it, and `home` when there is none. What a pointer does to the focus is the person's own wish.
 */
export function keepPageFocus(home: () => HTMLElement | undefined): () => void {
  /** What has the focus, and all around it, the nearest first. */
  let path: Element[] = [];
  let wanted = false;

  const entered = (event: FocusEvent): void => {
    path = [];
    for (let at = event.target instanceof Element ? event.target : null; at !== null; at = at.parentElement) {
      if (at !== document.body && at !== document.documentElement) path.push(at);
    }
  };
  const pointed = (): void => {
    path = [];
  };
  const look = (): void => {
    wanted = false;
    const [last] = path;
    if (last === undefined) return;
    // A button that is disabled keeps the focus for a moment longer, and then nothing has it.
    const now = document.activeElement;
    if (now !== null && now !== document.body && canHaveFocus(now)) return;
    // Left behind as it was: whoever did that went to the browser's own bars.
    if (canHaveFocus(last)) return;
    // A dialog that lies over all gives the focus back by itself.
    if (document.querySelector('dialog:modal') !== null) return;
    const rest = path;
    path = [];
    for (const group of [...rest, home()]) {
      if (!(group instanceof HTMLElement) || !group.matches(FOCUSABLE) || !canHaveFocus(group)) continue;
      group.focus({ preventScroll: true });
      if (document.activeElement === group) return;
    }
  };
  // Once what goes on now is done: between one focus and the next nothing has it, and the next thing may be put in the
  // place of the last in the same breath.
  const soon = (): void => {
    if (wanted || path.length === 0) return;
    wanted = true;
    setTimeout(look);
  };
  const watcher = new MutationObserver(soon);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open', 'tabindex'],
  });
  document.addEventListener('focusin', entered);
  document.addEventListener('pointerdown', pointed, true);
  return () => {
    watcher.disconnect();
    document.removeEventListener('focusin', entered);
    document.removeEventListener('pointerdown', pointed, true);
  };
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled, [inert] *') && element.checkVisibility();
}
