// A line that a test holds both ends of.

import type { FromClient, ToClient } from '../generated/protocol';

export class FakeSocket {
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
export function fakeWorld(): { sockets: FakeSocket[]; open: (address: string) => WebSocket; random: () => number } {
  const sockets: FakeSocket[] = [];
  const open = (address: string): WebSocket => {
    const socket = new FakeSocket(address);
    sockets.push(socket);
    // Only what a line uses of a socket is there.
    return socket as unknown as WebSocket;
  };
  return { sockets, open, random: () => 1 };
}
