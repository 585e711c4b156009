// The desk of the worker: it takes what the page asks, one thing after the other, lets the module answer, writes first and tells
// afterwards, and lets bots think in between. Clock, chance and storage come from here; nothing about games does.

import * as said from '$words/pocket';
import type { Answer, Asked, FromWorker, Reply, Thinks, ToWorker } from './asked';
import type { Ask } from './module';
import { NoRoom, Overtaken, type Storage } from './storage';

/** What the desk needs of its surroundings; tests bring their own. */
export interface World {
  make: () => Promise<Ask>;
  storage: Storage;
  say: (message: FromWorker) => void;
  entropy: () => string;
  now: () => number;
  /** A clock that is never set. */
  ticks: () => number;
  later: (work: () => void, ms: number) => void;
  /** Other tabs hear that a table has gone on. */
  tellOthers: (table: string) => void;
}

export class Desk {
  #ask: Ask | null = null;
  #queue: Promise<void> = Promise.resolve();
  /** Who looks at which table. */
  #tables = new Map<number, string>();
  /** Since when which table thinks. */
  #thinking = new Map<string, { since: number | null }>();

  constructor(
    private readonly world: World,
    private readonly language: string,
  ) {}

  /** Takes something the page says; everything in its order. */
  take(message: ToWorker): Promise<void> {
    return this.#next(() => this.#do(message));
  }

