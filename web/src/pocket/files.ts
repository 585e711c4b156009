// What lies beside the page for the worker: a module for each game, and answers that are the same for everybody. Each is fetched
// when it is first needed.

import { type Ask, fetched, loadModule } from './module';

export class Files {
  /** The games that there are modules for. */
  readonly games: string[];
  #makers = new Map<string, Promise<() => Promise<Ask>>>();

  constructor(
    private readonly names: Record<string, string>,
    private readonly folder: string,
  ) {
    const modules = Object.keys(names).filter((name) => name.endsWith('.wasm'));
    this.games = modules.map((name) => name.replace('.wasm', ''));
  }

  /** Makes the module of a game. */
  async module(game: string): Promise<Ask> {
    const maker = this.#makers.get(game) ?? loadModule(this.#address(`${game}.wasm`));
    this.#makers.set(game, maker);
    try {
      return await (
        await maker
      )();
    } catch (error) {
      // Perhaps it can be fetched another time.
      this.#makers.delete(game);
      throw error;
    }
  }

  /** What everybody is answered who asks for this in that language; null where it depends. */
  async answer(path: string, language: string): Promise<string | null> {
    const name = `${language}/${path.replace(/^\/api\//, '')}.json`;
    if (!(name in this.names)) return null;
    return (await fetched(this.#address(name))).text();
  }

  #address(name: string): string {
    return new URL(this.names[name] ?? name, this.folder).href;
  }
}
