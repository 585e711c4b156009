// What is said at a table, as far as I hear it.

import type { Room, Said, ToClient } from '../generated/protocol';

export class Chat {
  room = $state<Room | null>(null);
  said = $state.raw<Said[]>([]);
  /** How much of it came while nobody looked. */
  unread = $state(0);
  /** People I do not want to hear; only here, and only until the page is left. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** Somebody looks at it now. */
  open = $state(false);

  readonly heard: Said[] = $derived(this.said.filter(({ user }) => !this.muted.has(user)));

  /** Takes in what the server tells; what is news, said by somebody else. */
  hear({ room, said, fresh }: Extract<ToClient, { type: 'chat' }>, me: string | null): Said[] {
    const known = new Set(fresh ? [] : this.said.map(({ id }) => id));
    const news = said.filter(({ id }) => !known.has(id));
    this.room = room;
    this.said = fresh ? said : [...this.said, ...news];
    const others = fresh ? [] : news.filter(({ user }) => user !== me && !this.muted.has(user));
    if (!this.open) this.unread += others.length;
    return others;
  }

  /** Somebody looks at it, or does no more. */
  look(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }

  mute(user: string, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(user);
    else muted.delete(user);
    this.muted = muted;
  }
}
