// Addresses and what they show. Reading and writing only; the page that is shown is kept in stores/route.svelte.ts.

/** Every page there is. */
export type Route =
  | { page: 'home' }
  /** `like`: the table whose setup is taken over, for a rematch. */
  | { page: 'set-up'; game: string; like: string | null }
  | { page: 'table'; id: string }
  | { page: 'notifications' }
  | { page: 'account' }
  /** Somebody, and what they have played. */
  | { page: 'person'; id: string }
  /** The moderators' desk. */
  | { page: 'order' }
  /** The past of a table, or an uploaded record. Which moment, and through whose eyes, is in the query. */
  | { page: 'replay'; of: 'tables' | 'records'; id: string }
  /** Uploaded records of mine, and where to upload one. */
  | { page: 'records' }
  /** The rules of a game as a book, or what a player needs at the table on one sheet. */
  | { page: 'rules'; game: string; as: 'book' | 'summary' }
  /** A first game with a coach. Which chapter and beat is in the query. */
  | { page: 'learn'; game: string }
  | { page: 'not-found'; path: string };

/** What an address shows. */
export function routeOf(address: URL): Route {
  const parts = address.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const [first, second] = parts;
  if (first === undefined) return { page: 'home' };
  if (parts.length === 1 && first === 'notifications') return { page: 'notifications' };
  if (parts.length === 1 && first === 'account') return { page: 'account' };
  if (parts.length === 1 && first === 'order') return { page: 'order' };
  if (first === 'records' && parts.length === 1) return { page: 'records' };
  if (first === 'tables' && parts.length === 3 && second !== undefined && parts[2] === 'replay')
    return { page: 'replay', of: 'tables', id: second };
  if (first === 'rules' && parts.length === 3 && second !== undefined && parts[2] === 'summary')
    return { page: 'rules', game: second, as: 'summary' };
  if (parts.length === 2 && second !== undefined) {
    if (first === 'rules') return { page: 'rules', game: second, as: 'book' };
    if (first === 'records') return { page: 'replay', of: 'records', id: second };
    if (first === 'new') return { page: 'set-up', game: second, like: address.searchParams.get('like') };
    if (first === 'tables') return { page: 'table', id: second };
    if (first === 'learn') return { page: 'learn', game: second };
    if (first === 'people') return { page: 'person', id: second };
  }
  return { page: 'not-found', path: address.pathname };
}

/** The address of a page. */
export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'set-up':
      return `/new/${encodeURIComponent(route.game)}${route.like === null ? '' : `?like=${encodeURIComponent(route.like)}`}`;
    case 'table':
      return `/tables/${encodeURIComponent(route.id)}`;
    case 'notifications':
      return '/notifications';
    case 'account':
      return '/account';
    case 'person':
      return `/people/${encodeURIComponent(route.id)}`;
    case 'order':
      return '/order';
    case 'replay':
      return route.of === 'tables'
        ? `/tables/${encodeURIComponent(route.id)}/replay`
        : `/records/${encodeURIComponent(route.id)}`;
    case 'records':
      return '/records';
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${route.as === 'summary' ? '/summary' : ''}`;
    case 'learn':
      return `/learn/${encodeURIComponent(route.game)}`;
    case 'not-found':
      return route.path;
  }
}

/**
 * Where the reader is, by the browser's address. A site of plain files has one page, and what it shows stands behind its `#`:
 * `en/#/tables/here-x?moment=3#rule=CT-ENTER-04` is `/tables/here-x?moment=3#rule=CT-ENTER-04`.
 */
export function addressIn(browser: URL, isSite: boolean): URL {
  if (!isSite) return browser;
  return new URL(browser.hash.startsWith('#/') ? browser.hash.slice(1) : '/', browser.origin);
}

/** What the browser's address becomes for an address of ours. */
export function addressFor(address: string, isSite: boolean): string {
  if (!isSite) return address;
  const { pathname, search, hash } = new URL(address, location.origin);
  return `#${pathname}${search}${hash}`;
}

/** The rule an address points at: `#rule=CT-ENTER-04`. */
export function ruleOf(address: URL): string | null {
  const id = new URLSearchParams(address.hash.slice(1)).get('rule');
  return id === null || id === '' ? null : id.toUpperCase();
}

/** The same address, pointing at a rule or at none. */
export function withRule(address: URL, id: string | null): string {
  return `${address.pathname}${address.search}${id === null ? '' : `#rule=${encodeURIComponent(id)}`}`;
}

/** A click that this page should follow itself, without loading anything: its target, or none. */
export function ownLink(event: MouseEvent, page: URL): URL | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  const href = anchor?.getAttribute('href');
  if (!anchor || !href || anchor.target !== '' || anchor.hasAttribute('download')) return null;
  // On a site of plain files a link to one of our pages may stand as the browser has it, behind a `#`.
  const target = href.startsWith('#/') ? new URL(href.slice(1), page.origin) : new URL(href, page);
  return target.origin !== page.origin || target.pathname.startsWith('/api/') ? null : target;
}

/** A hand-typed `%` is no reason to fail. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
