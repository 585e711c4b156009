// Becoming somebody here, or nobody in particular again.

import type { Credentials, Me } from '../../generated/protocol';
import { account } from '../../net/account';
import { api } from '../../net/api';
import { myself } from '../../stores/me.svelte';
import { notices } from '../../stores/notices.svelte';
import { tables } from '../../stores/tables.svelte';

export async function claim(credentials: Credentials): Promise<void> {
  await becomeNow(await account.claim(credentials));
  notices.tell('The account is yours. Sign in with this name and password on any device.');
}

export async function signIn(credentials: Credentials): Promise<void> {
  const { me, joined } = await account.signIn(credentials);
  await becomeNow(me);
  notices.tell(`Welcome back, ${me.name}.${joinedWords(joined)}`);
}

/** A new guest, who has nothing of the account. */
export async function signOut(): Promise<void> {
  await account.signOut();
  await becomeNow(await api.me());
  notices.tell('You are signed out here. You can play on as a guest.');
}

export async function signOutEverywhere(): Promise<void> {
  await account.signOutEverywhere();
  await becomeNow(await api.me());
  notices.tell('You are signed out on every device.');
}

export async function forgotten(): Promise<void> {
  await becomeNow(await api.me());
  notices.tell('You are forgotten here. If you play on, it is as somebody new.');
}

/** What became of the tables that were a guest's on this device. */
export function joinedWords(joined: number): string {
  if (joined === 0) return '';
  return joined === 1 ? ' The table you played here came along.' : ` The ${joined} tables you played here came along.`;
}

async function becomeNow(me: Me): Promise<void> {
  myself.become(me);
  await tables.refresh();
}
