import * as said from '$words/account';
import { afterEach, expect, test, vi } from 'vitest';

import type { Me, SignedIn } from '../../generated/protocol';
import { myself } from '../../stores/me.svelte';
import { notices } from '../../stores/notices.svelte';
import { signIn, signOut } from './identity';

const ANNA: Me = { id: 'a', name: 'Anna', face: 'person-1', account: true, needs_password: false, role: null };
const GUEST: Me = { id: 'g', name: 'Guest 1234', face: 'person-2', account: false, needs_password: false, role: null };

/** A server that answers these requests and counts them. */
function serverWith(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const body = answers[`${method} ${path}`] ?? { mine: [], open: [], running: [] };
    return Promise.resolve(
      new Response(body === 'nothing' ? null : JSON.stringify(body), { status: body === 'nothing' ? 204 : 200 }),
    );
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('whoever signs in is somebody else at once, with their tables, and other tabs hear of it', async () => {
  const own = vi.fn();
  const stop = myself.watch(own);
  const otherTab = new BroadcastChannel('karst-me');
  const heard = new Promise((resolve) => (otherTab.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data)));
  const asked = serverWith({ 'POST /api/session': { me: ANNA, joined: 2 } satisfies SignedIn });
  await signIn({ name: 'Anna', password: 'a lantern in the deep' });
  expect(myself.me).toEqual(ANNA);
  expect(asked).toEqual(['POST /api/session', 'GET /api/tables']);
  expect(notices.list.at(-1)?.sentence).toBe('Welcome back, Anna. The 2 tables you played here came along.');
  expect(await heard).toBe('a');
  expect(own).not.toHaveBeenCalled();
  otherTab.close();
  stop();
});

test('whoever signs out is a new guest', async () => {
  const asked = serverWith({ 'DELETE /api/session': 'nothing', 'GET /api/me': GUEST });
  await signOut();
  expect(myself.me).toEqual(GUEST);
  expect(asked.slice(0, 2)).toEqual(['DELETE /api/session', 'GET /api/me']);
});

test('tables that came along are told when there were any', () => {
  expect(said.welcome({ name: 'Anna', n: 0 })).toBe('Welcome back, Anna.');
  expect(said.welcome({ name: 'Anna', n: 1 })).toBe('Welcome back, Anna. The table you played here came along.');
});
