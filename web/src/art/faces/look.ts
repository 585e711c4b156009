// A face in a line: skin, hair and what is worn.
import type { BEARDS, BEHIND, COLLARS, CUTS, HATS, HAIRS, MARKS, MOODS, SKINS } from './parts';

export interface Look {
  skin: keyof typeof SKINS;
  cut: keyof typeof CUTS;
  hair: keyof typeof HAIRS;
  behind: keyof typeof BEHIND;
  beard: keyof typeof BEARDS;
  hat: keyof typeof HATS;
  mark: keyof typeof MARKS;
  collar: keyof typeof COLLARS;
  mood: keyof typeof MOODS;
  /** What the hat is made of, what trims it, the coat and the wall behind. */
  cloth: string;
  trim: string;
  coat: string;
  wall: string;
  /** The rim tells how well a bot plays; people have none. */
  rim: 'none' | 'novice' | 'steady' | 'strong' | 'master';
}

const PLAIN = {
  behind: 'none',
  beard: 'none',
  hat: 'none',
  mark: 'none',
  collar: 'open',
  mood: 'calm',
  cloth: '#7a5230',
  trim: '#4a3018',
  coat: '#5b4a3c',
  rim: 'none',
} as const;

/** Somebody before a wall of this colour, in a coat that goes with it. */
export function look(
  skin: Look['skin'],
  cut: Look['cut'],
  hair: Look['hair'],
  worn: Partial<Look>,
  wall: string,
): Look {
  return { ...PLAIN, coat: `color-mix(in srgb, ${wall} 55%, #1c140e)`, ...worn, skin, cut, hair, wall };
}
