// The games of this server, and their rules; each is asked for once.

import type { GameCard, RuleText } from '../generated/protocol';
import { api } from '../net/api';

class Shelf {
  games = $state.raw<GameCard[] | null>(null);
  #asked: Promise<GameCard[]> | null = null;
  #rules = new Map<string, Promise<RuleText[]>>();

  /** All games; asks again after a failure. */
  load(): Promise<GameCard[]> {
    this.#asked ??= api.games().then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  async game(id: string): Promise<GameCard | null> {
    return (await this.load()).find((game) => game.id === id) ?? null;
  }

  rules(game: string): Promise<RuleText[]> {
    const known = this.#rules.get(game);
    if (known) return known;
    const asked = api.rules(game);
    this.#rules.set(game, asked);
    asked.catch(() => this.#rules.delete(game));
    return asked;
  }
}

export const shelf = new Shelf();
