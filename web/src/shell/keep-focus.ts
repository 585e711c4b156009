// Focus that would fall out of a group of buttons when its button goes away.

import type { Attachment } from 'svelte/attachments';

/**
 * When the focused element leaves the page, its group takes the focus: Tab goes on from here and not from the top of the
 * page. Not the next button, which another press of Enter would do unread. The group needs a `tabindex` of -1.
 */
export const keepFocus: Attachment<HTMLElement> = (group) => {
  let last: Element | null = null;
  const entered = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target : null;
  };
  // Going elsewhere is the person's own wish; an element that is taken away goes nowhere.
  const left = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) last = null;
  };
  const watcher = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    if (document.activeElement === null || document.activeElement === document.body)
      group.focus({ preventScroll: true });
  });
  group.addEventListener('focusin', entered);
  group.addEventListener('focusout', left);
  watcher.observe(group, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', entered);
    group.removeEventListener('focusout', left);
  };
};
