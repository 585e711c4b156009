// What a table that is being set up has agreed on. The server tells what may be chosen and what a choice makes of the
// setup; here it is only asked, one thing after the other.

import type { JsonValue, SetupAsked, SetupForm } from '../../generated/protocol';

export type Ask = (asked: SetupAsked) => Promise<SetupForm>;

export class Agreement {
  form = $state.raw() as SetupForm;
  /** The setup that holds, told before its form has come when somebody takes a whole one. */
  setup = $state.raw<JsonValue>(null);
  /** How often the answer was no: what was clicked has to be drawn again as it was. */
  refused = $state(0);
  #last: Promise<void> = Promise.resolve();

  constructor(
    form: SetupForm,
    private readonly ask: Ask,
    private readonly failed: (error: unknown) => void,
  ) {
    this.form = form;
    this.setup = form.setup;
  }

  /** Chooses something of the form, or the number of `players`. */
  choose(group: string, id: string): void {
    this.#queue(() => ({ setup: this.setup, choose: { group, id } }));
  }

  /** Takes over a whole setup. */
  take(setup: JsonValue): void {
    this.setup = setup;
    this.#queue(() => ({ setup, choose: null }));
  }

  /** When everything that was asked is answered. */
  settled(): Promise<void> {
    return this.#last;
  }

  #queue(wish: () => SetupAsked): void {
    this.#last = this.#last.then(async () => {
      try {
        this.form = await this.ask(wish());
        this.setup = this.form.setup;
      } catch (error) {
        this.failed(error);
        this.refused += 1;
      }
    });
  }
}
