// The table on show in words: fetched when wanted, and the answers to what can be asked about it.

import * as said from '$words/words';
import { getContext, setContext } from 'svelte';

import type { Scene } from '../generated/protocol';
import type { Query } from '../shell/keys';

/** What telling needs from the page. */
export interface Desk {
  /** How the table lies now; none when it has moved on meanwhile, or cannot be told. */
  fetch(): Promise<Scene | null>;
  /** Each legal action in words, in the order of the offers. */
  readonly words: readonly string[];
  /** What is asked. */
  readonly prompt: string;
  /** What happened last. */
  readonly last: string;
  readonly busy: boolean;
  /** Does the legal action with this number. */
  act(index: number): void;
}

/** A position in words, with the words of the actions that its offers count. */
export interface Told {
  readonly scene: Scene;
  readonly words: readonly string[];
}

const TROUBLE = said.trouble;

export class Telling {
  told = $state.raw<Told | null>(null);
  #asking = false;
  #again = false;

  constructor(private readonly desk: () => Desk) {}

  get busy(): boolean {
    return this.desk().busy;
  }

  /** Fetches the position; changes that come meanwhile are fetched in one go after it. */
  async refresh(): Promise<void> {
    this.#again = true;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#again) {
      this.#again = false;
      const { words } = this.desk();
      const scene = await this.desk()
        .fetch()
        .catch(() => null);
      if (scene !== null && this.desk().words === words) this.told = { scene, words };
    }
    this.#asking = false;
  }

  /** Does what an offer says, unless the table has moved on since it was told. */
  act(index: number): void {
    const desk = this.desk();
    if (!desk.busy && this.told?.words === desk.words) desk.act(index);
  }

  async answer(query: Query): Promise<string> {
    const desk = this.desk();
    switch (query) {
      case 'last':
        return desk.last === '' ? said.nothingYet : desk.last;
      case 'asked':
        return desk.prompt;
      case 'where':
      case 'near':
      case 'hand': {
        const scene = await desk.fetch().catch(() => null);
        if (scene === null) return TROUBLE;
        return { where: scene.whereabouts, near: scene.near, hand: scene.hand }[query];
      }
    }
  }
}

const KEY = Symbol('the table in words');

/** The page on show can tell its table in words. */
export function setTelling(telling: Telling): Telling {
  return setContext(KEY, telling);
}

/** The words of the table around this component, if there are any. */
export function getTelling(): Telling | undefined {
  return getContext<Telling | undefined>(KEY);
}
