// The desk of the worker: it takes what the page asks, one thing after the other, lets the module answer, writes first and tells
// afterwards, and lets bots think in between. Clock, chance and storage come from here; nothing about games does.

import * as said from '$words/pocket';
import type { Answer, Asked, FromWorker, Reply, Thinks, ToWorker } from './asked';
import { isOfTheHouse, ofTheHouse } from './house';
import { NotLoaded } from './module';
import { Modules, type Source } from './modules';
import { NoRoom, Overtaken } from './storage';
import { about } from './whose';

/** After so long a bot whose decision could not be written decides again. */
const AGAIN_MS = 15_000;

/** A kept game that this Karst cannot read, with a sentence that says so. */
class Unreadable extends Error {}

/** What the desk needs of its surroundings; tests bring their own. */
export interface World extends Source {
  /** What everybody is answered who asks for this; null where it depends. */
  file: (path: string, language: string) => Promise<string | null>;
  say: (message: FromWorker) => void;
  now: () => number;
  /** A clock that is never set. */
  ticks: () => number;
  later: (work: () => void, ms: number) => void;
  /** The longest pause before a bot's decision. */
  pauseMs: number;
  /** Other tabs hear that a table has gone on, or with an empty word that something else was written. */
  tellOthers: (table: string) => void;
}

/** What is being thought at a table, and since when. */
interface Thought {
  since: number | null;
}

export class Desk {
  readonly #modules: Modules;
  #queue: Promise<void> = Promise.resolve();
  /** Who looks at which table. */
  #tables = new Map<number, string>();
  /** Since when which table thinks. */
  #thinking = new Map<string, Thought>();

  constructor(
    private readonly world: World,
    language: string,
  ) {
    this.#modules = new Modules(world, language);
  }

  /** Takes something the page says; everything in its order. */
  take(message: ToWorker): Promise<void> {
    return this.#next(() => this.#do(message));
  }

  /** Another tab has written to a table: whoever looks at it here is told. */
  heardOf(table: string): Promise<void> {
    return this.#next(async () => {
      this.#modules.written(null);
      if (table === '') return;
      if (this.#isLookedAt(table)) await this.#lay(table, null);
      else this.#modules.all().forEach((ask) => ask({ do: 'forget', table }));
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
        this.#modules.all().forEach((ask) => ask({ do: 'look-away', socket: message.socket }));
    }
  }

  async #http(asked: Asked & { do: 'http' }): Promise<Reply> {
    try {
      const known = asked.method === 'GET' ? await this.#withoutModule(asked.path, asked.language) : null;
      if (known !== null) return { status: 200, kind: 'application/json', body: known };
      const { game: named, id } = about(asked.method, asked.path, asked.body);
      const game = await (id === undefined ? this.#modules.known(named) : this.#modules.gameOf(id));
      this.#tell(await this.#modules.refresh(game));
      const answer = await this.#answer(asked, game);
      return answer.reply ?? refusal(500, said.broken);
    } catch (error) {
      console.error(error);
      return refusal(503, sentence(error));
    }
  }

  /** What can be said without the rules of any game. */
  async #withoutModule(path: string, language: string): Promise<string | null> {
    const file = await this.world.file(path, language);
    if (file !== null || !isOfTheHouse(path)) return file;
    const kept = await this.world.storage.all();
    const answer = ofTheHouse(path, this.#modules.who(kept), kept);
    return answer === null ? null : JSON.stringify(answer);
  }

