// Focus that would fall out of the flight when the thing that has it is drawn anew: an empty place becomes a cave.
import type { Attachment } from 'svelte/attachments';

/** Puts the focus on what stands for the same spot now. */
export const keepSpot: Attachment<HTMLElement> = (flight) => {
  let last: Element | null = null;
  const entered = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target.closest('[data-spot]') : null;
  };
  // Going elsewhere is the person's own wish; an element that is taken away goes nowhere.
  const left = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) last = null;
  };
  const watcher = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    const spot = last.getAttribute('data-spot') ?? '';
    const again =
      flight.querySelector<SVGElement>(`[data-spot="${CSS.escape(spot)}"]`) ??
      flight.querySelector<SVGElement>('[data-spot][tabindex="0"]');
    // What was there may come with the next change.
    if (again === null) return;
    last = null;
    if (document.activeElement === null || document.activeElement === document.body)
      again.focus({ preventScroll: true });
  });
  flight.addEventListener('focusin', entered);
  flight.addEventListener('focusout', left);
  watcher.observe(flight, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    flight.removeEventListener('focusin', entered);
    flight.removeEventListener('focusout', left);
  };
};
