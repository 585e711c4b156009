// Carrying things with the mouse or a finger: what can be carried leaves its place, follows the hand and is let go somewhere.
// What that means is told by the board's pointing; here are only hands and pixels.
//
// It listens on all of a game's board, before the map does: whoever drags a piece does not drag the map.

import './carrying.css';

import type { Attachment } from 'svelte/attachments';

import { isStill } from '../stores/settings.svelte';
import { distance, type Point } from './geometry';
import { SLOP } from './gestures';

export interface Carrier {
  mayLift(spot: string): boolean;
  lift(spot: string): void;
  /** Would letting go here do something? */
  mayDrop(spot: string): boolean;
  drop(spot: string | null): void;
}

/** A finger on what can be scrolled rests so long before it carries something away. */
const REST_MS = 200;
/** So near the edge of the map the map moves along, so many pixels a frame. */
const EDGE = 34;
const NUDGE = 9;
/** What was let go in a good place stays there until the table has answered. */
const SETTLE_MS = 620;
const BACK_MS = 170;

type Held = {
  readonly id: number;
  readonly spot: string;
  readonly element: HTMLElement | SVGElement;
  readonly start: Point;
  readonly since: number;
  /** It lies where fingers scroll the page. */
  readonly isScrolled: boolean;
  carried: HTMLElement | null;
  at: Point;
  over: Element | null;
};

/** Lets things be carried on a board until the answer is called. */
export function carrying(root: HTMLElement, carrier: Carrier): () => void {
  let held: Held | null = null;
  let isClickOver = false;
  let frame = 0;

  const down = (event: PointerEvent) => {
    if (held !== null) return void cancel();
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement | SVGElement>('[data-spot]');
    const spot = element?.getAttribute('data-spot');
    if (!element || !spot || event.target.closest('[data-overlay]') !== null || !carrier.mayLift(spot)) return;
    const at: Point = [event.clientX, event.clientY];
    const isScrolled = event.pointerType !== 'mouse' && !(element instanceof SVGElement);
    held = {
      id: event.pointerId,
      spot,
      element,
      start: at,
      at,
      since: event.timeStamp,
      isScrolled,
      carried: null,
      over: null,
    };
  };

  const move = (event: PointerEvent) => {
    if (held === null || event.pointerId !== held.id) return;
    held.at = [event.clientX, event.clientY];
    if (held.carried === null) {
      if (distance(held.start, held.at) < SLOP) return;
      if (held.isScrolled && event.timeStamp - held.since < REST_MS) return void (held = null);
      begin(held, event);
    }
    follow(held);
  };

  const begin = (now: Held, event: PointerEvent) => {
    // The map, which took this for the beginning of a drag, lets go.
    now.element.dispatchEvent(new PointerEvent('pointercancel', { ...idOf(event), bubbles: true }));
    now.carried = copyOf(now.element, root);
    now.element.style.opacity = '0.3';
    root.setPointerCapture(now.id);
    root.dataset['carrying'] = '';
    carrier.lift(now.spot);
    frame = requestAnimationFrame(nudge);
  };

  const follow = (now: Held) => {
    if (now.carried === null) return;
    const [dx, dy] = [now.at[0] - now.start[0], now.at[1] - now.start[1]];
    now.carried.style.transform = `translate(${dx}px, ${dy}px)`;
    const under = spotUnder(now);
    const over = under !== null && carrier.mayDrop(spotOf(under)) ? under : null;
    if (over === now.over) return;
    now.over?.removeAttribute('data-drop');
    over?.setAttribute('data-drop', '');
    now.over = over;
  };

  /** At its edge the map moves along. */
  const nudge = () => {
    if (held?.carried == null) return;
    const [x, y] = held.at;
    const map = document.elementFromPoint(x, y)?.closest('.viewport');
    if (map) {
      const box = map.getBoundingClientRect();
      const push = (low: number, high: number) => (low < EDGE ? -NUDGE : high < EDGE ? NUDGE : 0);
      const by: Point = [push(x - box.left, box.right - x), push(y - box.top, box.bottom - y)];
      if (by[0] !== 0 || by[1] !== 0) map.dispatchEvent(new CustomEvent('nudge', { detail: by }));
    }
    follow(held);
    frame = requestAnimationFrame(nudge);
  };

  const up = (event: PointerEvent) => {
    if (held === null || event.pointerId !== held.id) return;
    if (event.type === 'pointercancel') {
      // One that we made ourselves is for the map.
      if (event.isTrusted) cancel();
      return;
    }
    const now = held;
    held = null;
    if (now.carried === null) return;
    now.at = [event.clientX, event.clientY];
    const under = spotUnder(now);
    const spot = under === null ? null : spotOf(under);
    finish(now, spot !== null && carrier.mayDrop(spot));
    carrier.drop(spot);
  };

  /** Back to where it was. */
  const cancel = () => {
    const now = held;
    held = null;
    if (now === null || now.carried === null) return;
    finish(now, false);
    carrier.drop(null);
  };

  const finish = (now: Held, isTaken: boolean) => {
    cancelAnimationFrame(frame);
    delete root.dataset['carrying'];
    now.over?.removeAttribute('data-drop');
    isClickOver = true;
    setTimeout(() => (isClickOver = false));
    const carried = now.carried;
    const done = () => {
      carried?.remove();
      now.element.style.opacity = '';
    };
    if (isStill() || carried === null) return done();
    if (!isTaken) {
      carried.style.transition = ['transform', `${BACK_MS}ms`, 'ease-out'].join(' ');
      carried.style.transform = '';
    }
    setTimeout(done, isTaken ? SETTLE_MS : BACK_MS);
  };

  // The click after a drag is no click.
  const click = (event: MouseEvent) => {
    if (!isClickOver) return;
    isClickOver = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const touchmove = (event: TouchEvent) => {
    if (held !== null && !(held.isScrolled && held.carried === null) && event.cancelable) event.preventDefault();
  };

  const keydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || held?.carried == null) return;
    event.stopPropagation();
    cancel();
  };

  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  root.addEventListener('pointerdown', down, options);
  root.addEventListener('pointermove', move, options);
  root.addEventListener('pointerup', up, options);
  root.addEventListener('pointercancel', up, options);
  root.addEventListener('click', click, options);
  root.addEventListener('touchmove', touchmove, { ...options, passive: false });
  root.addEventListener('selectstart', (event) => held !== null && event.preventDefault(), options);
  root.addEventListener('dragstart', (event) => event.preventDefault(), options);
  window.addEventListener('keydown', keydown, options);
  return () => {
    cancel();
    stop.abort();
  };
}

