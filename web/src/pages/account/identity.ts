// Becoming somebody here, or nobody in particular again.

import * as said from '$words/account';
import type { Credentials, Me } from '../../generated/protocol';
import { account } from '../../net/account';
import { api } from '../../net/api';
import { myself } from '../../stores/me.svelte';
import { notices } from '../../stores/notices.svelte';
import { tables } from '../../stores/tables.svelte';

export async function claim(credentials: Credentials): Promise<void> {
  await becomeNow(await account.claim(credentials));
  notices.tell(said.claimed);
}

export async function signIn(credentials: Credentials): Promise<void> {
  const { me, joined } = await account.signIn(credentials);
  await becomeNow(me);
  notices.tell(said.welcome({ name: me.name, n: joined }));
}

/** A new guest, who has nothing of the account. */
export async function signOut(): Promise<void> {
  await account.signOut();
  await becomeNow(await api.me());
  notices.tell(said.signedOutHere);
}

export async function signOutEverywhere(): Promise<void> {
  await account.signOutEverywhere();
  await becomeNow(await api.me());
  notices.tell(said.signedOutEverywhere);
}

export async function forgotten(): Promise<void> {
  await becomeNow(await api.me());
  notices.tell(said.forgotten);
}

async function becomeNow(me: Me): Promise<void> {
  myself.become(me);
  await tables.refresh();
}
