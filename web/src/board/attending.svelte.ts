// What every board does while a table is on show: it follows the story, forgets half a choice when another one is asked
// about, says aloud what was picked and what was refused, and hears keys.

import { untrack } from 'svelte';

import type { GameProps } from '../games';
import type { Seat, Story } from '../generated/protocol';
import { CHOOSER, nextSpots, theShowing } from '../lesson/showing.svelte';
import { viewOf } from '../net/wire';
import { theEye } from '../stores/eye.svelte';
import { vantageOf } from '../stores/seats';
import { settings } from '../stores/settings.svelte';
import { carrying } from './carrying';
import { advisedSpots } from './advice';
import type { Director } from './director.svelte';
import { isForGame, isFreeOrHeldKey, isHeldEnter } from './keys';
import { pointed } from './pointed.svelte';
import type { Pointing } from './pointing.svelte';

export interface Attended<A, S extends string, E, V, T, F> {
  readonly director: Director<E, V, T, F>;
  readonly pointing: Pointing<A, S>;
  /** The table, as it is now. */
  story(): readonly Story[];
  view(): V;
  still(): boolean;
  actions(): readonly A[];
  /** What is said when something was picked. */
  picked(spot: S): string;
  announce(sentence: string): void;
  /** Forgets whatever else belongs to one decision. */
  forget?(): void;
}

/** Something that is being told, and the way past it. */
interface Skippable {
  readonly telling: boolean;
  skip(): void;
}

/** What belongs to the person at this screen. */
export class Attending {
  listOpen = $state(false);
  /** The person uses keys, at least just now. */
  isKeyed = $state(false);
  /** All of the board. */
  root = $state<HTMLElement>();

  constructor(private readonly director: Skippable) {}

  /** A key was pressed; `does` says whether it did something. */
  key(event: KeyboardEvent, does: (event: KeyboardEvent) => boolean): void {
    this.isKeyed = true;
    if (event.key === 'Tab') this.listOpen = true;
    // The page puts the focus on what is around us when it opens a table.
    if (!isForGame(event, this.root)) return;
    if (isHeldEnter(event)) event.preventDefault();
    if (this.director.telling && isFreeOrHeldKey(event)) {
      const isPlainWish = event.key === ' ' || event.key === 'Escape';
      // A letter or a number decides something: it is about what will have come of all this.
      if (isPlainWish || /^[a-z0-9]$/i.test(event.key)) this.director.skip();
      if (isPlainWish) return event.preventDefault();
    }
    if (does(event)) event.preventDefault();
  }

  toggleList = (): void => void (this.listOpen = !this.listOpen);
}

/** Attends to the table until the board is gone. */
export function attend<A, S extends string, E, V, T, F>(at: Attended<A, S, E, V, T, F>): Attending {
  const { director, pointing } = at;
  const attending = new Attending(director);
  follow(at);
  show(pointing);
  $effect(() => () => director.close());
  $effect(() => (attending.root === undefined ? undefined : watchPresses(attending.root, director)));
  // A page that goes to the background has been seen to the end when it comes back.
  $effect(() => {
    const hidden = (): void => void (document.hidden && director.skip());
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  });
  // Another decision: what was half pointed at is gone.
  $effect(() => {
    void at.actions();
    untrack(() => {
      pointing.clear();
      at.forget?.();
    });
  });
  $effect(() => {
    const last = pointing.clicks.at(-1);
    if (last !== undefined) at.announce(at.picked(last));
  });
  $effect(() => {
    if (pointing.refused !== null) at.announce(pointing.refused.refusal.sentence);
  });
  // What is carried goes over all of the board: from a hand to the map, or from place to place.
  $effect(() =>
    attending.root === undefined
      ? undefined
      : carrying(attending.root, {
          mayLift: (spot) => pointing.mayLift(spot as S),
          lift(spot) {
            if (director.telling) director.skip();
            pointing.lift(spot as S);
          },
          mayDrop: (spot) => pointing.mayDrop(spot as S),
          drop: (spot) => void pointing.drop(spot as S | null),
        }),
  );
  $effect(() => glow(attending.root, advisedSpots(pointing.choice, pointed.advice)));
  return attending;
}

/** What advice leads over glows, also beside the map: cards in the hand, buttons of the question. Returns how to stop. */
function glow(root: HTMLElement | undefined, spots: readonly string[]): () => void {
  const selectors = spots.map(
    (spot) => `[data-spot="${CSS.escape(spot)}"], [data-testid="${CSS.escape(spot.replace('verb:', 'verb-'))}"]`,
  );
  const found = selectors.length === 0 ? [] : [...(root?.querySelectorAll(selectors.join()) ?? [])];
  for (const one of found) one.setAttribute('data-advised', '');
  return () => found.forEach((one) => one.removeAttribute('data-advised'));
}

/** The board shows its table: as far as the page tells it, or to the eye that looks on and takes its time. */
function follow<A, S extends string, E, V, T, F>(at: Attended<A, S, E, V, T, F>): void {
  const { director } = at;
  const looking = theEye();
  $effect(() => {
    if (looking !== null) return;
    const told = [at.story(), at.view(), at.still()] as const;
    untrack(() => director.follow(...told));
  });
  $effect(() =>
    untrack(() => {
      const seat = looking?.whose() ?? null;
      return looking?.eye().watch({
        show(moment, shown) {
          const vantage = vantageOf(moment.vantages, seat);
          // Nobody looks at a page in the background, nor at a picture that is told in words.
          const still = at.still() || document.hidden || settings.wishes.board === 'words';
          if (vantage === null) shown();
          else director.follow(moment.story, viewOf<V>(vantage), still, shown);
        },
        skip: () => director.skip(),
      });
    }),
  );
  $effect(() => {
    if (at.still()) untrack(() => director.skip());
  });
}

/**
 * While something is shown, a press on what lies around the board is a wish to see the end of it. What was offered there
 * is yesterday's: it is not done any more.
 */
function watchPresses(root: HTMLElement, director: Skippable): () => void {
  const pressed = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    if (!director.telling || target === null || target.closest('.map') !== null) return;
    if (target.ariaDisabled === 'true') event.stopPropagation();
    director.skip();
  };
  root.addEventListener('click', pressed, { capture: true });
  return () => root.removeEventListener('click', pressed, { capture: true });
}

export type SeatState = 'idle' | 'asked' | 'thinking';

/** Is somebody waited for, and are they a bot? */
export function seatState(
  seat: Seat,
  { asked, outcome, table }: Pick<GameProps, 'asked' | 'outcome' | 'table'>,
): SeatState {
  if (!asked.includes(seat) || outcome !== null) return 'idle';
  return table.seats[seat]?.occupant.who === 'bot' ? 'thinking' : 'asked';
}

/** In a lesson somebody may want to be shown what to press. */
function show<A, S extends string>(pointing: Pointing<A, S>): void {
  const showing = theShowing();
  if (showing === null) return;
  $effect(() => {
    const { choice, chooser, picks } = pointing;
    if (showing.wanted === null || choice === null) showing.spots = [];
    else showing.spots = chooser === null ? nextSpots(choice, picks, showing.wanted as A) : [CHOOSER];
  });
}
