// Something asked of the server from a form: busy until it answers, and what it said no to stays beside the form.

import { refusalOf } from '../../net/http';

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);

  /** Does it, unless it is being done already. Says whether it went well. */
  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = refusalOf(error).sentence;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
