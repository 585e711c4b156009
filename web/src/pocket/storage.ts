// Games in the browser's database. A log's lines are rows of their own, [table, number]: of two tabs that add the same one, one
// wins and the other reads again, as servers do who share a database.

import type { KeptLine, KeptRecord, KeptTable, KeptUser, Write } from './asked';

const NAME = 'karst';
/** Stores are added by later versions, never changed. */
const VERSION = 1;

/** Somebody else has written first: what was to be written is about yesterday's game. */
export class Overtaken extends Error {}

/** Nothing more can be written here, or nothing at all: no room, or a browser that keeps nothing. */
export class NoRoom extends Error {}

export interface Kept {
  me: KeptUser | null;
  tables: KeptTable[];
  records: KeptRecord[];
}

/** What the desk needs of a storage. */
export interface Storage {
  all(): Promise<Kept>;
  log(table: string): Promise<{ table: KeptTable; lines: KeptLine[] } | null>;
  /** All of it or nothing. */
  write(writes: Write[]): Promise<void>;
}

/** The browser's database. One that is closed under our feet, as when somebody clears the browser's data, is opened again. */
export async function openStorage(factory: IDBFactory = indexedDB): Promise<Storage> {
  let open: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    open ??= opened(factory, () => (open = null));
    return open;
  };
  await database();
  return {
    all: async () => all(await database()),
    log: async (table) => log(await database(), table),
    write: async (writes) => write(await database(), writes),
  };
}

function opened(factory: IDBFactory, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const db = request.result;
      db.createObjectStore('me');
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('lines');
      db.createObjectStore('records', { keyPath: 'row.id' });
    };
    request.onsuccess = () => {
      const db = request.result;
      db.onclose = closed;
      // Another tab with a newer page wants to go on: this one must not be in its way.
      db.onversionchange = () => {
        db.close();
        closed();
      };
      resolve(db);
    };
    request.onerror = () => {
      closed();
      reject(new NoRoom(request.error?.message));
    };
  });
}

/** What a browser that keeps nothing has for as long as the page is open. */
export function memoryStorage(): Storage {
  let me: KeptUser | null = null;
  const tables = new Map<string, KeptTable>();
  const lines = new Map<string, KeptLine[]>();
  const records = new Map<string, KeptRecord>();
  const put = (each: Write): void => {
    switch (each.write) {
      case 'me':
        me = each.me;
        return;
      case 'table':
        tables.set(each.table.id, each.table);
        return;
      case 'lines':
        lines.set(each.table, [...(lines.get(each.table) ?? []).slice(0, each.after), ...each.lines]);
        return;
      case 'gone':
        tables.delete(each.table);
        lines.delete(each.table);
        return;
      case 'record':
        records.set(each.record.row.id, each.record);
        return;
      case 'record-gone':
        records.delete(each.id);
    }
  };
  return {
    all: () => Promise.resolve({ me, tables: [...tables.values()], records: [...records.values()] }),
    log: (id) => {
      const table = tables.get(id);
      return Promise.resolve(table === undefined ? null : { table, lines: lines.get(id) ?? [] });
    },
    write: (writes) => {
      writes.forEach(put);
      return Promise.resolve();
    },
  };
}

async function all(db: IDBDatabase): Promise<Kept> {
  const reading = db.transaction(['me', 'tables', 'records'], 'readonly');
  const [me, tables, records] = await Promise.all([
    asked<KeptUser | undefined>(reading.objectStore('me').get('me')),
    asked<KeptTable[]>(reading.objectStore('tables').getAll()),
    asked<KeptRecord[]>(reading.objectStore('records').getAll()),
  ]);
  return { me: me ?? null, tables, records };
}

async function log(db: IDBDatabase, table: string): Promise<{ table: KeptTable; lines: KeptLine[] } | null> {
  const reading = db.transaction(['tables', 'lines'], 'readonly');
  const [head, lines] = await Promise.all([
    asked<KeptTable | undefined>(reading.objectStore('tables').get(table)),
    asked<KeptLine[]>(reading.objectStore('lines').getAll(ofTable(table))),
  ]);
  return head ? { table: head, lines } : null;
}

function write(db: IDBDatabase, writes: Write[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let writing: IDBTransaction;
    try {
      // On disk before on screen: the browser is not to say "done" before it is.
      writing = db.transaction(['me', 'tables', 'lines', 'records'], 'readwrite', { durability: 'strict' });
    } catch (error) {
      reject(new NoRoom(error instanceof Error ? error.message : String(error)));
      return;
    }
    let overtaken = false;
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(overtaken ? new Overtaken() : new NoRoom(writing.error?.message));
    try {
      for (const each of writes) put(writing, each, () => (overtaken = true));
    } catch (error) {
      // One that was aborted already says so once more, which nobody has to hear.
      reject(new NoRoom(error instanceof Error ? error.message : String(error)));
      writing.abort();
    }
  });
}

function put(writing: IDBTransaction, each: Write, overtaken: () => void): void {
  switch (each.write) {
    case 'me':
      writing.objectStore('me').put(each.me, 'me');
      return;
    case 'table':
      writing.objectStore('tables').put(each.table);
      return;
    case 'lines': {
      const lines = writing.objectStore('lines');
      if (each.after > 0) {
        // A log has no gaps: whatever these lines follow must still be there.
        const before = lines.getKey([each.table, each.after]);
        before.onsuccess = () => {
          if (before.result !== undefined) return;
          overtaken();
          writing.abort();
        };
      }
      each.lines.forEach((line, at) => {
        const adding = lines.add(line, [each.table, each.after + at + 1]);
        adding.onerror = () => {
          if (adding.error?.name === 'ConstraintError') overtaken();
        };
      });
      return;
    }
    case 'gone':
      writing.objectStore('tables').delete(each.table);
      writing.objectStore('lines').delete(ofTable(each.table));
      return;
    case 'record':
      writing.objectStore('records').put(each.record);
      return;
    case 'record-gone':
      writing.objectStore('records').delete(each.id);
  }
}

/** All lines of a table, in their order. */
function ofTable(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}

function asked<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    // What was written here is read here.
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(new NoRoom(request.error?.message));
  });
}
