// One seat at one table, as every game's board needs it: what it sees and may do, what is pointed at, the story that is
// told, the keys. A game adds only what is its own.

import type { GameProps } from '../games';
import type { Seat } from '../generated/protocol';
import { actionsOf, viewOf } from '../net/wire';
import { isStill } from '../stores/settings.svelte';
import { attend, seatState, type Attending, type SeatState } from './attending.svelte';
import type { Choice } from './choose';
import { theDeciding } from './deciding';
import { Director, type Staging } from './director.svelte';
import { Pointing } from './pointing.svelte';
import type { Sure } from './PromptBar.svelte';

/** What a seat decides from. */
export interface Scene<A, V> {
  readonly seat: Seat;
  readonly view: V;
  readonly actions: readonly A[];
}

/** Whose names are spoken, and who is "you". */
export interface Speaker {
  readonly names: readonly string[];
  readonly me: Seat | null;
}

/** What a game says about itself. */
export interface Manners<A, S extends string, E, V, T, F> {
  readonly staging: Staging<E, V, T, F>;
  choiceOf(scene: Scene<A, V>): Choice<A, S>;
  /** What somebody seems to want who points at something that is not offered. */
  meaning(scene: Scene<A, V>, picks: readonly S[], spot: S): A | null;
  spotWords(spot: S, view: V, speaker: Speaker): string;
  /** Said when something was picked: what it is, and among how much to choose now. */
  pickedNow(told: { what: string; n: number }): string;
  /** What cannot be undone and ends something asks first: the question, and what the button says that means it. */
  sure?(action: A): { ask: string; yes: string } | null;
  /** Forgets whatever else belongs to one decision. */
  forget?(): void;
}

export class Seated<A, S extends string, E, V, T, F> {
  readonly director: Director<E, V, T, F>;
  readonly pointing: Pointing<A, S>;
  readonly attending: Attending;
  /** What was chosen and waits for a second word. */
  sure = $state.raw<Sure | null>(null);
  readonly #table: () => GameProps<A>;
  readonly #game: Manners<A, S, E, V, T, F>;

  view: V = $derived.by(() => viewOf<V>(this.#table().vantage));
  actions: readonly A[] = $derived.by(() => actionsOf<A>(this.#table().vantage));
  seat: Seat | null = $derived.by(() => this.#table().vantage.seat);
  speaker: Speaker = $derived.by(() => ({ names: this.#table().names, me: this.seat }));
  scene: Scene<A, V> | null = $derived.by(() =>
    this.seat === null ? null : { seat: this.seat, view: this.view, actions: this.actions },
  );
  choice: Choice<A, S> | null = $derived.by(() => (this.scene === null ? null : this.#game.choiceOf(this.scene)));
  still: boolean = $derived.by(() => isStill() || (this.#table().still ?? false));
  isOver: boolean = $derived.by(() => this.#table().outcome !== null);
  isAsked: boolean = $derived.by(() => this.seat !== null && this.#table().asked.includes(this.seat));
  /** The last thing that was picked, in words; then a target is wanted. */
  picked: string | null = $derived.by(() => {
    const last = this.pointing.clicks.at(-1);
    return last === undefined ? null : this.words(last);
  });

  /** Sits down until the board is gone: to be called while it is made. */
  constructor(table: () => GameProps<A>, game: Manners<A, S, E, V, T, F>) {
    this.#table = table;
    this.#game = game;
    this.director = new Director(game.staging);
    this.pointing = new Pointing<A, S>(() => ({
      choice: this.choice,
      busy: table().busy,
      act: (action) => this.#decide(action),
      why: table().why,
      meaning: (picks, spot) => (this.scene === null ? null : game.meaning(this.scene, picks, spot)),
    }));
    const deciding = theDeciding();
    // What is offered elsewhere on the page is one of the actions that the board has got.
    $effect.pre(() => deciding?.takeOver((action) => this.#decide(action as A)));
    this.attending = attend<A, S, E, V, T, F>({
      director: this.director,
      pointing: this.pointing,
      story: () => table().story,
      view: () => this.view,
      still: () => this.still,
      actions: () => this.actions,
      picked: (spot) => game.pickedNow({ what: this.words(spot), n: this.pointing.lit.size }),
      announce: (sentence) => table().announce(sentence),
      forget: () => {
        this.sure = null;
        game.forget?.();
      },
    });
  }

  words(spot: S): string {
    return this.#game.spotWords(spot, this.view, this.speaker);
  }

  /** Points at something; a story that is still being told is at its end then. */
  point = (spot: S): void => {
    if (this.director.telling) this.director.skip();
    void this.pointing.point(spot);
  };

  /** Points at the first of these that can be chosen; false when none can. */
  pointAtOne = (spots: readonly S[]): boolean => {
    const spot = spots.find((one) => this.pointing.lit.has(one));
    if (spot !== undefined) this.point(spot);
    return spot !== undefined;
  };

  stateOf = (at: Seat): SeatState => seatState(at, this.#table());

  #decide(action: A): void {
    this.director.skip();
    const sure = this.#game.sure?.(action) ?? null;
    if (sure === null) this.#table().act(action);
    else {
      this.sure = { ...sure, go: () => this.#go(action), stay: () => (this.sure = null) };
      this.#table().announce(sure.ask);
    }
  }

  #go(action: A): void {
    this.sure = null;
    this.#table().act(action);
  }
}