  async #atSocket(socket: number, asked: Asked): Promise<void> {
    try {
      await this.#answer(asked, await this.#modules.gameOf(this.#tables.get(socket) ?? ''));
    } catch (error) {
      console.error(error);
      // What cannot be written is refused like anything else, and the game is as it was.
      if (asked.do === 'say' && (error instanceof Overtaken || error instanceof NoRoom)) {
        this.#refuse(socket, idIn(asked.message), error);
        return;
      }
      this.#hangUp(socket, error);
    }
  }

  #refuse(socket: number, id: string | null, error: unknown): void {
    const code = error instanceof Overtaken ? 'stale' : 'unavailable';
    const refused = { type: 'refused', id, refusal: { code, sentence: sentence(error) } };
    this.world.say({ is: 'told', socket, message: JSON.stringify(refused) });
  }

  /** The page comes again by itself and is shown what is kept, unless another try would not help. */
  #hangUp(socket: number, error: unknown): void {
    this.#tables.delete(socket);
    const code = error instanceof Unreadable ? 'not-found' : 'unavailable';
    const bye = { type: 'bye', refusal: { code, sentence: sentence(error) } };
    this.world.say({ is: 'told', socket, message: JSON.stringify(bye) });
    this.world.say({ is: 'lost', socket });
  }

  #isLookedAt(table: string): boolean {
    return [...this.#tables.values()].includes(table);
  }

  /** The answer of a game's module, once all of it is written; what is to be told is told then. */
  async #answer(asked: Asked, game: string): Promise<Answer> {
    let answer = await this.#asked(asked, game);
    if (answer.needs !== undefined) {
      await this.#lay(answer.needs, null);
      answer = await this.#asked(asked, game);
    }
    await this.#done(answer, game);
    return answer;
  }

  /** On disk before on screen: writes all of an answer, then tells it. */
  async #done(answer: Answer, game: string): Promise<void> {
    if (answer.writes) {
      try {
        await this.world.storage.write(answer.writes);
      } catch (error) {
        await this.#undo(answer, game);
        throw error;
      }
      const tables = tablesIn(answer);
      (tables.length > 0 ? tables : ['']).forEach((table) => this.world.tellOthers(table));
      this.#modules.written(game);
    }
    this.#tell(answer);
    if (answer.thinks) this.#think(answer.thinks);
  }

  #tell({ told }: Answer): void {
    told?.forEach(({ socket, message }) => this.world.say({ is: 'told', socket, message: JSON.stringify(message) }));
  }

  /** What could not be written did not happen: the module is told again what is kept. */
  async #undo(answer: Answer, game: string): Promise<void> {
    // Who plays here is written with their first game; a module for which that failed has to begin anew.
    if (answer.writes?.some(({ write }) => write === 'me')) {
      await this.#begin(game);
      return;
    }
    try {
      this.#modules.written(null);
      this.#tell(await this.#modules.refresh(game));
      for (const table of tablesIn(answer)) {
        if (this.#isLookedAt(table)) await this.#lay(table, knownOf(answer, table));
        else (await this.#modules.of(game))({ do: 'forget', table });
      }
    } catch (error) {
      console.error(error);
      await this.#begin(game);
    }
  }

  /** Tells the module of a table and its log as they are kept; whoever looks at it hears what they did not know. */
  async #lay(table: string, since: number | null): Promise<void> {
    const log = await this.world.storage.log(table);
    if (!log) return;
    const game = await this.#modules.known(log.table.game);
    const answer = await this.#asked({ do: 'lay', ...log, since, now_ms: this.world.now() }, game);
    if (answer.reply) throw new Unreadable(sentenceIn(answer.reply));
    this.#tell(answer);
    if (answer.thinks) this.#think(answer.thinks);
  }

  /** Throws the module of a game away; the next one begins with what is kept, and whoever looked on has to come again. */
  async #begin(game: string): Promise<void> {
    this.#modules.throwAway(game);
    const lost: number[] = [];
    for (const [socket, table] of [...this.#tables]) {
      if ((await this.#modules.gameOf(table)) !== game) continue;
      this.#tables.delete(socket);
      this.#thinking.delete(table);
      lost.push(socket);
    }
    // First they are told what else there is to tell.
    this.world.later(() => lost.forEach((socket) => this.world.say({ is: 'lost', socket })), 0);
  }

  /** Asks the module of a game. One that breaks down is thrown away, and the next begins with what is kept. */
  async #asked(asked: Asked, game: string): Promise<Answer> {
    const ask = await this.#modules.of(game);
    try {
      return ask(asked);
    } catch (error) {
      // Who asked is told more below; the others come again by themselves.
      const asker = 'socket' in asked ? asked.socket : null;
      if (asker !== null) this.#tables.delete(asker);
      await this.#begin(game);
      throw error;
    }
  }

  /** Lets somebody think a slice, and then another, with room for whatever people do in between. */
  #think({ table, anew, rest_ms: restMs }: Thinks): void {
    const begun = this.#thinking.get(table);
    if (!begun) {
      // Before a bot's action is shown the eye has a rest; one that thinks longer has it meanwhile.
      this.#thinkLater(table, Math.min(restMs, this.world.pauseMs));
    } else if (anew) {
      begun.since = null;
    }
  }

  #thinkLater(table: string, ms: number): void {
    const thought: Thought = { since: null };
    this.#thinking.set(table, thought);
    this.#slice(table, thought, ms);
  }

  #slice(table: string, thought: Thought, ms: number): void {
    this.world.later(() => void this.#next(() => this.#thinkOn(table, thought)), ms);
  }

  async #thinkOn(table: string, thought: Thought): Promise<void> {
    // Something else has come in between, and has its own slices.
    if (this.#thinking.get(table) !== thought) return;
    thought.since ??= this.world.ticks();
    const elapsed = this.world.ticks() - thought.since;
    try {
      const game = await this.#modules.gameOf(table);
      const asked = { do: 'think', table, elapsed_ms: elapsed, iterations: null, now_ms: this.world.now() } as const;
      const answer = await this.#asked(asked, game);
      if (answer.thinks && !answer.thinks.anew && !answer.writes) {
        this.#slice(table, thought, 0);
        return;
      }
      this.#thinking.delete(table);
      await this.#done(answer, game);
    } catch (error) {
      console.error(error);
      // Another tab was faster: what it wrote is laid already, and the bot goes on from there.
      if (error instanceof Overtaken) return;
      for (const [socket, at] of [...this.#tables]) {
        if (at !== table) continue;
        if (error instanceof NoRoom) this.#refuse(socket, null, error);
        else this.#hangUp(socket, error);
      }
      if (error instanceof NoRoom && this.#isLookedAt(table)) this.#thinkLater(table, AGAIN_MS);
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

/** What those who look at a table know of it: all that was there before the lines that could not be written. */
function knownOf(answer: Answer, table: string): number | null {
  const lines = answer.writes?.flatMap((write) =>
    write.write === 'lines' && write.table === table ? [write.after] : [],
  );
  return lines?.[0] ?? null;
}

function refusal(status: number, sentence: string): Reply {
  return { status, kind: 'application/json', body: JSON.stringify({ code: 'unavailable', sentence }) };
}

/** The id that the page gave a message. */
function idIn(message: string): string | null {
  const read: unknown = JSON.parse(message);
  return typeof read === 'object' && read !== null && 'id' in read && typeof read.id === 'string' ? read.id : null;
}

/** The sentence of a refusal. */
function sentenceIn({ body }: Reply): string {
  const read: unknown = JSON.parse(body);
  const isSaid = typeof read === 'object' && read !== null && 'sentence' in read && typeof read.sentence === 'string';
  return isSaid ? String(read.sentence) : said.broken;
}

/** What went wrong, for people. */
function sentence(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  if (error instanceof Overtaken) return said.overtaken;
  if (error instanceof NoRoom) return said.noRoom;
  if (error instanceof NotLoaded) return said.notLoaded;
  return said.broken;
}
