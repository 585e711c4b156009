// What every board does while a table is on show: it follows the story, forgets half a choice when another one is asked
// about, says aloud what was picked and what was refused, and hears keys.

import { untrack } from 'svelte';

import type { GameProps } from '../games';
import type { Seat, Story } from '../generated/protocol';
import type { Director } from './director.svelte';
import { carrying } from './carrying';
import { isForGame, isHeldEnter } from './keys';
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

/** What belongs to the person at this screen. */
export class Attending {
  listOpen = $state(false);
  /** The person uses keys, at least just now. */
  isKeyed = $state(false);
  /** All of the board. */
  root = $state<HTMLElement>();

  /** A key was pressed; `does` says whether it did something. */
  key(event: KeyboardEvent, does: (event: KeyboardEvent) => boolean): void {
    this.isKeyed = true;
    if (event.key === 'Tab') this.listOpen = true;
    // The page puts the focus on what is around us when it opens a table.
    if (!isForGame(event, this.root)) return;
    if (isHeldEnter(event)) event.preventDefault();
    if (does(event)) event.preventDefault();
  }

  toggleList = (): void => void (this.listOpen = !this.listOpen);
}

/** Attends to the table until the board is gone. */
export function attend<A, S extends string, E, V, T, F>(at: Attended<A, S, E, V, T, F>): Attending {
  const { director, pointing } = at;
  $effect(() => {
    const told = [at.story(), at.view(), at.still()] as const;
    untrack(() => director.follow(...told));
  });
  $effect(() => () => director.close());
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
  const attending = new Attending();
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
  return attending;
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
