// What moves for the eye alone (a flame, a bat, a plane in the air) lives while somebody is about, and rests where it is once
// nothing has happened for a while: a page that nobody touches costs no more than a picture. Such movements have
// `var(--life)` (look/tokens.css) in their `animation`; a die that falls or a card that slides in has not, and never waits.

/** So long things live on after the last touch. */
export const AWAKE_MS = 4000;

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

let last = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something happens: things live for a while. */
export function wake(): void {
  last = performance.now();
  if (timer !== undefined) return;
  delete document.documentElement.dataset['rest'];
  timer = setTimeout(look, AWAKE_MS);
}

function look(): void {
  const left = last + AWAKE_MS - performance.now();
  timer = left > 0 ? setTimeout(look, left) : undefined;
  if (timer === undefined) document.documentElement.dataset['rest'] = '';
}

/** Every touch of the page wakes it; to be called in an effect. */
export function watchTouches(): () => void {
  const stop = new AbortController();
  for (const touch of TOUCHES) addEventListener(touch, wake, { passive: true, capture: true, signal: stop.signal });
  wake();
  return () => {
    stop.abort();
    clearTimeout(timer);
    timer = undefined;
  };
}
