// The server's addresses for order: what anybody may do, and what moderators do.

import type {
  BlockedPerson,
  Deed,
  NetworkBan,
  NewMeasure,
  NewNetworkBan,
  NewReport,
  Page,
  PersonFile,
  PersonInfo,
  ReportInfo,
  Said,
  Seat,
  Settle,
  Settlement,
  TableInfo,
} from '../generated/protocol';
import { request } from './http';

/** What can be laid on a person. */
export type MeasureKind = 'mute' | 'ban';

const person = (id: string): string => `/api/order/people/${encodeURIComponent(id)}`;
const report = (id: string): string => `/api/order/reports/${encodeURIComponent(id)}`;

/** The parts of a query that say something. */
function query(parts: Record<string, string | null>): string {
  const said = Object.entries(parts).filter((part): part is [string, string] => part[1] !== null && part[1] !== '');
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}

export const order = {
  report: (wanted: NewReport) => request<undefined>('POST', '/api/reports', wanted),
  remove: (table: string, seat: Seat) =>
    request<TableInfo>('POST', `/api/tables/${encodeURIComponent(table)}/seats/${seat}/remove`),
  blocks: () => request<BlockedPerson[]>('GET', '/api/blocks'),
  block: (id: string) => request<undefined>('PUT', `/api/blocks/${encodeURIComponent(id)}`),
  unblock: (id: string) => request<undefined>('DELETE', `/api/blocks/${encodeURIComponent(id)}`),
  reports: (state: 'open' | 'settled', from: string | null) =>
    request<Page<ReportInfo>>(
      'GET',
      `/api/order/reports${query({ settled: state === 'settled' ? 'true' : null, from })}`,
    ),
  context: (id: string) => request<Said[]>('GET', `${report(id)}/context`),
  settle: (id: string, how: Settlement) =>
    request<ReportInfo>('POST', `${report(id)}/settle`, { how } satisfies Settle),
  people: (q: string, from: string | null) =>
    request<Page<PersonInfo>>('GET', `/api/order/people${query({ q, from })}`),
  person: (id: string) => request<PersonFile>('GET', person(id)),
  lay: (id: string, kind: MeasureKind, measure: NewMeasure) =>
    request<PersonFile>('PUT', `${person(id)}/${kind}`, measure),
  lift: (id: string, kind: MeasureKind) => request<PersonFile>('DELETE', `${person(id)}/${kind}`),
  tables: (q: string, from: string | null) => request<Page<TableInfo>>('GET', `/api/order/tables${query({ q, from })}`),
  networks: () => request<NetworkBan[]>('GET', '/api/order/networks'),
  banNetwork: (wanted: NewNetworkBan) => request<NetworkBan>('POST', '/api/order/networks', wanted),
  unbanNetwork: (network: string) => request<undefined>('DELETE', `/api/order/networks${query({ network })}`),
  log: (from: string | null) => request<Page<Deed>>('GET', `/api/order/log${query({ from })}`),
};
