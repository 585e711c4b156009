// Planes and places as things that keep their identity while they change, so that they can be animated.
import type { Event, View } from '../../../generated/cave-pilot';
import type { Seat } from '../../../generated/protocol';
import { told, type Moment } from './moments';

export type PlaneAt = { readonly seat: Seat; readonly at: string; readonly from: string | null };
export type Laid = { readonly card: string; readonly at: string };
export type Stage = {
  readonly planes: readonly PlaneAt[];
  readonly caves: readonly Laid[];
  readonly columns: number;
  readonly exit: boolean;
  readonly moment: Moment | null;
};

export const EMPTY: Stage = { planes: [], caves: [], columns: 0, exit: false, moment: null };

/** The stage after one event; events that move nothing leave it as it is. */
export function after(stage: Stage, event: Event): Stage {
  const moment = told(stage.moment, event);
  const now = moment === stage.moment ? stage : { ...stage, moment };
  switch (event.event) {
    case 'moved':
      return { ...now, planes: flown(now.planes, event.seat, event.to) };
    case 'finished':
      return { ...now, planes: flown(now.planes, event.seat, 'exit') };
    case 'out':
      return { ...now, planes: flown(now.planes, event.seat, 'out') };
    case 'placed':
      return {
        ...now,
        caves: [...now.caves, { card: event.card, at: event.at }],
        columns: Math.max(now.columns, Number(event.at.slice(1))),
      };
    case 'exit-opens':
      return { ...now, exit: true };
    default:
      return now;
  }
}

/** The stage that shows the view, with as few changes as can be. */
export function reconciled(stage: Stage, view: View): Stage {
  const planes = view.players.map(({ place }, seat): PlaneAt => {
    const before = stage.planes.find((plane) => plane.seat === seat);
    return before !== undefined && before.at === place ? before : { seat, at: place, from: before?.at ?? null };
  });
  const isSame =
    stage.caves.length === view.caves.length &&
    view.caves.every(({ at, card }) => stage.caves.some((laid) => laid.at === at && laid.card === card));
  return {
    planes:
      planes.length === stage.planes.length && planes.every((plane) => stage.planes.includes(plane))
        ? stage.planes
        : planes,
    caves: isSame ? stage.caves : view.caves.map(({ card, at }) => ({ card, at })),
    columns: view.columns,
    exit: view.exit,
    moment: null,
  };
}

function flown(planes: readonly PlaneAt[], seat: Seat, to: string): PlaneAt[] {
  return planes.map((plane) => (plane.seat === seat && plane.at !== to ? { seat, at: to, from: plane.at } : plane));
}
