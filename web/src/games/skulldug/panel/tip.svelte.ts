// The card whose full text is shown beside the pointer, the focus or the finger.
import type { Card } from '../../../generated/skulldug';

export type Tipped = { readonly card: Card; readonly by: DOMRect };

export const tip = $state<{ shown: Tipped | null }>({ shown: null });

export function showTip(card: Card, element: Element): void {
  tip.shown = { card, by: element.getBoundingClientRect() };
}

export function hideTip(card: Card): void {
  if (tip.shown?.card === card) tip.shown = null;
}

const WIDTH = 230;
const GAP = 8;

/** Left and top of a tip, or its bottom, so that it stays on the screen. */
export function tipPlace(
  by: { left: number; right: number; top: number; bottom: number },
  screen: { w: number; h: number },
): { left: number; top?: number; bottom?: number } {
  const middle = (by.left + by.right) / 2;
  const left = Math.max(GAP, Math.min(screen.w - WIDTH - GAP, middle - WIDTH / 2));
  return by.top > screen.h / 2 ? { left, bottom: screen.h - by.top + GAP } : { left, top: by.bottom + GAP };
}
