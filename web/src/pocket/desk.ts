// The desk of the worker: it takes what the page asks, one thing after the other, lets the module answer, writes first and tells
// afterwards, and lets bots think in between. Clock, chance and storage come from here; nothing about games does.

import * as said from '$words/pocket';
import type { Answer, Asked, FromWorker, KeptUser, Reply, Thinks, ToWorker } from './asked';
import { newGuest, ofTheHouse } from './house';
import type { Ask } from './module';
import { type Kept, NoRoom, Overtaken, type Storage } from './storage';
import { about } from './whose';

/** What the desk needs of its surroundings; tests bring their own. */
export interface World {
  /** The games that there are modules for. */
  games: string[];
  /** The module of a game. */
  make: (game: string) => Promise<Ask>;
  /** What everybody is answered who asks for this; null where it depends. */
  file: (path: string, language: string) => Promise<string | null>;
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
  /** The modules that are awake, by their games. */
  #asks = new Map<string, Ask>();
  /** Which game a table or record is of. */
  #games = new Map<string, string>();
  /** Who plays here, as long as nothing is kept of them. */
  #me: KeptUser | null = null;
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
      else this.#asks.forEach((ask) => ask({ do: 'forget', table }));
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
        this.#asks.forEach((ask) => ask({ do: 'look-away', socket: message.socket }));
    }
  }

  async #http(asked: Asked & { do: 'http' }): Promise<Reply> {
    try {
      const known = asked.method === 'GET' ? await this.#withoutModule(asked.path, asked.language) : null;
      if (known !== null) return { status: 200, kind: 'application/json', body: known };
      const { game, id } = about(asked.method, asked.path, asked.body);
      const answer = await this.#answer(asked, id === undefined ? await this.#known(game) : await this.#gameOf(id));
      return answer.reply ?? refusal(500, said.broken);
    } catch (error) {
      return refusal(503, sentence(error));
    }
  }

  /** What can be said without the rules of any game. */
  async #withoutModule(path: string, language: string): Promise<string | null> {
    const file = await this.world.file(path, language);
    if (file !== null) return file;
    const kept = await this.world.storage.all();
    // Another tab may have opened a table since, and so may the module of another game.
    if (path === '/api/tables' || path === '/api/records') this.#tellKept(kept);
    const answer = ofTheHouse(path, this.#who(kept), kept);
    return answer === null ? null : JSON.stringify(answer);
  }

  /** Who plays here. Nothing is kept of somebody who only looks around. */
  #who(kept: Kept): KeptUser {
    this.#me = kept.me ?? this.#me ?? newGuest(this.world.entropy());
    return this.#me;
  }

  async #atSocket(socket: number, asked: Asked): Promise<void> {
    try {
      await this.#answer(asked, await this.#gameOf(this.#tables.get(socket) ?? ''));
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
  async #answer(asked: Asked, game: string): Promise<Answer> {
    let answer = await this.#asked(asked, game);
    if (answer.needs !== undefined) {
      await this.#lay(answer.needs);
      answer = await this.#asked(asked, game);
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
      // Every module knows who plays here.
      if (answer.writes.some(({ write }) => write === 'me')) await this.#readAgain();
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
      this.#asks.forEach((ask) => ask({ do: 'forget', table }));
      if ([...this.#tables.values()].includes(table)) await this.#lay(table);
    }
  }

  async #readAgain(): Promise<void> {
    this.#tellKept(await this.world.storage.all());
  }

  #tellKept(kept: Kept): void {
    this.#asks.forEach((ask) => this.#tell(ask({ do: 'heads', ...kept })));
  }

  async #lay(table: string): Promise<void> {
    const log = await this.world.storage.log(table);
    if (!log) return;
    const ask = await this.#module(await this.#known(log.table.game));
    this.#tell(ask({ do: 'lay', ...log, now_ms: this.world.now() }));
  }

  /** Asks the module of a game. One that breaks down is thrown away, and the next begins with what is kept. */
  async #asked(asked: Asked, game: string): Promise<Answer> {
    const ask = await this.#module(game);
    try {
      return ask(asked);
    } catch (error) {
      this.#asks.delete(game);
      this.#thinking.clear();
      throw error;
    }
  }

  async #module(game: string): Promise<Ask> {
    const awake = this.#asks.get(game);
    if (awake) return awake;
    const [ask, kept] = await Promise.all([this.world.make(game), this.world.storage.all()]);
    ask({
      do: 'wake',
      entropy: this.world.entropy(),
      ...kept,
      me: this.#who(kept),
      unwritten: kept.me === null,
      language: this.language,
    });
    this.#asks.set(game, ask);
    return ask;
  }

  /** The game itself, if there is a module for it. What is about no game in particular is answered by any. */
  async #known(game: string | undefined): Promise<string> {
    if (game !== undefined && this.world.games.includes(game)) return game;
    const [awake] = this.#asks.keys();
    const { tables } = await this.world.storage.all();
    const played = tables.map((table) => table.game).findLast((game) => this.world.games.includes(game));
    return awake ?? played ?? this.world.games[0] ?? '';
  }

  /** The game of a table or record that is kept here. */
  async #gameOf(id: string): Promise<string> {
    if (!this.#games.has(id)) {
      const { tables, records } = await this.world.storage.all();
      for (const table of tables) this.#games.set(table.id, table.game);
      for (const { row } of records) this.#games.set(row.id, row.game);
    }
    return this.#known(this.#games.get(id));
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
      const asked = { do: 'think', table, elapsed_ms: elapsed, iterations: null, now_ms: this.world.now() } as const;
      const answer = await this.#asked(asked, await this.#gameOf(table));
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
