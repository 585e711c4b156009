// A little scene that is told over several events: somebody faces something, rolls, wins or loses.
import type { Seat } from '../../../generated/protocol';
import type { Card, Cell, Event, Pawn, View, Why } from '../../../generated/skulldug';
import { pawnOf } from '../pawns';

export type Scene =
  | {
      readonly scene: 'encounter';
      readonly who: Pawn;
      /** None for the passage itself. */
      readonly card: Card | null;
      readonly needs: number;
      readonly focus: number;
      readonly die: number | null;
      readonly total: number | null;
      readonly outcome: 'won' | 'lost' | 'skipped' | null;
    }
  | {
      readonly scene: 'throw';
      readonly by: Pawn;
      readonly at: Pawn;
      readonly card: Card;
      readonly die: number | null;
      readonly defence: number | null;
      readonly attack: number | null;
      readonly hit: boolean | null;
    }
  | { readonly scene: 'roll'; readonly seat: Seat; readonly die: number; readonly total: number | null }
  | { readonly scene: 'plan'; readonly ghost: Pawn; readonly at: Cell; readonly why: Why }
  | { readonly scene: 'cave'; readonly left: number; readonly die: number | null; readonly collapsed: boolean };

/** The scene after one event: begun, gone on, or over. */
export function sceneAfter(scene: Scene | null, event: Event): Scene | null {
  switch (event.event) {
    case 'meets':
      return {
        scene: 'encounter',
        who: event.who,
        card: event.card,
        needs: event.difficulty,
        focus: 0,
        die: null,
        total: null,
        outcome: null,
      };
    case 'thrown':
      return {
        scene: 'throw',
        by: event.by,
        at: event.at,
        card: event.card,
        die: null,
        defence: null,
        attack: null,
        hit: null,
      };
    case 'focused':
      return scene?.scene === 'encounter' ? { ...scene, focus: event.ap } : scene;
    case 'rolled':
      return scene?.scene === 'encounter' || scene?.scene === 'throw'
        ? { ...scene, die: event.n }
        : { scene: 'roll', seat: event.seat, die: event.n, total: null };
    case 'first-rolled':
      return { scene: 'roll', seat: event.seat, die: event.n, total: null };
    case 'final':
      if (scene?.scene === 'throw')
        return event.kind === 'defence' ? { ...scene, defence: event.total } : { ...scene, attack: event.total };
      return scene?.scene === 'encounter' || scene?.scene === 'roll' ? { ...scene, total: event.total } : scene;
    case 'won':
    case 'lost':
      return scene?.scene === 'encounter' ? { ...scene, outcome: event.event } : scene;
    case 'skipped':
      return scene?.scene === 'encounter' ? { ...scene, outcome: 'skipped' } : scene;
    case 'throw-ends':
      return scene?.scene === 'throw' ? { ...scene, hit: event.hit } : scene;
    case 'ghost-goal':
      return { scene: 'plan', ghost: event.ghost, at: event.at, why: event.why };
    case 'cave-health':
      return { scene: 'cave', left: event.left, die: null, collapsed: false };
    case 'cave-rolled':
      return {
        scene: 'cave',
        left: scene?.scene === 'cave' ? scene.left : 0,
        die: event.n,
        collapsed: event.collapsed,
      };
    case 'turn-begins':
    case 'ghost-turn':
      return null;
    default:
      return scene;
  }
}

/** The scene in whose middle a question is asked: it goes on when the die has fallen. */
export function sceneOf({ moment, waiting }: View): Scene | null {
  if (moment?.moment !== 'rolling') return null;
  const thrown = waiting.findLast((ask) => ask.ask === 'throw');
  switch (moment.kind) {
    case 'trap':
    case 'monster':
    case 'danger':
      return {
        scene: 'encounter',
        who: pawnOf(moment.who),
        card: moment.against,
        needs: moment.needs ?? 0,
        focus: moment.focus,
        die: moment.natural,
        total: null,
        outcome: null,
      };
    case 'attack':
    case 'defence':
      if (thrown?.ask !== 'throw') return null;
      return {
        scene: 'throw',
        by: thrown.by,
        at: thrown.at,
        card: thrown.card,
        die: moment.natural,
        defence: thrown.stage === 'attack' ? thrown.defence : null,
        attack: null,
        hit: null,
      };
    case 'card':
      return null;
  }
}
