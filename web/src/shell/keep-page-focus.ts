// Focus that would fall back to the top of the page when what has it goes away.

const FOCUSABLE = '[tabindex], a[href], button, input, select, textarea, summary';

/**
 * When the focused element is taken away, hidden or disabled, the nearest thing around it that can have the focus takes
 * it, and `home` when there is none. What a pointer does to the focus is the person's own wish.
 */
export function keepPageFocus(home: () => HTMLElement | undefined): () => void {
  /** What has the focus, and all around it, the nearest first. */
  let path: HTMLElement[] = [];
  let wanted = false;

  const entered = (event: FocusEvent): void => {
    path = [];
    for (let at = event.target instanceof Element ? event.target : null; at !== null; at = at.parentElement) {
      if (at instanceof HTMLElement && at !== document.body && at !== document.documentElement) path.push(at);
    }
  };
  const pointed = (): void => {
    path = [];
  };
  const look = (): void => {
    wanted = false;
    if (path.length === 0 || (document.activeElement !== null && document.activeElement !== document.body)) return;
    // A dialog that lies over all gives the focus back by itself.
    if (document.querySelector('dialog:modal') !== null) return;
    const rest = path;
    path = [];
    for (const group of [...rest, home()]) {
      if (!group?.isConnected || !group.matches(FOCUSABLE)) continue;
      group.focus({ preventScroll: true });
      if (document.activeElement === group) return;
    }
  };
  // Once what goes on now is done: the next thing may be put in its place in the same breath.
  const soon = (): void => {
    if (wanted) return;
    wanted = true;
    queueMicrotask(look);
  };
  const watcher = new MutationObserver(soon);
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'inert', 'open', 'tabindex'] });
  document.addEventListener('focusin', entered);
  document.addEventListener('focusout', soon);
  document.addEventListener('pointerdown', pointed, true);
  return () => {
    watcher.disconnect();
    document.removeEventListener('focusin', entered);
    document.removeEventListener('focusout', soon);
    document.removeEventListener('pointerdown', pointed, true);
  };
}
