// The rules, the bots and the table's life as a module of WebAssembly: a text goes in, a text comes out.

import type { Answer, Asked } from './asked';

/** Asks the module. It throws when the module has broken down; then another one is to be made. */
export type Ask = (asked: Asked) => Answer;

/** What plays could not be fetched. */
export class NotLoaded extends Error {}

/** A file that lies beside the page. */
export async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address).catch((error: unknown) => {
    throw new NotLoaded(`${address}: ${String(error)}`);
  });
  if (!answer.ok) throw new NotLoaded(`${address}: ${answer.status}`);
  return answer;
}

interface Exports {
  memory: WebAssembly.Memory;
  room: (length: number) => number;
  call: () => number;
  answered: () => number;
}

/** Makes modules of what lies at an address, one after the other if need be. */
export async function loadModule(address: string): Promise<() => Promise<Ask>> {
  const answer = await fetched(address);
  // A host that knows its files lets us compile while they come; the others say it is just bytes.
  const isKnown = answer.headers.get('content-type') === 'application/wasm';
  const code = isKnown ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
  return makerOf(await code);
}

/** Makes modules of compiled code. */
export function makerOf(code: WebAssembly.Module): () => Promise<Ask> {
  return async () => {
    const module = await WebAssembly.instantiate(code, {});
    // Its exports are those of crates/pocket/src/wasm.rs.
    const { memory, room, call, answered } = module.exports as Record<string, unknown> as Exports & WebAssembly.Exports;
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    return (asked) => {
      const bytes = encoder.encode(JSON.stringify(asked));
      const place = room(bytes.length);
      new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
      const at = call();
      return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, at, answered()))) as Answer;
    };
  };
}
