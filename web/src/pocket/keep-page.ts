// The page stays in the browser for times without a connection, where it can play by itself.

import * as said from '$words/shell';
import { canPlayHere, pageRoot } from '../net/transport';

/** Where the service worker (build/sw.js) finds which language was read last. */
const SPOKEN = 'spoken-language';

/** Asks the browser to keep the page, once nothing else is to be done. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator)) return;
  const idle = (work: () => void): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000);
  addEventListener('load', () => idle(() => void register()));
}

/** The page that is kept is shown in this language, from now on. */
export async function noteLanguage(language: string): Promise<void> {
  if (!('caches' in window)) return;
  const notes = await caches.open('karst-notes');
  await notes.put(new URL(SPOKEN, pageRoot()), new Response(language));
}

async function register(): Promise<void> {
  if (!(await canPlayHere())) return;
  const root = pageRoot();
  try {
    await noteLanguage(said.language);
    await navigator.serviceWorker.register(new URL('sw.js', root), { scope: root.pathname });
  } catch {
    // A browser that keeps nothing: then the page needs its connection.
  }
}
