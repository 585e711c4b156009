// Where others find a table.

type Page = Pick<Location, 'origin' | 'hostname' | 'pathname'>;

/** Names that every machine has for itself, and that lead nobody else here. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** The link to the table on this page; `addresses` are those the server has for others, the best first. */
export function invitation(page: Page, addresses: readonly string[]): string {
  const forOthers = isLoopback(page.hostname) ? addresses[0] : undefined;
  return (forOthers?.replace(/\/$/, '') ?? page.origin) + page.pathname;
}
