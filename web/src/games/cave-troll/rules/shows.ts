// What a picture of the rules can show.

import type { Area, Artifact, Card, Figure, RoomNow } from '../../../generated/cave-troll';

export type Shows =
  | {
      draw: 'map';
      /** The areas that are in the picture. */
      around: readonly Area[];
      /** `A.knight R14`, `B.adventurer×2 R14`. */
      pieces?: readonly string[];
      /** Of those, figures that are lost in what is shown. */
      lost?: readonly string[];
      /** `A R14`: whose chest, and where. */
      chests?: readonly string[];
      rooms?: readonly RoomNow[];
      moves?: readonly (readonly [Area, Area])[];
      lit?: readonly Area[];
      barred?: readonly Area[];
    }
  | { draw: 'figures'; figures: readonly Figure[] }
  | { draw: 'cards'; cards: readonly Card[]; brief?: boolean }
  | { draw: 'artifacts'; artifacts: readonly Artifact[]; brief?: boolean }
  | { draw: 'icons'; n: number }
  | { draw: 'coins'; coins: number }
  | { draw: 'chest' };
