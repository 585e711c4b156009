// What the person at this screen is pointing at: clicks so far, the small chooser, the last "why not?".
import type { Refusal } from '../generated/protocol';
import { click, droppedOn, lit, picksOf, taken, type Choice, type Lit, type Offer } from './choose';

/** What pointing needs from the table. */
export interface Desk<A, S extends string> {
  readonly choice: Choice<A, S> | null;
  readonly busy: boolean;
  act(action: A): void;
  why(action: A): Promise<Refusal | null>;
  /** What somebody seems to want who points at something that is not offered; none for a wish to look closer. */
  meaning(picks: readonly S[], spot: S): A | null;
}

export type Chooser<S extends string> = {
  readonly at: S;
  readonly clicks: readonly S[];
  readonly offers: readonly Offer<S>[];
};
/** Looked at with the mouse, or reached with keys. */
export type Looked<S extends string> = { readonly spot: S; readonly how: 'hover' | 'focus' };
export type Refused<S extends string> = { readonly at: S; readonly refusal: Refusal };

/** In the hand, and what was clicked before it was taken. */
export type Carried<S extends string> = { readonly spot: S; readonly before: readonly S[] };

export class Pointing<A, S extends string = string> {
  clicks = $state.raw<readonly S[]>([]);
  chooser = $state.raw<Chooser<S> | null>(null);
  refused = $state.raw<Refused<S> | null>(null);
  /** Looked at closer: stays until something else is pointed at. */
  pinned = $state.raw<S | null>(null);
  /** Under the mouse or the keyboard. */
  looked = $state.raw<Looked<S> | null>(null);
  /** A crowded place whose things are shown large, to choose from. */
  opened = $state.raw<S | null>(null);
  /** On its way in somebody's hand. */
  carried = $state.raw<Carried<S> | null>(null);

  #desk: () => Desk<A, S>;
  /** How often something was pointed at: an answer to an earlier click comes too late. */
  #clicked = 0;
  picks: readonly S[] = $derived.by(() => (this.choice === null ? [] : picksOf(this.choice, this.clicks)));
  lit: ReadonlyMap<S, Lit> = $derived.by(() =>
    this.choice === null ? new Map<S, Lit>() : lit(this.choice, this.picks),
  );

  constructor(desk: () => Desk<A, S>) {
    this.#desk = desk;
  }

  /** What may be done now; none for onlookers. */
  get choice(): Choice<A, S> | null {
    return this.#desk().choice;
  }

  /** A click, a tap or Enter. */
  async point(spot: S): Promise<void> {
    const desk = this.#desk();
    this.#clicked += 1;
    this.chooser = null;
    this.refused = null;
    this.opened = null;
    if (desk.choice === null) {
      this.#look(spot);
      return;
    }
    const clicked = click(desk.choice, this.clicks, spot);
    switch (clicked.then) {
      case 'act':
        this.act(clicked.index);
        return;
      case 'picked':
        this.clicks = clicked.clicks;
        this.pinned = null;
        return;
      case 'offer':
        this.clicks = clicked.clicks;
        this.pinned = null;
        this.chooser = { at: spot, clicks: clicked.clicks, offers: clicked.offers };
        return;
      case 'nothing':
        await this.#askWhy(desk, spot);
    }
  }

  /** Can it be taken in hand? */
  mayLift(spot: S): boolean {
    const { choice, busy } = this.#desk();
    return choice !== null && !busy && taken(choice, this.clicks, spot) !== null;
  }

  /** Takes it in hand, which picks it. */
  lift(spot: S): void {
    const { choice } = this.#desk();
    const clicks = choice === null ? null : taken(choice, this.clicks, spot);
    if (clicks === null) return;
    this.carried = { spot, before: this.clicks.filter((one) => one !== spot) };
    this.chooser = null;
    this.refused = null;
    this.pinned = null;
    this.opened = null;
    this.clicks = clicks;
  }

  /** Would letting go here do something? */
  mayDrop(at: S): boolean {
    const { choice } = this.#desk();
    return choice !== null && this.carried !== null && droppedOn(choice, this.clicks, this.carried.spot, at) !== null;
  }

  /** Lets go: over what can be chosen that is pressed, anywhere else the pick is taken back. */
  async drop(at: S | null): Promise<void> {
    const [{ choice, meaning, why }, { carried }] = [this.#desk(), this];
    if (carried === null) return;
    this.carried = null;
    const pressed = choice === null || at === null ? null : droppedOn(choice, this.clicks, carried.spot, at);
    if (pressed !== null) return this.point(pressed);
    const wish = choice === null || at === null || at === carried.spot ? null : meaning(this.picks, at);
    this.clicks = carried.before;
    this.#clicked += 1;
    if (wish === null || at === null) return;
    const clicked = this.#clicked;
    const refusal = await why(wish);
    if (refusal !== null && choice === this.#desk().choice && clicked === this.#clicked) this.refused = { at, refusal };
  }

  /** A line of the chooser. */
  take(offer: Offer<S>): void {
    const before = this.chooser?.clicks ?? this.clicks;
    this.chooser = null;
    if (offer.offer === 'act') this.act(offer.index);
    else this.clicks = [...before, offer.spot];
  }

  act(index: number): void {
    const { choice, busy, act } = this.#desk();
    const action = choice?.actions[index];
    if (action === undefined || busy) return;
    this.clear();
    act(action);
  }

  /** Opens the chooser with these offers at a spot. */
  offer(at: S, offers: readonly Offer<S>[]): void {
    this.refused = null;
    this.chooser = { at, clicks: [], offers };
  }

  /** Shows the things of a crowded place large. */
  open(place: S): void {
    this.#clicked += 1;
    this.chooser = null;
    this.refused = null;
    this.pinned = null;
    this.opened = place;
  }

  /** Takes one thing back; false when there was nothing to take back. */
  back(): boolean {
    if (this.chooser !== null) this.chooser = null;
    else if (this.refused !== null) this.refused = null;
    else if (this.opened !== null) this.opened = null;
    else if (this.pinned !== null) this.pinned = null;
    else if (this.clicks.length > 0) this.clicks = this.clicks.slice(0, -1);
    else return false;
    return true;
  }

  clear(): void {
    this.clicks = [];
    this.chooser = null;
    this.refused = null;
    this.pinned = null;
    this.opened = null;
    this.carried = null;
  }

  async #askWhy(desk: Desk<A, S>, spot: S): Promise<void> {
    const action = desk.choice === null ? null : desk.meaning(this.picks, spot);
    const clicked = this.#clicked;
    const refusal = action === null ? null : await desk.why(action);
    // The table has moved on, or the person has: the answer is about something that is no longer shown.
    if (desk.choice !== this.#desk().choice || clicked !== this.#clicked) return;
    if (refusal !== null) this.refused = { at: spot, refusal };
    else this.#look(spot);
  }

  #look(spot: S): void {
    this.pinned = this.pinned === spot ? null : spot;
  }
}
