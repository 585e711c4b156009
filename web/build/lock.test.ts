import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

test('every optional package of another system has its entry, so that `npm ci` works there too', () => {
  const there = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(lock.packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !there.has(name))).toEqual([]);
});

test('the lock names no registry: everybody fetches from their own', () => {
  expect(Object.values(lock.packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
});
