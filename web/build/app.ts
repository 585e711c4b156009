// What makes the page an app: a manifest, icons, and a service worker that keeps the page for times without a connection.

import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

import { plainText } from './words.ts';

/** The icon's colours: the rock around, the dark inside, the lamp and its light. */
const ROCK = [0x2b, 0x23, 0x1d];
const DARK = [0x0f, 0x0b, 0x09];
const GLOW = [0xa8, 0x62, 0x1f];
const LAMP = [0xff, 0xd2, 0x7a];

/** Whether the page is built as files for any web host, without a server behind them. */
export const IS_SITE = process.env['VITE_KARST_SITE'] === '1';

/** A Vite plugin for `vite build`. */
export function app(language: string): Plugin {
  const folder = IS_SITE ? './' : `/${language}/`;
  return {
    name: 'karst-app',
    apply: 'build',
    transformIndexHtml: (html) => ({
      // A site has no server to ask.
      html: IS_SITE ? html.replace(/\s*<!-- Every page wants the shelf.*?-->\s*<link rel="preload"[^>]*>/s, '') : html,
      tags: [
        { tag: 'link', attrs: { rel: 'manifest', href: `${folder}manifest.webmanifest` }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${folder}icon-192.png` }, injectTo: 'head' },
      ],
    }),
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Uint8Array): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      emit('icon.svg', svg());
      for (const size of [192, 512]) emit(`icon-${size}.png`, png(size));
      emit('manifest.webmanifest', JSON.stringify(manifest(language)));
      const files = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
      emit('sw.js', serviceWorker(language, files));
    },
  };
}

function manifest(language: string): object {
  return {
    name: 'Karst',
    short_name: 'Karst',
    description: plainText(language, 'page/shell.ftl', 'page-shell-description'),
    lang: language,
    // The page's own folder on a site; a server finds the page of a reader's language from its root.
    start_url: IS_SITE ? './' : '/',
    scope: IS_SITE ? './' : '/',
    display: 'standalone',
    background_color: '#151210',
    theme_color: '#151210',
    icons: [
      { src: './icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: './icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}

/** A cave mouth with a lamp in it. */
function svg(): string {
  const colour = (rgb: number[]): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour(ROCK)}"/><path d="M8 64V40C8 22 18 12 32 12s24 10 24 28v24z" fill="${colour(DARK)}"/><circle cx="32" cy="44" r="15" fill="${colour(GLOW)}" opacity=".45"/><circle cx="32" cy="44" r="9" fill="${colour(GLOW)}"/><circle cx="32" cy="44" r="5" fill="${colour(LAMP)}"/></svg>`;
}

/** The same drawing as a PNG, point by point. */
export function png(size: number): Uint8Array {
  const rows = Buffer.alloc(size * (1 + size * 3));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * (1 + size * 3) + 1 + x * 3;
      const rgb = pointAt(((x + 0.5) * 64) / size, ((y + 0.5) * 64) / size);
      rows.set(rgb, at);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', head),
    part('IDAT', deflateSync(rows, { level: 9 })),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** The colour of a point of the drawing, which is 64 wide. */
function pointAt(x: number, y: number): number[] {
  const fromLamp = Math.hypot(x - 32, y - 44);
  if (fromLamp < 5) return LAMP;
  if (fromLamp < 9) return GLOW;
  const inMouth = y > 40 ? x > 8 && x < 56 : ((x - 32) / 24) ** 2 + ((y - 40) / 28) ** 2 < 1;
  const ground = inMouth ? DARK : ROCK;
  if (fromLamp < 15) return ground.map((part, at) => Math.round(part * 0.55 + (GLOW[at] ?? 0) * 0.45));
  return ground;
}

function part(name: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

/** CRC-32, as PNG wants it. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** The service worker: it knows the files of one build by name, and asks for nothing else. */
function serviceWorker(language: string, files: string[]): string {
  const kept = files.filter((name) => name !== 'sw.js');
  const version = checksum(Buffer.from(kept.join('\n')));
  return `// Keeps the page of this build for times without a connection. Written by web/build/app.ts.
const NAME = 'karst-${language}-${version.toString(16)}';
const FILES = ${JSON.stringify(kept)};
const SITE = ${IS_SITE};
const BASE = SITE ? new URL('./', location.href) : new URL('/${language}/', location.href);
const POCKET = new URL('../pocket/', BASE);
const PAGE = new URL('index.html', BASE).href;

async function pocketFiles() {
  const answer = await fetch(new URL('pocket.json', POCKET));
  if (!answer.ok) return [];
  const laid = await answer.json();
  // The page of a language needs the answers in that one alone.
  const wanted = Object.keys(laid).filter((name) => name.endsWith('.wasm') || name.startsWith('${language}/'));
  return ['pocket.json', ...wanted.map((name) => laid[name])].map((name) => new URL(name, POCKET).href);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME);
      await cache.addAll([...FILES.map((name) => new URL(name, BASE).href), ...(await pocketFiles())]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // A page that is open may still ask for a file of the build before: that one is kept too.
      const names = (await caches.keys()).filter((name) => name.startsWith('karst-') && name !== NAME);
      await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== location.origin) return;
  if (!SITE && address.pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') {
    event.respondWith(page(event.request));
  } else {
    event.respondWith(file(event.request));
  }
});

// The server's page is newer than the kept one; the kept one comes where no server answers.
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok || answer.status < 500) return answer;
  } catch {
    // No connection.
  }
  const kept = await caches.match(PAGE);
  return kept ?? Response.error();
}

// Files are named by what is in them, but for pocket.json, which is asked for again where that is possible.
async function file(request) {
  if (new URL(request.url).href === new URL('pocket.json', POCKET).href) {
    try {
      const answer = await fetch(request);
      if (answer.ok) return answer;
    } catch {
      // No connection.
    }
  }
  return (await caches.match(request)) ?? fetch(request);
}
`;
}
