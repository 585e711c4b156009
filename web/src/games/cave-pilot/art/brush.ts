// How drawings are kept: a paint and a path, from the back to the front.

export type Paint =
  | 'tint'
  | 'rock'
  | 'stone'
  | 'pale'
  | 'crystal'
  | 'ice'
  | 'steel'
  | 'iron'
  | 'rust'
  | 'brass'
  | 'wood'
  | 'paper'
  | 'leaf'
  | 'moss'
  | 'acid'
  | 'flesh'
  | 'fur'
  | 'chitin'
  | 'silk'
  | 'water'
  | 'foam'
  | 'fire'
  | 'flame'
  | 'glow'
  | 'beam'
  | 'haze'
  | 'void'
  | 'shade'
  | 'shine'
  | 'ink'
  | 'line';

export type Brush = readonly [Paint, string];

/** A ring around a point, as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
