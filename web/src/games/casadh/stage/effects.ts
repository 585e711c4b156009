// What is shown for a moment when something happens, and how long each event is given.
import type { Seat } from '../../../generated/protocol';
import type { Card, Death, Event, Hazard, Item, Misfortune, Space } from '../../../generated/casadh';

/** What a die was cast for, and what came of it. */
export type Cast =
  | { readonly for: 'hazard'; readonly hazard: Hazard; readonly track: number }
  | { readonly for: 'grue'; readonly seat: Seat; readonly inside: number }
  | { readonly for: 'defuse'; readonly seat: Seat; readonly hp: number };

export type Effect =
  | { readonly show: 'die'; readonly die: number; readonly cast: Cast; readonly happens: boolean }
  | { readonly show: 'card'; readonly seat: Seat; readonly card: Card | null; readonly cost: number }
  | { readonly show: 'misfortune'; readonly seat: Seat; readonly misfortune: Misfortune; readonly shrugged: boolean }
  | { readonly show: 'outbreak'; readonly at: Space; readonly hazard: Hazard }
  | { readonly show: 'harm'; readonly seat: Seat; readonly lost: number }
  | { readonly show: 'ward'; readonly seat: Seat; readonly by: Item }
  | { readonly show: 'heal'; readonly seat: Seat }
  | { readonly show: 'treasure'; readonly seat: Seat; readonly value: number | null }
  | { readonly show: 'death'; readonly seat: Seat; readonly why: Death }
  | { readonly show: 'blast'; readonly at: Space }
  | { readonly show: 'escape'; readonly seat: Seat };

export function effectOf(event: Event): Effect | null {
  switch (event.event) {
    case 'hazard-rolled':
      return {
        show: 'die',
        die: event.die,
        cast: { for: 'hazard', hazard: event.hazard, track: event.track },
        happens: event.breaks_out,
      };
    case 'grue-rolled':
      return {
        show: 'die',
        die: event.die,
        cast: { for: 'grue', seat: event.seat, inside: event.inside },
        happens: event.succeeds,
      };
    case 'defuse-rolled':
      return {
        show: 'die',
        die: event.die,
        cast: { for: 'defuse', seat: event.seat, hp: event.hp },
        happens: event.succeeds,
      };
    case 'card-drawn':
      return { show: 'card', seat: event.seat, card: event.card, cost: event.cost };
    case 'befalls':
      return { show: 'misfortune', seat: event.seat, misfortune: event.misfortune, shrugged: false };
    case 'shrugged':
      return { show: 'misfortune', seat: event.seat, misfortune: event.misfortune, shrugged: true };
    case 'token-placed':
      return { show: 'outbreak', at: event.at, hazard: event.hazard };
    case 'struck':
    case 'hurt':
      return { show: 'harm', seat: event.seat, lost: event.lost };
    case 'warded':
      return { show: 'ward', seat: event.seat, by: event.by };
    case 'healed':
      return { show: 'heal', seat: event.seat };
    case 'kept':
      return { show: 'treasure', seat: event.seat, value: event.value };
    case 'died':
      return { show: 'death', seat: event.seat, why: event.why };
    case 'exploded':
      return { show: 'blast', at: event.at };
    case 'left':
      return { show: 'escape', seat: event.seat };
    default:
      return null;
  }
}

/** Milliseconds until the next event may begin. */
export function pause(event: Event): number {
  switch (event.event) {
    case 'hazard-rolled':
    case 'grue-rolled':
    case 'defuse-rolled':
      return 950;
    case 'card-drawn':
      return 800;
    case 'exploded':
      return 800;
    case 'died':
    case 'left':
      return 650;
    case 'moved':
    case 'explored':
    case 'grue-moved':
      return 480;
    case 'befalls':
    case 'shrugged':
      return 600;
    case 'struck':
    case 'hurt':
    case 'warded':
    case 'healed':
    case 'kept':
      return 420;
    case 'token-placed':
    case 'slid':
    case 'hex-drawn':
    case 'item-found':
    case 'collapsed':
      return 260;
    default:
      return 0;
  }
}