  /** Another tab has written to a table: whoever looks at it here is told. */
  heardOf(table: string): Promise<void> {
    return this.#next(async () => {
      if ([...this.#tables.values()].includes(table)) await this.#lay(table);
      else if (this.#ask) this.#ask({ do: 'forget', table });
    });
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error: unknown) => console.error(error));
    return this.#queue;
  }

  async #do(message: ToWorker): Promise<void> {
    switch (message.is) {
      case 'start':
        return;
      case 'http': {
        const { id, method, path, body, language } = message;
        const reply = await this.#http({ do: 'http', method, path, body, language, now_ms: this.world.now() });
        this.world.say({ is: 'reply', id, reply });
        return;
      }
      case 'open': {
        const { socket, table, since, language } = message;
        this.#tables.set(socket, table);
        this.world.say({ is: 'opened', socket });
        await this.#atSocket(socket, { do: 'look', socket, table, since, language, now_ms: this.world.now() });
        return;
      }
      case 'send':
        await this.#atSocket(message.socket, {
          do: 'say',
          socket: message.socket,
          message: message.message,
          now_ms: this.world.now(),
        });
        return;
      case 'close':
        this.#tables.delete(message.socket);
        this.#ask?.({ do: 'look-away', socket: message.socket });
    }
  }

  async #http(asked: Asked & { do: 'http' }): Promise<Reply> {
    try {
      // Another tab may have opened a table since.
      if (asked.path === '/api/tables' && asked.method === 'GET') await this.#readAgain();
      const answer = await this.#answer(asked);
      return answer.reply ?? refusal(500, said.broken);
    } catch (error) {
      return refusal(503, sentence(error));
    }
  }

  async #atSocket(socket: number, asked: Asked): Promise<void> {
    try {
      await this.#answer(asked);
    } catch (error) {
      console.error(error);
      // What cannot be written is refused like anything else, and the game is as it was.
      if (asked.do === 'say' && (error instanceof Overtaken || error instanceof NoRoom)) {
        const code = error instanceof Overtaken ? 'stale' : 'unavailable';
        const refused = { type: 'refused', id: idIn(asked.message), refusal: { code, sentence: sentence(error) } };
        this.world.say({ is: 'told', socket, message: JSON.stringify(refused) });
        return;
      }
      // The page comes again by itself and is shown what is kept.
      this.#tables.delete(socket);
      const bye = { type: 'bye', refusal: { code: 'unavailable', sentence: sentence(error) } };
      this.world.say({ is: 'told', socket, message: JSON.stringify(bye) });
      this.world.say({ is: 'lost', socket });
    }
  }

  /** The module's answer, once all of it is written; what is to be told is told then. */
  async #answer(asked: Asked): Promise<Answer> {
    let answer = await this.#asked(asked);
    if (answer.needs !== undefined) {
      await this.#lay(answer.needs);
      answer = await this.#asked(asked);
    }
    await this.#done(answer);
    return answer;
  }

  /** On disk before on screen: writes all of an answer, then tells it. */
  async #done(answer: Answer): Promise<void> {
    if (answer.writes) {
      try {
        await this.world.storage.write(answer.writes);
      } catch (error) {
        await this.#undo(answer);
        throw error;
      }
      tablesIn(answer).forEach((table) => this.world.tellOthers(table));
    }
    this.#tell(answer);
    if (answer.thinks) this.#think(answer.thinks);
  }

  #tell({ told }: Answer): void {
    told?.forEach(({ socket, message }) => this.world.say({ is: 'told', socket, message: JSON.stringify(message) }));
  }

  /** What could not be written did not happen: the module is told again what is kept. */
  async #undo(answer: Answer): Promise<void> {
    await this.#readAgain();
    for (const table of tablesIn(answer)) {
      (await this.#module())({ do: 'forget', table });
      if ([...this.#tables.values()].includes(table)) await this.#lay(table);
    }
  }

  async #readAgain(): Promise<void> {
    const { tables, records } = await this.world.storage.all();
    (await this.#module())({ do: 'heads', tables, records });
  }

  async #lay(table: string): Promise<void> {
    const log = await this.world.storage.log(table);
    if (!log) return;
    this.#tell((await this.#module())({ do: 'lay', ...log, now_ms: this.world.now() }));
  }

  /** Asks the module. One that breaks down is thrown away, and the next begins with what is kept. */
  async #asked(asked: Asked): Promise<Answer> {
    const ask = await this.#module();
    try {
      return ask(asked);
    } catch (error) {
      this.#ask = null;
      this.#thinking.clear();
      throw error;
    }
  }

  async #module(): Promise<Ask> {
    if (this.#ask) return this.#ask;
    const ask = await this.world.make();
    const kept = await this.world.storage.all();
    ask({ do: 'wake', entropy: this.world.entropy(), ...kept, language: this.language });
    this.#ask = ask;
    return ask;
  }

  /** Lets somebody think a slice, and then another, with room for whatever people do in between. */
  #think({ table, anew, rest_ms: restMs }: Thinks): void {
    const begun = this.#thinking.get(table);
    if (!begun) {
      this.#thinking.set(table, { since: null });
      // Before a bot's action is shown the eye has a rest; one that thinks longer has it meanwhile.
      this.#slice(table, restMs);
    } else if (anew) {
      begun.since = null;
    }
  }

  #slice(table: string, ms: number): void {
    this.world.later(() => void this.#next(() => this.#thinkOn(table)), ms);
  }

  async #thinkOn(table: string): Promise<void> {
    const begun = this.#thinking.get(table);
    if (!begun) return;
    begun.since ??= this.world.ticks();
    const elapsed = this.world.ticks() - begun.since;
    try {
      const answer = await this.#asked({
        do: 'think',
        table,
        elapsed_ms: elapsed,
        iterations: null,
        now_ms: this.world.now(),
      });
      if (answer.thinks && !answer.thinks.anew && !answer.writes) {
        this.#slice(table, 0);
        return;
      }
      this.#thinking.delete(table);
      await this.#done(answer);
    } catch (error) {
      // Whoever looks at it comes again, and the bot with them.
      console.error(error);
      for (const [socket, at] of [...this.#tables]) {
        if (at !== table) continue;
        this.#tables.delete(socket);
        this.world.say({ is: 'lost', socket });
      }
    }
  }
}

/** The tables that something is written about. */
function tablesIn(answer: Answer): string[] {
  const named = answer.writes?.flatMap((write) =>
    write.write === 'table' ? [write.table.id] : write.write === 'lines' || write.write === 'gone' ? [write.table] : [],
  );
  return [...new Set(named)];
}

function refusal(status: number, sentence: string): Reply {
  return { status, kind: 'application/json', body: JSON.stringify({ code: 'unavailable', sentence }) };
}

/** The id that the page gave a message. */
function idIn(message: string): string | null {
  const read: unknown = JSON.parse(message);
  return typeof read === 'object' && read !== null && 'id' in read && typeof read.id === 'string' ? read.id : null;
}

/** What went wrong, for people. */
function sentence(error: unknown): string {
  if (error instanceof Overtaken) return said.overtaken;
  if (error instanceof NoRoom) return said.noRoom;
  return said.broken;
}
