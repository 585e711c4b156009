// What a picture of the rules can show.

import type { Exploration, Player } from '../../../generated/cave-pilot';
import type { Icon } from '../art/icons';

export type Shows =
  | {
      draw: 'flight';
      /** `Y12 C1`: a Cave card and its position. */
      caves: readonly string[];
      /** Where each seat's plane is. */
      planes?: readonly string[];
      exit?: boolean;
      moves?: readonly (readonly [string, string])[];
      /** Positions where something may be laid or flown to. */
      lit?: readonly string[];
      /** The card whose reach is shown. */
      lamp?: string;
      /** Red cubes: `C1 2`. */
      cubes?: readonly string[];
      /** From which column to which the picture goes; all without. */
      columns?: readonly [number, number];
    }
  | { draw: 'caves'; cards: readonly string[] }
  | { draw: 'explorations'; cards: readonly Exploration[] }
  | { draw: 'mat'; installed: Readonly<Record<string, string>>; player?: Partial<Player> }
  | { draw: 'shop' }
  | { draw: 'signs'; signs: readonly Icon[] }
  | { draw: 'dice'; dice: readonly (readonly ['yellow' | 'orange' | 'missile', number | string])[] };
