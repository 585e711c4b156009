// The card whose full text is shown beside the pointer, the focus or the finger.
import type { Card } from '../../../generated/skulldug';

export type Tipped = { readonly card: Card; readonly by: DOMRect };

export const tip = $state<{ shown: Tipped | null }>({ shown: null });

/** So long a mouse has to rest on a card, as on everything else that tells of itself (shell/Tips.svelte). */
const REST_MS = 450;
/** A hand that rests may stir by less than this. */
const STIR = 2;

let awaited: { card: Card; timer: ReturnType<typeof setTimeout> } | null = null;

export function showTip(card: Card, element: Element): void {
  forgetAwaited();
  tip.shown = { card, by: element.getBoundingClientRect() };
}

/** The mouse is over a card: it is told of once the mouse rests there, and not while it is on its way somewhere. */
export function restOn(card: Card, event: PointerEvent): void {
  const element = event.currentTarget;
  if (event.pointerType !== 'mouse' || !(element instanceof Element) || tip.shown?.card === card) return;
  const isStirring = Math.abs(event.movementX) + Math.abs(event.movementY) >= STIR;
  if (awaited?.card === card && !isStirring) return;
  forgetAwaited();
  // Whoever carries something has other things to look at.
  if (event.buttons === 0) awaited = { card, timer: setTimeout(() => showTip(card, element), REST_MS) };
}

export function hideTip(card: Card): void {
  if (awaited?.card === card) forgetAwaited();
  if (tip.shown?.card === card) tip.shown = null;
}

function forgetAwaited(): void {
  clearTimeout(awaited?.timer);
  awaited = null;
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
