// The service worker: it keeps the page for times without a connection. build/keeping.js puts `KARST` before it, which names
// the files of one build; nothing else is kept, but for what plays: modules and answers (pocket/pocket.json says which files they are).
/* global KARST */

const ROOT = new URL('./', location.href);
const POCKET = new URL('pocket/', ROOT);
const NOTE = new URL('pocket.json', POCKET).href;
/** Sites that share a host do not throw away each other's files. */
const OURS = `karst ${ROOT.pathname} `;
const NAME = OURS + KARST.version;
/** Which language was read last, as src/pocket/keep-page.ts notes it. */
const SPOKEN = new URL('spoken-language', ROOT).href;
/** A connection that says nothing for so long is none. */
const PATIENCE_MS = 3_000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME);
      // One after the other: whoever is reading meanwhile should not wait for this.
      for (const name of KARST.files) await keep(cache, new URL(name, ROOT).href);
      await keepPocket(await fetch(NOTE, { cache: 'no-cache' }));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // A page that is open may still ask for a file of the build before: that one is kept too.
      const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
      await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== ROOT.origin || !address.pathname.startsWith(ROOT.pathname)) return;
  if (!KARST.isSite && address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (address.href === NOTE) event.respondWith(note(event));
  else event.respondWith(file(request));
});

/** The page as it is now; where no server answers in time, the one that was kept. */
async function page(request) {
  const kept = await keptPage(new URL(request.url));
  const fresh = fetch(request);
  if (!kept) return fresh;
  fresh.catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const answer = await Promise.race([fresh, late]);
    if (answer && answer.status < 500) return answer;
  } catch {
    // No connection.
  }
  return kept;
}

/** On a site every language has its address; a server chooses one by itself, so here the last one is chosen again. */
async function keptPage(address) {
  const cache = await caches.open(NAME);
  if (KARST.isSite) {
    const path = address.pathname.replace(/\/$/, '/index.html');
    return cache.match(new URL(path, ROOT).href);
  }
  const spoken = await (await caches.match(SPOKEN))?.text();
  return (
    (await cache.match(new URL(`${spoken}/index.html`, ROOT).href)) ?? cache.match(new URL('en/index.html', ROOT).href)
  );
}

/** What plays; where it is newer than what was kept it is kept from now on. */
async function note(event) {
  try {
    const answer = await fetch(event.request, { cache: 'no-cache' });
    if (answer.ok) {
      event.waitUntil(keepPocket(answer.clone()).catch(() => undefined));
      return answer;
    }
  } catch {
    // No connection.
  }
  return (await caches.match(NOTE)) ?? Response.error();
}

/** All other files are named by what is in them, whoever asks. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function keepPocket(answer) {
  if (!answer.ok) return;
  const cache = await caches.open(NAME);
  const files = Object.values((await answer.clone().json()) ?? {});
  for (const name of files) await keep(cache, new URL(name, POCKET).href);
  // It comes last: whoever finds it finds what it names.
  await cache.put(NOTE, answer);
}

/** A file that some earlier build had too is not fetched again. */
async function keep(cache, address) {
  const isNamedByContent = /\/assets\/|\/pocket\//.test(address);
  if (await cache.match(address)) return;
  const known = isNamedByContent ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { cache: isNamedByContent ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}
