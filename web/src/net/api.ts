// The server's addresses, one function each.

import type { About, GameCard, Me, NewTable, NewWebhook, Rematch, Rename, RuleText, Seat, Sit, TableInfo, TableList, Watching, Webhook } from '../generated/protocol';
import { request } from './http';

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  about: () => request<About>('GET', '/api/about'),
  me: () => request<Me>('GET', '/api/me'),
  rename: (name: string) => request<Me>('PUT', '/api/me', { name } satisfies Rename),
  webhooks: () => request<Webhook[]>('GET', '/api/me/webhooks'),
  addWebhook: (wanted: NewWebhook) => request<Webhook>('POST', '/api/me/webhooks', wanted),
  removeWebhook: (id: string) => request<undefined>('DELETE', `/api/me/webhooks/${encodeURIComponent(id)}`),
  testWebhook: (id: string) => request<Webhook>('POST', `/api/me/webhooks/${encodeURIComponent(id)}/test`),
  games: () => request<GameCard[]>('GET', '/api/games'),
  rules: (game: string) => request<RuleText[]>('GET', `/api/games/${encodeURIComponent(game)}/rules`),
  tables: () => request<TableList>('GET', '/api/tables'),
  table: (id: string) => request<TableInfo>('GET', table(id)),
  open: (wanted: NewTable) => request<TableInfo>('POST', '/api/tables', wanted),
  close: (id: string) => request<undefined>('DELETE', table(id)),
  sit: (id: string, seat: Seat, sit: Sit) => request<TableInfo>('POST', `${table(id)}/seats/${seat}/sit`, sit),
  leave: (id: string, seat: Seat) => request<TableInfo>('POST', `${table(id)}/seats/${seat}/leave`),
  watching: (id: string, open: boolean) => request<TableInfo>('PUT', `${table(id)}/watching`, { open } satisfies Watching),
  rematch: (id: string, entropy: string) => request<TableInfo>('POST', `${table(id)}/rematch`, { entropy } satisfies Rematch),
  start: (id: string) => request<TableInfo>('POST', `${table(id)}/start`),
};

/** Where the record of a table can be fetched, as a file. */
export function recordAddress(id: string): string {
  return `${table(id)}/record`;
}

/** The socket of a table. */
export function socketAddress(id: string, page: Location = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}${table(id)}/socket`;
}
