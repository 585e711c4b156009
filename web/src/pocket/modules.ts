// The modules of the games that are played here: each is made when it is first asked, is told what is kept, and is thrown away
// when it breaks down. What they answer is the desk's business.

import type { Answer, KeptUser } from './asked';
import { newGuest } from './house';
import type { Ask } from './module';
import type { Kept, Storage } from './storage';

/** Where modules come from, and what they begin with. */
export interface Source {
  /** The games that there are modules for. */
  games: string[];
  /** The module of a game. */
  make: (game: string) => Promise<Ask>;
  storage: Storage;
  entropy: () => string;
}

export class Modules {
  #awake = new Map<string, Ask>();
  /** Those that may not know all that is kept. */
  #stale = new Set<string>();
  /** Which game a table or record is of. */
  #games = new Map<string, string>();
  /** Who plays here, as long as nothing is kept of them. */
  #me: KeptUser | null = null;

  constructor(
    private readonly source: Source,
    private readonly language: string,
  ) {}

  /** The module of a game. */
  async of(game: string): Promise<Ask> {
    const awake = this.#awake.get(game);
    if (awake) return awake;
    const [ask, kept] = await Promise.all([this.source.make(game), this.source.storage.all()]);
    const who = { me: this.who(kept), unwritten: kept.me === null };
    ask({ do: 'wake', entropy: this.source.entropy(), ...kept, ...who, language: this.language });
    this.#awake.set(game, ask);
    return ask;
  }

  /** Those that are awake. */
  all(): Ask[] {
    return [...this.#awake.values()];
  }

  /** The next one begins with what is kept. */
  throwAway(game: string): void {
    this.#awake.delete(game);
    this.#stale.delete(game);
  }

  /** Something was written: by the module of this game, which knows, or by another tab. */
  written(by: string | null): void {
    for (const game of this.#awake.keys()) if (game !== by) this.#stale.add(game);
  }

  /** Tells the module of a game what is kept, if that may be news to it; what follows for those who look on. */
  async refresh(game: string): Promise<Answer> {
    const ask = this.#awake.get(game);
    if (!ask || !this.#stale.has(game)) return {};
    const kept = await this.source.storage.all();
    this.#stale.delete(game);
    try {
      return ask({ do: 'heads', ...kept });
    } catch (error) {
      this.throwAway(game);
      throw error;
    }
  }

  /** Who plays here. Nothing is kept of somebody who only looks around. */
  who(kept: Kept): KeptUser {
    this.#me = kept.me ?? this.#me ?? newGuest(this.source.entropy());
    return this.#me;
  }

  /** The game itself, if there is a module for it. What is about no game in particular is answered by any. */
  async known(game: string | undefined): Promise<string> {
    if (game !== undefined && this.source.games.includes(game)) return game;
    const [awake] = this.#awake.keys();
    if (awake !== undefined) return awake;
    const { tables } = await this.source.storage.all();
    const played = tables.map((table) => table.game).findLast((game) => this.source.games.includes(game));
    return played ?? this.source.games[0] ?? '';
  }

  /** The game of a table or record that is kept here. */
  async gameOf(id: string): Promise<string> {
    if (!this.#games.has(id)) {
      const { tables, records } = await this.source.storage.all();
      for (const table of tables) this.#games.set(table.id, table.game);
      for (const { row } of records) this.#games.set(row.id, row.game);
    }
    return this.known(this.#games.get(id));
  }
}
