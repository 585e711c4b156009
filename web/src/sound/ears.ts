// What is to be heard. Nothing sounds before the first gesture on the page, and until then nothing of it is loaded; nobody
// needs it to play.

import { settings } from '../stores/settings.svelte';

/** Everything that can be heard; how it sounds is said in `voices.ts`. */
export type Sound =
  | 'die'
  | 'step'
  | 'tile'
  | 'card'
  | 'coins'
  | 'gem'
  | 'door'
  | 'growl'
  | 'thunder'
  | 'engine'
  | 'wind'
  | 'missile'
  | 'blast'
  | 'hit'
  | 'ward'
  | 'heal'
  | 'ghost'
  | 'death'
  | 'turn'
  | 'victory'
  | 'defeat';

/** Who makes the sounds. */
export interface Band {
  play(sound: Sound, loudness: number): void;
  /** Browsers hold sound back until somebody does something. */
  wake(): void;
}

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

export class Ears {
  #band: Band | null = null;
  #coming: Promise<Band> | null = null;

  constructor(private readonly fetch: () => Promise<Band>) {}

  /** Waits for gestures, until the answer is called. */
  open(): () => void {
    const gesture = (): void => void this.#gesture();
    for (const kind of GESTURES) addEventListener(kind, gesture, { capture: true, passive: true });
    return () => {
      for (const kind of GESTURES) removeEventListener(kind, gesture, { capture: true });
    };
  }

  /** Makes a sound, if sounds are wanted. What comes too early is not made up for. */
  hear(sound: Sound): void {
    const { sound: isOn, volume } = settings.wishes;
    if (isOn && volume > 0) this.#band?.play(sound, volume / 100);
  }

  async #gesture(): Promise<void> {
    if (!settings.wishes.sound) return;
    if (this.#band !== null) return this.#band.wake();
    this.#coming ??= this.fetch();
    try {
      this.#band = await this.#coming;
    } catch {
      // Away from the network, or an old browser: it is quiet then, and the next gesture tries again.
      this.#coming = null;
    }
  }
}

export const ears = new Ears(async () => (await import('./band')).makeBand());
