// Karst as an app of its own, where the browser offers to install it.

import { keep, kept } from './kept';

/** What Chromium sends when a page may be installed; other browsers have it in a menu of theirs. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** That somebody did not want it, and is not asked again. */
const DECLINED = 'karst-no-install';

class Install {
  #offer = $state.raw<InstallEvent | null>(null);

  get isOffered(): boolean {
    return this.#offer !== null;
  }

  /** Hears of offers; returns how to stop. */
  watch(): () => void {
    const offered = (event: Event): void => {
      // The page asks in its own place, and not over a board.
      event.preventDefault();
      if (isInstallEvent(event) && kept(DECLINED) === null) this.#offer = event;
    };
    const done = (): void => {
      this.#offer = null;
    };
    addEventListener('beforeinstallprompt', offered);
    addEventListener('appinstalled', done);
    return () => {
      removeEventListener('beforeinstallprompt', offered);
      removeEventListener('appinstalled', done);
    };
  }

  /** Lets the browser ask. An offer can be taken up once. */
  async accept(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }

  decline(): void {
    this.#offer = null;
    keep(DECLINED, true);
  }
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

export const install = new Install();
