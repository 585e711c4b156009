// loaded. A room is loaded before what speaks from it is drawn: the page's own at the start, a game's with its board.

import type * as Cc from '../generated/words/en/cc';
import type * as Ct from '../generated/words/en/ct';

/** The rooms, by their names in the message files. */
export interface Rooms {
  ct: typeof Ct;
  cc: typeof Cc;
}

export type Language = 'en' | 'de';

/** The languages in their own words. */
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

type Loaders = { [Room in keyof Rooms]: () => Promise<Rooms[Room]> };

const LOADERS: Record<Language, Loaders> = {
  en: {
    ct: () => import('../generated/words/en/ct'),
    cc: () => import('../generated/words/en/cc'),
  },
  de: {
    ct: () => import('../generated/words/de/ct'),
    cc: () => import('../generated/words/de/cc'),
  },
};

/** The first of these that the page speaks: `de-AT` is German. */
export function spoken(wished: readonly string[]): Language {
  for (const wish of wished) {
    const primary = wish.toLowerCase().split('-')[0] ?? '';
    if (primary in LANGUAGES) return primary as Language;
  }
  return 'en';
}

class Words {
  language = $state<Language>('en');
  #rooms = $state.raw<Partial<Rooms>>({});

  /** Speaks another language from now on, with every room that was open. */
  async speak(language: Language): Promise<void> {
    const rooms = await loaded(language, Object.keys(this.#rooms) as (keyof Rooms)[]);
    this.#rooms = rooms;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Opens a room. */
  async open(...rooms: (keyof Rooms)[]): Promise<void> {
    const fresh = await loaded(this.language, rooms.filter((room) => !(room in this.#rooms)));
    this.#rooms = { ...this.#rooms, ...fresh };
  }

  }
  get ct(): Rooms['ct'] {
    return this.#room('ct');
  }
  get cc(): Rooms['cc'] {
    return this.#room('cc');
  }

  #room<Room extends keyof Rooms>(room: Room): Rooms[Room] {
    const found = this.#rooms[room];
    if (!found) throw new Error(`the words of ${room} are spoken before they are loaded`);
    return found;
  }
}

async function loaded(language: Language, rooms: (keyof Rooms)[]): Promise<Partial<Rooms>> {
  const pairs = await Promise.all(rooms.map(async (room) => [room, await LOADERS[language][room]()] as const));
  return Object.fromEntries(pairs) as Partial<Rooms>;
}

export const words = new Words();
