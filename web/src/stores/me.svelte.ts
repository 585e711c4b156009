// Who I am to this server, and whether that changes behind this page's back.

import type { Me } from '../generated/protocol';
import { api } from '../net/api';

/** What tabs of one browser tell each other: somebody else is signed in from now on. */
const CHANNEL = 'karst-me';

class Myself {
  /** None until the server has said. */
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;
  /** One for telling and hearing: what it tells it does not hear itself. */
  #tabs = new BroadcastChannel(CHANNEL);

  /** Asks once who I am; the first answer also brings the cookie, without which no table knows me. */
  ready(): Promise<Me> {
    this.#asked ??= api.me().then(
      (me) => (this.me = me),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name.trim());
  }

  async changeFace(face: number): Promise<void> {
    this.me = await api.changeFace(face);
  }

  /** Asks again: the session may have ended, on another device or by itself. */
  refresh(): Promise<Me> {
    this.#asked = null;
    return this.ready();
  }

  /** I have just become somebody else here; other tabs hear of it. */
  become(me: Me): void {
    this.me = me;
    this.#asked = Promise.resolve(me);
    this.#tabs.postMessage(me.id);
  }

  /** Calls `changed` when another tab has signed in or out, or another device has ended this session; returns how to stop. */
  watch(changed: () => void): () => void {
    this.#tabs.onmessage = changed;
    const look = (): void => {
      const before = this.me;
      if (document.visibilityState !== 'visible' || before === null) return;
      // A server that does not answer is no reason to be somebody else.
      api.meOnServer().then(
        (me) => me.id !== before.id && this.me === before && changed(),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      this.#tabs.onmessage = null;
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const myself = new Myself();
