// Cave Troll on the stage.
import { Director, type Shown as AnyShown, type Staging } from '../../../board/director.svelte';
import type { Event, View } from '../../../generated/cave-troll';
import { effectOf, pause, type Effect } from './effects';
import { soundOf } from './sounds';
import { EMPTY, after, reconciled, type Stage } from './stage';

export type Shown = AnyShown<Effect>;
export type CaveTrollDirector = Director<Event, View, Stage, Effect>;

export const staging: Staging<Event, View, Stage, Effect> = {
  empty: EMPTY,
  after,
  reconciled,
  effectOf,
  soundOf,
  pause,
};
