// What a picture of the rules can show.

import type { Card, Cell, Passage, Token } from '../../../generated/skulldug';

export type Shows =
  | {
      draw: 'cave';
      cave: readonly Passage[];
      /** `silk-moreau b1`: an explorer and its passage, in seat order. */
      explorers?: readonly string[];
      /** Where a ghost is. */
      ghosts?: readonly Cell[];
      /** Places nobody has seen, with a question mark. */
      dark?: readonly Cell[];
      moves?: readonly (readonly [Cell, Cell])[];
      lit?: readonly Cell[];
      barred?: readonly Cell[];
    }
  | { draw: 'cards'; cards: readonly Card[]; brief?: boolean }
  | { draw: 'tokens'; cards: readonly Card[] }
  | { draw: 'explorers'; tokens: readonly Token[] }
  | { draw: 'health'; health: number; most: number }
  | { draw: 'icons' }
  | { draw: 'die'; n: number };
