// The server's addresses, one function each.

import type {
  Career,
  About,
  Course,
  DiceReport,
  GameCard,
  GoOn,
  JsonValue,
  LessonAnswer,
  LessonBeat,
  LessonCard,
  LessonDeed,
  LessonPlace,
  Me,
  Moments,
  NewFace,
  NewTable,
  NewWebhook,
  RecordRow,
  Rematch,
  Rename,
  Replay,
  RuleText,
  Scene,
  Seat,
  SetupAsked,
  SetupForm,
  Sit,
  TableInfo,
  TableList,
  Watching,
  Webhook,
} from '../generated/protocol';
import { request, requestHere, requestServer, sendText, text } from './http';
import { IS_SITE, isHere } from './transport';

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  about: () => request<About>('GET', '/api/about'),
  me: () => request<Me>('GET', '/api/me'),
  /** Who I am to the server, if it says so; never who plays in this browser without one. */
  meOnServer: () => requestServer<Me>('GET', '/api/me'),
  rename: (name: string) => request<Me>('PUT', '/api/me', { name } satisfies Rename),
  changeFace: (face: number) => request<Me>('PUT', '/api/me/face', { face } satisfies NewFace),
  career: (id: string, page = 0) => request<Career>('GET', `/api/people/${encodeURIComponent(id)}?page=${page}`),
  webhooks: () => request<Webhook[]>('GET', '/api/me/webhooks'),
  addWebhook: (wanted: NewWebhook) => request<Webhook>('POST', '/api/me/webhooks', wanted),
  removeWebhook: (id: string) => request<undefined>('DELETE', `/api/me/webhooks/${encodeURIComponent(id)}`),
  testWebhook: (id: string) => request<Webhook>('POST', `/api/me/webhooks/${encodeURIComponent(id)}/test`),
  games: () => request<GameCard[]>('GET', '/api/games'),
  rules: (game: string) => request<RuleText[]>('GET', `/api/games/${encodeURIComponent(game)}/rules`),
  setup: (game: string, asked: SetupAsked) =>
    request<SetupForm>('POST', `/api/games/${encodeURIComponent(game)}/setup`, asked),
  lessons: () => request<LessonCard[]>('GET', '/api/lessons'),
  lessonBeat: (game: string, place: LessonPlace) => request<LessonBeat>('GET', lessonAddress(game, place)),
  lessonDo: (game: string, place: LessonPlace, action: JsonValue) =>
    request<LessonAnswer>('POST', lessonAddress(game, place), { action } satisfies LessonDeed),
  tables: () => request<TableList>('GET', '/api/tables'),
  table: (id: string) => request<TableInfo>('GET', table(id)),
  open: (wanted: NewTable) => request<TableInfo>('POST', '/api/tables', wanted),
  /** Opens a table in this browser, whether there is a server or not. */
  openHere: (wanted: NewTable) => requestHere<TableInfo>('POST', '/api/tables', wanted),
  /** Who plays in this browser is called and looks as on the server. */
  introduceHere: async ({ name, face }: Me) => {
    await requestHere<Me>('PUT', '/api/me', { name } satisfies Rename);
    const chosen = /^person-(\d+)$/.exec(face)?.[1];
    if (chosen !== undefined) await requestHere<Me>('PUT', '/api/me/face', { face: Number(chosen) } satisfies NewFace);
  },
  tablesHere: () => requestHere<TableList>('GET', '/api/tables'),
  /** A game of this browser as a record, also while it runs: to be taken elsewhere. */
  carried: (id: string) => text(`${table(id)}/carried`),
  record: (past: PastOf, kind: 'karst' | 'json' = 'karst') => text(recordAddress(past, kind)),
  close: (id: string) => request<undefined>('DELETE', table(id)),
  sit: (id: string, seat: Seat, sit: Sit) => request<TableInfo>('POST', `${table(id)}/seats/${seat}/sit`, sit),
  leave: (id: string, seat: Seat) => request<TableInfo>('POST', `${table(id)}/seats/${seat}/leave`),
  watching: (id: string, open: boolean) =>
    request<TableInfo>('PUT', `${table(id)}/watching`, { open } satisfies Watching),
  rematch: (id: string, entropy: string) =>
    request<TableInfo>('POST', `${table(id)}/rematch`, { entropy } satisfies Rematch),
  replay: (past: PastOf, seat: string) =>
    request<Replay>('GET', `${pastAddress(past)}/replay?${new URLSearchParams({ seat })}`),
  moments: (past: PastOf, seat: string, from: number, to: number) =>
    request<Moments>(
      'GET',
      `${pastAddress(past)}/moments?${new URLSearchParams({ seat, from: String(from), to: String(to) })}`,
    ),
  scene: (past: PastOf, seat: string, at: number) =>
    request<Scene>('GET', `${pastAddress(past)}/scene?${new URLSearchParams({ seat, from: String(at) })}`),
  goOn: (past: PastOf, wish: GoOn) => request<TableInfo>('POST', `${pastAddress(past)}/continue`, wish),
  dice: (past: PastOf) => request<DiceReport>('GET', `${pastAddress(past)}/dice`),
  course: (past: PastOf) => request<Course>('GET', `${pastAddress(past)}/course`),
  records: () => request<RecordRow[]>('GET', '/api/records'),
  /** Those that were opened in this browser while there was no server. */
  recordsHere: () => requestHere<RecordRow[]>('GET', '/api/records'),
  upload: (text: string) => sendText<RecordRow>('/api/records', text),
  uploadToServer: (text: string) => sendText<RecordRow>('/api/records', text, 'server'),
  removeRecord: (id: string) => request<undefined>('DELETE', pastAddress({ of: 'records', id })),
  start: (id: string) => request<TableInfo>('POST', `${table(id)}/start`),
};

/** A game to look back at: one that is or was played here, or an uploaded record. */
export interface PastOf {
  of: 'tables' | 'records';
  id: string;
}

function lessonAddress(game: string, { chapter, beat, choices }: LessonPlace): string {
  return `/api/lessons/${encodeURIComponent(game)}/${chapter}/${beat}?${new URLSearchParams({ choices: choices.join('.') })}`;
}

function pastAddress({ of, id }: PastOf): string {
  return `/api/${of}/${encodeURIComponent(id)}`;
}

/** Where the record of a game can be fetched, as a file. */
export function recordAddress(past: PastOf, kind: 'karst' | 'json' = 'karst'): string {
  if (kind === 'json') return `${pastAddress(past)}/record.json`;
  return past.of === 'tables' ? `${pastAddress(past)}/record` : pastAddress(past);
}

/** The socket of a table. */
export function socketAddress(id: string, page: Location = location): string {
  if (IS_SITE || isHere(id)) return `here:${encodeURIComponent(id)}`;
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}${table(id)}/socket`;
}
