// What the person at this screen is pointing at: clicks so far, the small chooser, the last "why not?".
import type { Action } from '../../generated/cave-troll';
import type { Refusal } from '../../generated/protocol';
import { click, lit, picksOf, type Choice, type Lit, type Offer } from './choose';
import { meaning } from './meaning';
import type { Spot } from './routes';

/** What pointing needs from the table. */
export interface Desk {
  readonly choice: Choice | null;
  readonly busy: boolean;
  act(action: Action): void;
  why(action: Action): Promise<Refusal | null>;
}

export type Chooser = { readonly at: Spot; readonly clicks: readonly Spot[]; readonly offers: readonly Offer[] };
/** Looked at with the mouse, or reached with keys. */
export type Looked = { readonly spot: Spot; readonly how: 'hover' | 'focus' };
export type Refused = { readonly at: Spot; readonly refusal: Refusal };

export class Pointing {
  clicks = $state.raw<readonly Spot[]>([]);
  chooser = $state.raw<Chooser | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Looked at closer: stays until something else is pointed at. */
  pinned = $state.raw<Spot | null>(null);
  /** Under the mouse or the keyboard. */
  looked = $state.raw<Looked | null>(null);

  #desk: () => Desk;
  /** How often something was pointed at: an answer to an earlier click comes too late. */
  #clicked = 0;
  picks: readonly Spot[] = $derived.by(() => (this.choice === null ? [] : picksOf(this.choice, this.clicks)));
  lit: ReadonlyMap<Spot, Lit> = $derived.by(() => (this.choice === null ? new Map<Spot, Lit>() : lit(this.choice, this.picks)));

  constructor(desk: () => Desk) {
    this.#desk = desk;
  }

  /** What may be done now; none for onlookers. */
  get choice(): Choice | null {
    return this.#desk().choice;
  }

  /** A click, a tap or Enter. */
  async point(spot: Spot): Promise<void> {
    const desk = this.#desk();
    this.#clicked += 1;
    this.chooser = null;
    this.refused = null;
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

  /** A line of the chooser. */
  take(offer: Offer): void {
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
  offer(at: Spot, offers: readonly Offer[]): void {
    this.refused = null;
    this.chooser = { at, clicks: [], offers };
  }

  /** Takes one thing back; false when there was nothing to take back. */
  back(): boolean {
    if (this.chooser !== null) this.chooser = null;
    else if (this.refused !== null) this.refused = null;
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
  }

  async #askWhy(desk: Desk, spot: Spot): Promise<void> {
    const action = desk.choice === null ? null : meaning(desk.choice.scene, this.picks, spot);
    const clicked = this.#clicked;
    const refusal = action === null ? null : await desk.why(action);
    // The table has moved on, or the person has: the answer is about something that is no longer shown.
    if (desk.choice !== this.#desk().choice || clicked !== this.#clicked) return;
    if (refusal !== null) this.refused = { at: spot, refusal };
    else this.#look(spot);
  }

  #look(spot: Spot): void {
    this.pinned = this.pinned === spot ? null : spot;
  }
}
