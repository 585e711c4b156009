// Who I am to this server.

import type { Me } from '../generated/protocol';
import { api } from '../net/api';

class Myself {
  /** None until the server has said. */
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

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
}

export const myself = new Myself();
