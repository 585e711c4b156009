// A line that a test holds both ends of.

import type { FromClient, ToClient } from '../generated/protocol';
import type { Plug } from './transport';

export class FakeSocket implements Plug {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: FromClient[] = [];
  isClosed = false;

  constructor(readonly address: string) {}

  send(data: string): void {
    this.said.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    this.isClosed = true;
    this.onclose?.();
  }

  opens(): void {
    this.onopen?.();
  }

  says(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A world whose sockets are kept, newest last. */
export function fakeWorld(): { sockets: FakeSocket[]; open: (address: string) => Plug; random: () => number } {
  const sockets: FakeSocket[] = [];
  const open = (address: string): Plug => {
    const socket = new FakeSocket(address);
    sockets.push(socket);
    return socket;
  };
  return { sockets, open, random: () => 1 };
}
