// What lies over the page: one dialog at a time, and the drawer with the rules.

import { gameOfRule } from '../games';
import { here } from './route.svelte';
import { stage } from './scene.svelte';

export type DialogName = 'settings' | 'keys' | 'which-rules';

class Overlays {
  dialog = $state<DialogName | null>(null);
  /** The game whose rules lie open. */
  rules = $state<string | null>(null);

  toggle(name: DialogName): void {
    this.dialog = this.dialog === name ? null : name;
  }

  toggleRules(): void {
    if (this.rules !== null) this.closeRules();
    else if (stage.now.find !== null) stage.now.find();
    else if (stage.now.game !== null) this.rules = stage.now.game;
    else this.toggle('which-rules');
  }

  closeRules(): void {
    this.rules = null;
    if (here.rule !== null) here.point(null);
  }

  /** Opens the rules at one of them. */
  openRule(id: string): void {
    here.point(id);
    this.follow();
  }

  /** Opens the rules when the address points at one. */
  follow(): void {
    const game = here.rule === null ? null : gameOfRule(here.rule);
    if (game !== null) this.rules = game;
  }
}

export const overlays = new Overlays();
