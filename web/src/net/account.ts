// The server's addresses for people, one function each.

import type {
  Credentials,
  Farewell,
  MadeToken,
  Me,
  NewPassword,
  NewToken,
  SessionInfo,
  SignedIn,
  TokenInfo,
} from '../generated/protocol';
import { request } from './http';

export const account = {
  claim: (credentials: Credentials) => request<Me>('POST', '/api/account', credentials),
  signIn: (credentials: Credentials) => request<SignedIn>('POST', '/api/session', credentials),
  signOut: () => request<undefined>('DELETE', '/api/session'),
  signOutEverywhere: () => request<undefined>('DELETE', '/api/sessions'),
  sessions: () => request<SessionInfo[]>('GET', '/api/sessions'),
  signOutThere: (id: string) => request<undefined>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  changePassword: (wanted: NewPassword) => request<undefined>('PUT', '/api/account/password', wanted),
  tokens: () => request<TokenInfo[]>('GET', '/api/tokens'),
  makeToken: (wanted: NewToken) => request<MadeToken>('POST', '/api/tokens', wanted),
  revoke: (id: string) => request<undefined>('DELETE', `/api/tokens/${encodeURIComponent(id)}`),
  forget: (farewell: Farewell) => request<undefined>('POST', '/api/account/delete', farewell),
};

/** Where all that is kept of me can be fetched, as a file. */
export const EXPORT_ADDRESS = '/api/account/export';
