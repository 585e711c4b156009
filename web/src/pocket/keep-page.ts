// The page stays in the browser for times without a connection, where it can play by itself.

import { canPlayHere, IS_SITE } from '../net/transport';

/** Asks the browser to keep the page, once nothing else is to be done. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator)) return;
  const idle = (work: () => void): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000);
  addEventListener('load', () =>
    idle(() => {
      void canPlayHere().then(async (can) => {
        if (!can) return;
        // On a server the page of every language is at its root; a site has a folder for each.
        const base = IS_SITE ? import.meta.env.BASE_URL : '/';
        await navigator.serviceWorker.register(`${base}sw.js`, { scope: base }).catch(() => undefined);
      });
    }),
  );
}
