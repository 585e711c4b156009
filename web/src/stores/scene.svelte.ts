// What the page on show offers to the shell around it: its title, its game, and what the keys do there.

import * as said from '$words/shell';
import type { Query } from '../shell/keys';

export interface Scene {
  title: string;
  game: string | null;
  /** The table on show waits for me. */
  myTurn: boolean;
  /** And my time there is short. */
  hurry: boolean;
  undo: (() => void) | null;
  redo: (() => void) | null;
  toggleLog: (() => void) | null;
  toggleChat: (() => void) | null;
  /** The page is about the rules itself: looking for one begins here. */
  find: (() => void) | null;
  /** Answers how the table lies. */
  query: ((what: Query) => void) | null;
  whatNow: (() => void) | null;
}

const NOTHING: Scene = {
  title: '',
  game: null,
  myTurn: false,
  hurry: false,
  undo: null,
  redo: null,
  toggleLog: null,
  toggleChat: null,
  find: null,
  query: null,
  whatNow: null,
};

class Stage {
  now = $state.raw<Scene>(NOTHING);

  /** The page on show says what it offers. */
  set(scene: Partial<Scene>): void {
    this.now = { ...NOTHING, ...scene };
  }
}

export const stage = new Stage();

/** The title of the browser's tab. */
export function tabTitle(scene: Scene, waiting: number): string {
  const place = scene.title === '' ? 'Karst' : `${scene.title} · Karst`;
  if (scene.hurry) return said.titleHurry({ place });
  if (scene.myTurn) return said.titleMyTurn({ place });
  return waiting > 0 ? `(${waiting}) ${place}` : place;
}
