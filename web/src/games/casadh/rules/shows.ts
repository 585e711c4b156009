// What a picture of the rules can show.

import type { Card, Hazard, HexNow, Item, Node, Side, Space } from '../../../generated/casadh';

export type Shows =
  | {
      draw: 'map';
      hexes: readonly HexNow[];
      /** `0 1,0 A`: a seat's spelunker, its space and its passageway. */
      pawns?: readonly string[];
      /** `1 1,0`: whose dynamite lies where. */
      charges?: readonly string[];
      /** Who died there in what is shown. */
      dead?: readonly number[];
      moves?: readonly (readonly [Space, Space])[];
      /** Spaces nobody has seen. */
      dark?: readonly Space[];
      /** Where a spelunker stands and where it leads. */
      way?: { seat: number; at: Space; node: Node; reach: readonly Node[]; exits: readonly Side[] };
    }
  | { draw: 'cards'; cards: readonly Card[] }
  | { draw: 'items'; items: readonly Item[]; brief?: boolean }
  | { draw: 'signs'; signs: readonly (Hazard | 'treasure' | 'star' | 'dynamite' | 'tent')[] }
  | { draw: 'treasures'; values: readonly (number | null)[] }
  | { draw: 'track'; values: readonly [number, number, number, number] }
  | { draw: 'die'; die: number; bad: boolean }
  | { draw: 'pawns'; seats: readonly number[] };