/** A map that moves along when something is carried to its edge. */
export function nudged(by: (pixels: Point) => void): Attachment<HTMLElement> {
  return (node) => {
    const moved = (event: Event) => by((event as CustomEvent<Point>).detail);
    node.addEventListener('nudge', moved);
    return () => node.removeEventListener('nudge', moved);
  };
}

const spotOf = (element: Element): string => element.getAttribute('data-spot') ?? '';

/** What the hand is over that can be pointed at, other than what it carries. */
function spotUnder({ at, element }: Held): Element | null {
  const under = document
    .elementsFromPoint(...at)
    .find((one) => !element.contains(one) && one.closest('[data-spot], [data-overlay]') !== null);
  return under?.closest('[data-spot]') ?? null;
}

const idOf = ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent): PointerEventInit => ({
  pointerId,
  pointerType,
  isPrimary,
  clientX,
  clientY,
});

/** The same drawing over everything else, in the same place of the screen. */
function copyOf(element: HTMLElement | SVGElement, root: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-spot', 'data-testid', 'tabindex', 'role']) one.removeAttribute(name);
  const layer = document.createElement('div');
  layer.className = 'carried';
  layer.inert = true;
  layer.setAttribute('aria-hidden', 'true');
  root.append(layer);
  const origin = layer.getBoundingClientRect();
  if (element instanceof SVGGraphicsElement && copy instanceof SVGElement) {
    const matrix = element.getScreenCTM() ?? new DOMMatrix();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    copy.style.transform = '';
    copy.setAttribute(
      'transform',
      `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e - origin.x} ${matrix.f - origin.y})`,
    );
    svg.append(copy);
    layer.append(svg);
  } else {
    const { x, y, width, height } = element.getBoundingClientRect();
    copy.style.cssText += `position:absolute;margin:0;left:${x - origin.x}px;top:${y - origin.y}px;width:${width}px;height:${height}px`;
    layer.append(copy);
  }
  return layer;
}
