// Fingers, mouse and wheel on the map, told as zooming and dragging. Clicks pass through unless the map was dragged.
import type { Attachment } from 'svelte/attachments';
import { distance, type Point } from './geometry';

export interface Hands {
  zoom(factor: number, at: Point): void;
  drag(by: Point): void;
  /** A finger rests on something. */
  press(target: Element): void;
  /** Two taps or clicks on one place. */
  twice(target: Element): void;
  /** The wheel is turned by so many steps; true when that meant something else than zooming. */
  turn(steps: number): boolean;
  /** A finger has tapped: what it means by that. None for what it hit, nothing at all where the tap was answered already. */
  aim(target: Element, at: Point): Element | 'answered' | null;
  /** Farther out is not possible: the wheel may scroll the page. */
  isFit(): boolean;
}

/** Whoever moves less than this has not moved. */
export const SLOP = 7;
const LONG_PRESS = 480;
const DOUBLE = 320;

export function gestures(hands: Hands): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragging = false;
    let held: ReturnType<typeof setTimeout> | undefined;
    let isFinger = false;
    let tapped: { at: Point; when: number; target: Element } | null = null;

    const pixel = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };

    const down = (event: PointerEvent) => {
      isFinger = event.pointerType !== 'mouse';
      if (event.pointerType === 'mouse' && event.button > 1) return;
      if (event.target instanceof Element && event.target.closest('[data-overlay]') !== null) {
        // What the first tap brought up may lie under the second.
        if (isSecond(event)) dragging = true;
        return;
      }
      fingers.set(event.pointerId, pixel(event));
      start = pixel(event);
      dragging = fingers.size > 1;
      clearTimeout(held);
      const { target } = event;
      if (event.pointerType !== 'mouse' && fingers.size === 1 && target instanceof Element) {
        held = setTimeout(() => {
          dragging = true;
          hands.press(target);
        }, LONG_PRESS);
      }
    };

    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined || start === null) return;
      const now = pixel(event);
      if (!dragging && distance(start, now) < SLOP) return;
      clearTimeout(held);
      if (!dragging && event.pointerType === 'mouse') node.setPointerCapture(event.pointerId);
      dragging = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        hands.drag([now[0] - before[0], now[1] - before[1]]);
      } else {
        const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
        hands.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
        hands.drag([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
      }
      fingers.set(event.pointerId, now);
    };

    const up = (event: PointerEvent) => {
      clearTimeout(held);
      const wasDown = fingers.delete(event.pointerId);
      if (fingers.size > 0) return;
      start = null;
      if (event.type === 'pointerup' && (isSecond(event) || (wasDown && !dragging))) tap(event);
      // The click that follows a drag comes before this.
      setTimeout(() => (dragging = false));
    };

    const isSecond = (event: PointerEvent) =>
      tapped !== null && event.timeStamp - tapped.when < DOUBLE && distance(tapped.at, pixel(event)) < 3 * SLOP;

    const tap = (event: PointerEvent) => {
      if (tapped !== null && isSecond(event)) {
        hands.twice(tapped.target);
        tapped = null;
      } else if (event.target instanceof Element) {
        tapped = { at: pixel(event), when: event.timeStamp, target: event.target };
      }
    };

    const click = (event: MouseEvent) => {
      if (!dragging && !isElsewhere(event)) return;
      event.stopPropagation();
      event.preventDefault();
    };

    /** A finger that means something else than what it hit. Clicks made here come from no hand and mean what they hit. */
    const isElsewhere = (event: MouseEvent): boolean => {
      if (
        !isFinger ||
        !event.isTrusted ||
        !(event.target instanceof Element) ||
        event.target.closest('[data-overlay]') !== null
      )
        return false;
      const meant = hands.aim(event.target, pixel(event));
      if (meant instanceof Element) meant.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return meant !== null;
    };

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && hands.turn(Math.sign(event.deltaY))) {
        event.preventDefault();
        return;
      }
      const out = event.deltaY > 0;
      if (out && hands.isFit() && !event.ctrlKey) return;
      event.preventDefault();
      hands.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018)), pixel(event));
    };

    const stop = new AbortController();
    const options = { signal: stop.signal };
    node.addEventListener('pointerdown', down, options);
    node.addEventListener('pointermove', move, options);
    node.addEventListener('pointerup', up, options);
    node.addEventListener('pointercancel', up, options);
    node.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && up(event), options);
    node.addEventListener('click', click, { capture: true, ...options });
    node.addEventListener('wheel', wheel, { passive: false, ...options });
    return () => stop.abort();
  };
}
