// What the worker asks the module, and what it is answered: crates/pocket/src/asked.rs, word for word. What tables, lines and
// records hold is the module's business alone.

/** A table as it is kept; of what is in it only the name matters here, and the game. */
export interface KeptTable {
  id: string;
  game: string;
  [more: string]: unknown;
}

export interface KeptRecord {
  row: { id: string; game: string; [more: string]: unknown };
  text: string;
}

export type KeptLine = Record<string, unknown>;
export interface KeptUser {
  id: string;
  name: string;
  face?: number | null;
}

export type Asked =
  | {
      do: 'wake';
      entropy: string;
      me: KeptUser | null;
      unwritten: boolean;
      tables: KeptTable[];
      records: KeptRecord[];
      language: string;
    }
  | { do: 'heads'; me: KeptUser | null; tables: KeptTable[]; records: KeptRecord[] }
  /** `since`: what those who look at it know; without it, all that was told. */
  | { do: 'lay'; table: KeptTable; lines: KeptLine[]; since: number | null; now_ms: number }
  | { do: 'forget'; table: string }
  | { do: 'http'; method: string; path: string; body: string; language: string; now_ms: number }
  | { do: 'look'; socket: number; table: string; since: number; language: string; now_ms: number }
  | { do: 'look-away'; socket: number }
  | { do: 'say'; socket: number; message: string; now_ms: number }
  | { do: 'think'; table: string; elapsed_ms: number; iterations: number | null; now_ms: number };

export type Write =
  | { write: 'me'; me: KeptUser }
  | { write: 'table'; table: KeptTable }
  | { write: 'lines'; table: string; after: number; lines: KeptLine[] }
  | { write: 'gone'; table: string }
  | { write: 'record'; record: KeptRecord }
  | { write: 'record-gone'; id: string };

export interface Reply {
  status: number;
  kind: string;
  body: string;
  file?: string;
}

export interface Thinks {
  table: string;
  anew: boolean;
  rest_ms: number;
}

export interface Answer {
  needs?: string;
  writes?: Write[];
  reply?: Reply;
  told?: { socket: number; message: unknown }[];
  thinks?: Thinks;
}

/** What the page says to its worker. */
export type ToWorker =
  /** `files`: what lies in `folder` under which name. `pauseMs`: the longest pause before a bot's decision, where somebody
   * wants it shorter. */
  | { is: 'start'; files: Record<string, string>; folder: string; language: string; pauseMs: number | null }
  | { is: 'http'; id: number; method: string; path: string; body: string; language: string }
  | { is: 'open'; socket: number; table: string; since: number; language: string }
  | { is: 'send'; socket: number; message: string }
  | { is: 'close'; socket: number }
  /** Is anybody there? */
  | { is: 'ping' };

/** And what it hears. */
export type FromWorker =
  | { is: 'reply'; id: number; reply: Reply }
  | { is: 'opened'; socket: number }
  | { is: 'told'; socket: number; message: string }
  /** The line is gone: something went wrong with storage or module, and another try begins with what is kept. */
  | { is: 'lost'; socket: number }
  /** This browser keeps nothing: games last as long as the page. */
  | { is: 'forgets' }
  | { is: 'pong' };
