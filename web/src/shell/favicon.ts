// The picture in the browser's tab: a lamp, lit when somebody waits for me.

const BODY =
  "<path d='M11 13h10l2.5 14h-15z' fill='FILL'/><path d='M13 8h6v4h-6z' fill='#7a6a55'/><path d='M9 28h14v2.5H9z' fill='#7a6a55'/><path d='M16 2v6M11 8h10' stroke='#7a6a55' stroke-width='2'/>";

/** The lamp as the address of a picture. */
export function favicon(lit: boolean): string {
  const glow = lit ? "<circle cx='16' cy='19' r='13' fill='#ffb84f' opacity='.55'/>" : '';
  const lamp = BODY.replace('FILL', lit ? '#ff9d1c' : '#c9b48f');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${glow}${lamp}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Puts the lamp into the tab. */
export function showFavicon(lit: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = favicon(lit);
}
