// Asking the server over HTTP. Whatever goes wrong becomes a `Refused` with a sentence for people.

import * as said from '$words/shell';
import type { Refusal } from '../generated/protocol';
import { reach, reachHere, reachServer } from './transport';

/** The server said no, or did not say anything. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.sentence);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who is to answer; without it, whoever can. */
type Where = 'here' | 'server';

/** The JSON answer to a request; `undefined` when the answer has no body. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return answered(await send(method, path, body));
}

/** The same from this browser itself, though there is a server. */
export async function requestHere<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return answered(await send(method, path, body, 'here'));
}

/** The same from the server or not at all. */
export async function requestServer<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return answered(await send(method, path, body, 'server'));
}

/** An answer that is a text. */
export async function text(path: string): Promise<string> {
  const answer = await send('GET', path, undefined);
  const words = await answer.text();
  if (!answer.ok) throw new Refused(refusalIn(words, answer.status), answer.status);
  return words;
}

async function answered<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Refused(refusalIn(text, answer.status), answer.status);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** The JSON answer to a text that is sent, such as a file. */
export async function sendText<T>(path: string, text: string, where?: Where): Promise<T> {
  const init: RequestInit = {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'text/plain' },
    body: text,
  };
  return answered(await reached(path, init, where));
}

/** The refusal behind anything thrown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  return { code: 'unavailable', sentence: error instanceof Error ? error.message : String(error) };
}

async function send(method: Method, path: string, body: unknown, where?: Where): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  return reached(path, init, where);
}

async function reached(path: string, init: RequestInit, where?: Where): Promise<Response> {
  const ask = where === 'here' ? reachHere : where === 'server' ? reachServer : reach;
  try {
    return await ask(path, init);
  } catch {
    throw new Refused({ code: 'unavailable', sentence: said.noAnswer }, 0);
  }
}

function refusalIn(text: string, status: number): Refusal {
  try {
    const parsed: unknown = JSON.parse(text);
    if (isRefusal(parsed)) return parsed;
  } catch {
    // Not JSON: a proxy in between, most likely.
  }
  return { code: 'unavailable', sentence: said.noReason({ status }) };
}

function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'sentence' in value &&
    typeof value.sentence === 'string'
  );
}
